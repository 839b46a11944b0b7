import { DateTime } from 'luxon'
import type { Event } from '../../events/event.ts'
import type { CatererSheet } from './sheet.ts'

type Person = {
  name: string
  isChild: boolean
  menu: string | null
  dietary: string | null
  age?: number | null
  /** Whether this person has picked a bus trip. */
  rides: boolean
}
/** A confirmed party as the list has it. */
export type Party = {
  name: string
  confirmedGuests: number
  needsBusTransport: boolean
  busComments: string | null
  dietaryRestrictions: string | null
  people: Person[]
}
/** Who has not answered yet. */
export type Pending = { parties: number; seats: number }

/** The caterer's sheet of an event and its confirmed parties. */
export function sheetOf(event: Event, parties: readonly Party[], pending: Pending): CatererSheet {
  const people = parties.flatMap((party) => peopleOf(party).map((person) => ({ ...person, party })))
  const children = people.filter(({ isChild }) => isChild)
  return {
    slug: event.slug,
    coupleNames: event.coupleNames,
    day: dayOf(event.eventDate, event.timezone),
    place: [event.receptionTime && `${event.receptionTime} h`, event.receptionPlace]
      .filter(Boolean)
      .join(' · '),
    drawnOn: dayOf(new Date(), event.timezone),
    totals: {
      people: people.length,
      adults: people.length - children.length,
      children: children.length,
      pendingSeats: pending.seats,
      pendingParties: pending.parties,
    },
    menus: menusOf(event.menus, people),
    diets: parties.flatMap(dietsOf),
    children: children.map(({ name, age, menu, party }) => ({
      name: age == null ? name : `${name} (${age === 1 ? '1 año' : `${age} años`})`,
      party: party.name,
      menu,
    })),
    bus: event.hasBusTransport
      ? parties
          .filter(({ needsBusTransport }) => needsBusTransport)
          .map(({ name, confirmedGuests, busComments, people: those }) => ({
            name,
            // Where nobody of a party has picked a trip, all of it ride.
            people: those.filter(({ rides }) => rides).length || confirmedGuests,
            comments: busComments,
          }))
      : null,
  }
}

const dayOf = (at: Date, zone: string) =>
  DateTime.fromJSDate(at, { zone }).setLocale('es').toFormat("EEEE d 'de' MMMM 'de' yyyy")

/** One for each confirmed person, also without a name. */
function peopleOf({ name, confirmedGuests, people }: Party): Person[] {
  const unnamed = { name: '', isChild: false, menu: null, dietary: null, rides: false }
  return Array.from({ length: confirmedGuests }, (_, seat) => {
    const person = people[seat] ?? unnamed
    return { ...person, name: person.name || (seat === 0 ? name : `Acompañante de ${name}`) }
  })
}

function dietsOf(party: Party): CatererSheet['diets'] {
  const { name, dietaryRestrictions } = party
  const said = peopleOf(party).flatMap((person) =>
    person.dietary ? [{ name: person.name, party: name, text: person.dietary }] : [],
  )
  if (said.length > 0) return said
  const text = dietaryRestrictions?.trim()
  return text ? [{ name, party: name, text }] : []
}

/** The event's menus in order, then removed menus that were chosen, then people without a menu. */
function menusOf(offered: readonly string[], people: readonly Person[]): CatererSheet['menus'] {
  const none = 'Sin menú elegido'
  const chosen = Map.groupBy(people, ({ menu }) => menu || none)
  const extra = [...chosen.keys()].filter((menu) => menu !== none && !offered.includes(menu)).sort()
  if (offered.length + extra.length === 0) return []
  return [...offered, ...extra, none].flatMap((menu) => {
    const eaters = chosen.get(menu) ?? []
    const children = eaters.filter(({ isChild }) => isChild).length
    return menu === none && eaters.length === 0 ? [] : [{ menu, adults: eaters.length - children, children }]
  })
}
