import type { Refusal } from './errors.ts'
import type { ScannedEmail } from './scan-emails.ts'

export type CheckedEmail = {
  /** Bare address of the first recipient. */
  recipient: string
  /** JSON text of the list of recipients as given. */
  recipients: string
  from: string
  subject: string
  /** JSON text, as given: `[{ name, value }]`. */
  tags: string | null
}

const address = /^[^\s@<>,;"]+@[^\s@<>,;".]+(\.[^\s@<>,;".]+)+$/
const named = /^[^<>]*<([^<>]+)>$/

/** The bare address in `Name <a@b.es>` or `a@b.es`; undefined when there is none. */
export function bareAddress(text: string): string | undefined {
  const bare = (named.exec(text.trim())?.[1] ?? text).trim()
  return address.test(bare) ? bare : undefined
}

/** Checks one mail as Resend does, in its order; `inBatch` forbids attachments and scheduling. */
export function checkEmail(
  { fields, long }: ScannedEmail,
  inBatch: boolean,
): CheckedEmail | { refused: Refusal } {
  const from = value(fields.from)
  const to = value(fields.to)
  const subject = value(fields.subject)
  const tags = value(fields.tags)
  if (from === undefined) return missing('from')
  if (to === undefined) return missing('to')
  if (subject === undefined && !long.has('template')) return missing('subject')
  if (!long.has('html') && !long.has('text') && !long.has('template')) return missing('html` or `text')
  if (typeof from !== 'string' || !bareAddress(from)) return invalidAddress('from', 'invalid_from_address')
  const recipients = Array.isArray(to) ? to : [to]
  const addresses = recipients.map((one) => (typeof one === 'string' ? bareAddress(one) : undefined))
  const recipient = addresses[0]
  if (!recipient || addresses.includes(undefined)) return invalidAddress('to')
  if (recipients.length > 50) return invalid('The `to` field must have at most 50 recipients.')
  if (typeof (subject ?? '') !== 'string') return invalid('The `subject` field must be a `string`.')
  if (inBatch && long.has('attachments')) return invalid('The `attachments` field is not supported in batch.')
  if (inBatch && fields.scheduled_at) return invalid('The `scheduled_at` field is not supported in batch.')
  if (tags !== undefined && !areTags(tags)) {
    return invalid('Tags should only contain ASCII letters, numbers, underscores, or dashes.')
  }
  return {
    recipient: recipient.toLowerCase(),
    recipients: JSON.stringify(recipients),
    from,
    subject: String(subject ?? ''),
    tags: tags === undefined ? null : (fields.tags ?? null),
  }
}

function value(raw: string | undefined): unknown {
  if (raw === undefined) return undefined
  return (JSON.parse(raw) as unknown) ?? undefined
}

function areTags(tags: unknown): boolean {
  const fits = (text: unknown) => typeof text === 'string' && /^[A-Za-z0-9_-]{1,256}$/.test(text)
  return (
    Array.isArray(tags) &&
    tags.length <= 75 &&
    tags.every((tag: { name?: unknown; value?: unknown } | null) => fits(tag?.name) && fits(tag?.value))
  )
}

function missing(field: string) {
  return { refused: { name: 'missing_required_field', message: `Missing \`${field}\` field.` } as const }
}

function invalid(message: string) {
  return { refused: { name: 'validation_error', message } as const }
}

function invalidAddress(field: string, name: Refusal['name'] = 'validation_error') {
  const message = `Invalid \`${field}\` field. The email address needs to follow the \`email@example.com\` or \`Name <email@example.com>\` format.`
  return { refused: { name, message } }
}
