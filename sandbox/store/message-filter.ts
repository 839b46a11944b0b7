import type { SQLInputValue } from 'node:sqlite'
import type { Channel } from './stored-message.ts'

export type MessageFilter = {
  channel?: Channel
  to?: string
  from?: string
  sentAfter?: number
  sentBefore?: number
  acceptedBefore?: number
  newestFirst?: boolean
  limit?: number
  offset?: number
}

/** The filter as SQL: the `WHERE` part, empty without conditions, and its values. */
export function conditions(filter: MessageFilter): { where: string; values: SQLInputValue[] } {
  // A literal, because only then may SQLite use the index that is for WhatsApp alone.
  const channel = filter.channel === 'whatsapp' ? "channel = 'whatsapp' AND " : ''
  const parts: [string, SQLInputValue | undefined][] = [
    [`${channel}channel = ?`, filter.channel],
    ['recipient = ?', filter.to],
    ['sender = ?', filter.from],
    ['sent_at >= ?', filter.sentAfter],
    ['sent_at <= ?', filter.sentBefore],
    ['accepted_at <= ?', filter.acceptedBefore],
  ]
  const given = parts.filter((part): part is [string, SQLInputValue] => part[1] !== undefined)
  const where = given.length > 0 ? `WHERE ${given.map(([sql]) => sql).join(' AND ')}` : ''
  return { where, values: given.map(([, value]) => value) }
}
