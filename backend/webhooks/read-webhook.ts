import { createHash } from 'node:crypto'

/** Characters of an unreadable body that are kept for the operator. */
const longestKept = 2_000
/** The providers' own names have up to 60 characters. */
const longestId = 300
/** How deep a webhook may nest; the providers' own stay below 10, and what reads and stores one recurses. */
const deepest = 50

/** A signed body in storable form: its JSON object, or its text under `unreadable`. */
export function webhookFrom(body: string): Record<string, unknown> {
  const unreadable = { unreadable: body.slice(0, longestKept) }
  try {
    const webhook: unknown = JSON.parse(body)
    return typeof webhook === 'object' && webhook !== null && !Array.isArray(webhook) && isShallow(webhook)
      ? (webhook as Record<string, unknown>)
      : unreadable
  } catch {
    return unreadable
  }
}

function isShallow(webhook: object): boolean {
  const pending = [{ value: webhook, depth: 1 }]
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (next.depth > deepest) return false
    for (const part of Object.values(next.value))
      if (typeof part === 'object' && part !== null) pending.push({ value: part, depth: next.depth + 1 })
  }
  return true
}

/**
 * What a webhook is known by: the name that it gives itself, or, where that is none or longer than an index holds, the
 * hash of its body, so that the same body is the same webhook.
 */
export const webhookIdFrom = (given: unknown, body: string): string =>
  typeof given === 'string' && given !== '' && given.length <= longestId
    ? given
    : `body-${createHash('sha256').update(body).digest('hex')}`

/** The JSON of a payload without what PostgreSQL cannot store: NUL and lone surrogates. */
export const storableJson = (payload: unknown): string =>
  JSON.stringify(payload, (_, value: unknown) => {
    if (typeof value === 'string') return storable(value)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [storable(key), part]))
  })

const storable = (text: string) => text.replaceAll('\0', '\ufffd').toWellFormed()
