import { namesIn, personOf } from './household.ts'
import { longestName, type Person } from './person.ts'

/** A person before it has a seat's id. */
export type NewPerson = Omit<Person, 'id'>

/**
 * The people of a party of which only name and number of seats are known: who its name names comes first, the others
 * are unnamed. A name with more people than seats counts as one person's.
 */
export function peopleOf(partyName: string, seats: number): NewPerson[] {
  const told = namesIn(partyName)
  const names = (told.length > seats ? [personOf(partyName)] : told).map(nameOrNone)
  return Array.from({ length: seats }, (_, at) => ({ name: names[at] ?? null, isChild: false }))
}

/** A party may have a longer name than a person. */
const nameOrNone = (name: string) => (name !== '' && name.length <= longestName ? name : null)
