export type Channel = 'email' | 'whatsapp'

/** A message as stored; `recipients` and `tags` are JSON text, times are milliseconds. */
export type StoredMessage = {
  seq: number
  id: string
  channel: Channel
  recipient: string
  recipients: string
  sender: string
  subject: string | null
  tags: string | null
  body_id: number
  body_start: number
  body_end: number
  idempotency_key: string | null
  callback: string | null
  status: string
  error_code: number | null
  accepted_at: number
  sent_at: number | null
  updated_at: number
  next_status: string | null
  next_at: number | null
}

/** A message as a provider accepts it. */
export type NewMessage = Omit<StoredMessage, 'seq' | 'status' | 'error_code' | 'sent_at' | 'updated_at'>
