import { createHash } from 'node:crypto'

/** How much of a body that is no notice is kept for a person to look at, in characters. */
const longestKept = 2_000

/** A signed body as it can be kept: the object that it is, or under `unreadable` what it says instead of one. */
export function noticeFrom(body: string): Record<string, unknown> {
  const unreadable = { unreadable: body.slice(0, longestKept) }
  try {
    const notice: unknown = JSON.parse(body)
    return typeof notice === 'object' && notice !== null && !Array.isArray(notice)
      ? (notice as Record<string, unknown>)
      : unreadable
  } catch {
    return unreadable
  }
}

/** What a notice is known by when it names itself with nothing usable: the same body is the same notice. */
export const idOfBody = (body: string): string => `body-${createHash('sha256').update(body).digest('hex')}`

/** The JSON of a payload without what PostgreSQL cannot hold: NUL, and halves of surrogate pairs. */
export const storableJson = (payload: unknown): string =>
  JSON.stringify(payload, (_, value: unknown) => {
    if (typeof value === 'string') return storable(value)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [storable(key), part]))
  })

const storable = (text: string) => text.replaceAll('\0', '\ufffd').toWellFormed()
