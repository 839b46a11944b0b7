type Fields = Readonly<Record<string, unknown>>

/** Empty is empty, however it is written. */
const plain = (value: unknown) => JSON.stringify(value === '' || value === undefined ? null : value)

/**
 * The fields that two people changed at once: what is stored is neither what this person began with (`was`) nor what
 * this person wants. Fields whose beginning is not told are not compared: the last one wins, as without `was`.
 */
export const conflictingFields = (was: Fields, stored: Fields, wanted: Fields): string[] =>
  Object.keys(wanted).filter(
    (name) =>
      name in was && plain(stored[name]) !== plain(was[name]) && plain(stored[name]) !== plain(wanted[name]),
  )
