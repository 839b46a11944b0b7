import type { Seat } from '../party/seats.ts'

/**
 * A party of which the owner has named several people answers for each of them; any other one tells how many come. What
 * an answer itself has named does not count, or its form would be another one the next time.
 */
export const answersOneByOne = ({ people }: { people: readonly Seat[] }): boolean =>
  people.filter(({ name, namedBy }) => name !== null && !namedBy).length > 1
