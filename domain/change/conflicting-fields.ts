type Fields = Readonly<Record<string, unknown>>

/** Null, undefined and '' are the same, and the order of an object's keys, which Postgres does not keep, is none. */
const plain = (value: unknown) =>
  JSON.stringify(value === '' || value === undefined ? null : value, (_, part: unknown) =>
    isRecord(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )

const isRecord = (part: unknown): part is Fields =>
  typeof part === 'object' && part !== null && !Array.isArray(part)

/**
 * The fields with an edit conflict: the stored value is neither what this person began with (`was`) nor what
 * this person wants. Fields without a `was` are not compared: the last write wins.
 */
export const conflictingFields = (was: Fields, stored: Fields, wanted: Fields): string[] =>
  Object.keys(wanted).filter(
    (name) =>
      name in was && plain(stored[name]) !== plain(was[name]) && plain(stored[name]) !== plain(wanted[name]),
  )
