import { randomUUID } from 'node:crypto'
import { pick } from '../../../domain/fields.ts'
import type { ListDifference } from '../../../domain/party/import/list-difference.ts'
import type { ReadParty } from '../../../domain/party/import/list-reading.ts'
import { type Party, type PartyKey, partyKeys } from '../../../domain/party/party-fields.ts'
import type { Person } from '../../../domain/party/person.ts'
import { renamed, resized, type Seat } from '../../../domain/party/seats.ts'
import { listed as inWords } from '../../../domain/text.ts'
import type { ListedParty } from './listed-party.ts'
import { mergeSeats } from './merge-seats.ts'

export type PartyChanges = {
  changes: ListDifference['changed'][number]['changes']
  /** The party with the file's values. */
  next: Party & { people: Seat[] }
  /** Why it cannot take them over, in Spanish; null where it can. */
  refusal: string | null
}

/** The group of a party whose row names none: it tells nothing. */
const noGroup = 'Sin grupo'

/**
 * What a party of the list would become by the file. A blank in the file tells nothing, so it never removes what is on the
 * list; nor does a file without seats (`tellsSeats` false) when a row may stand for one person or for several. What a
 * guest has answered stays: who comes, their names and what they do not eat.
 */
export function changesOf(listed: ListedParty, read: ReadParty, tellsSeats: boolean): PartyChanges {
  const isConfirmed = listed.status === 'confirmed'
  const answered: PartyKey[] = listed.status === 'pending' ? [] : ['dietaryRestrictions']
  const told = partyKeys.filter(
    (key) => key !== 'maxGuests' && !answered.includes(key) && !isBlank(read, key),
  )
  const fields = { ...pick(listed, partyKeys), ...pick(read, told) }
  const { people, refusal } =
    tellsSeats || read.maxGuests > 1 ? seatsOf(listed, read, isConfirmed) : same(listed)
  const own = fields.name === listed.name || isConfirmed ? people : renamed(people, listed.name, fields.name)
  const next = { ...fields, people: own, maxGuests: own.length }
  const changed = partyKeys.filter((key) => next[key] !== listed[key])
  const changes = changed.map((field) => ({
    field: field as string,
    from: text(listed[field]),
    to: text(next[field]),
  }))
  if (!areSamePeople(listed.people, own))
    changes.push({ field: 'people', from: peopleText(listed.people), to: peopleText(own) })
  if (refusal && changes.every(({ field }) => field !== 'maxGuests'))
    changes.push({ field: 'maxGuests', from: text(listed.maxGuests), to: text(read.maxGuests) })
  return { changes, next, refusal }
}

/** Whether a party has all that the file says, which is most often so when a list comes again. */
export const isEqual = (listed: ListedParty, read: ReadParty): boolean =>
  partyKeys.every((key) => (listed[key] ?? null) === (read[key] ?? null)) &&
  listed.people.length === read.people.length &&
  listed.people.every(
    ({ name, isChild }, at) => name === read.people[at]?.name && isChild === read.people[at]?.isChild,
  )

const isBlank = (read: ReadParty, key: PartyKey) =>
  read[key] === null || read[key] === '' || (key === 'group' && read[key] === noGroup)

type Seats = { people: Seat[]; refusal: string | null }
const same = ({ people }: ListedParty): Seats => ({ people, refusal: null })

/** Of a party that has confirmed only the number of its seats changes: by unnamed ones. */
function seatsOf(listed: ListedParty, read: ReadParty, isConfirmed: boolean): Seats {
  if (!isConfirmed) return { people: mergeSeats(listed.people, read.people, randomUUID), refusal: null }
  const { confirmedGuests, attendees, people } = listed
  if (read.maxGuests < confirmedGuests)
    return { people, refusal: `Ya han confirmado ${confirmedGuests} y en el archivo hay ${read.maxGuests}` }
  const coming = new Set(attendees.flatMap(({ id }) => id ?? []))
  const { seats, leaving } = resized(people, read.maxGuests, coming, randomUUID)
  return leaving.length > 0
    ? { people, refusal: `Ya ha respondido, y con menos plazas se quedaría fuera ${inWords(leaving)}` }
    : { people: seats, refusal: null }
}

/** The same names; how many seats have none is told by their number. */
const areSamePeople = (one: readonly Person[], other: readonly Person[]) => keyOf(one) === keyOf(other)
const keyOf = (people: readonly Person[]) =>
  people.flatMap(({ name, isChild }) => (name === null ? [] : `${name}\n${isChild}`)).join('\n\n')

const text = (value: string | number | null) => (value === null ? null : String(value))

/** 'Ana, Luis (menor) y 2 por nombrar' */
function peopleText(people: readonly Person[]): string {
  const named = people.filter(({ name }) => name !== null)
  const unnamed = people.length - named.length
  return inWords([
    ...named.map(({ name, isChild }) => `${name}${isChild ? ' (menor)' : ''}`),
    ...(unnamed > 0 ? [`${unnamed} por nombrar`] : []),
  ])
}
