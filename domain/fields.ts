import type * as v from 'valibot'

type Fields = Readonly<Record<string, { given: v.GenericSchema; stored: v.GenericSchema }>>

/** What is accepted of each field of a catalogue, as the entries of an object's schema. */
// @__NO_SIDE_EFFECTS__
export const given = <F extends Fields>(fields: F) => each(fields, 'given')

/** What is stored of each field of a catalogue, as the entries of an object's schema. */
// @__NO_SIDE_EFFECTS__
export const stored = <F extends Fields>(fields: F) => each(fields, 'stored')

// @__NO_SIDE_EFFECTS__
function each<F extends Fields, P extends 'given' | 'stored'>(fields: F, part: P) {
  const entries = Object.entries(fields).map(([key, field]) => [key, field[part]])
  return Object.fromEntries(entries) as { [K in keyof F]: F[K][P] }
}

/** These keys of an object, and nothing else of it. */
export function pick<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>
}
