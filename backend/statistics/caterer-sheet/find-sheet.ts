import { DateTime } from 'luxon'
import { Event } from '../../events/event.ts'
import { requireGrandSoiree } from '../../events/plan-rules.ts'
import { database } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import { childWords, folded } from '../keywords.ts'
import type { CatererSheet } from './sheet.ts'

type Person = { name: string; isChild: boolean; menu: string | null; dietary: string | null }
type Party = {
  name: string
  confirmedGuests: number
  needsBusTransport: boolean
  busComments: string | null
  dietaryRestrictions: string | null
  people: Person[]
}
type Pending = { parties: number; seats: number }

/** The confirmed parties with their people: attendees if given, else names; children as in the statistics. */
const statement = `
  select g.name, g.confirmed_guests, g.needs_bus_transport, g.bus_comments, g.dietary_restrictions,
    coalesce(answered.people, named.people, '[]') as people
  from guests g
  cross join lateral (
    select json_agg(json_build_object('name', one->>'name', 'menu', one->>'menu', 'dietary', one->>'dietary',
      'isChild', case when told.any then (one->>'isChild')::boolean else ${folded("one->>'name'")} ~ '${childWords}' end)
      order by place) as people
    from jsonb_array_elements(g.attendees) with ordinality as given (one, place),
      lateral (select coalesce(bool_or((each->>'isChild')::boolean), false) as any
               from jsonb_array_elements(g.attendees) each) told
  ) answered
  cross join lateral (
    select json_agg(json_build_object('name', one, 'menu', null, 'dietary', null,
      'isChild', ${folded('one')} ~ '${childWords}') order by place) as people
    from jsonb_array_elements_text(g.guest_names) with ordinality as given (one, place)
  ) named
  where g.event_id = :eventId and g.status = 'confirmed'
  order by g."group", g.position`

/** The current data for the caterer. Throws `event-not-found`, `payment-required`, `plan-required`. */
export async function findCatererSheet(eventId: string): Promise<CatererSheet> {
  const event = await Event.query().findById(eventId)
  if (!event) throw new AppError('event-not-found')
  requireGrandSoiree(event)
  const { rows: parties } = await database().raw<{ rows: Party[] }>(statement, { eventId })
  const { rows: pending } = await database().raw<{ rows: Pending[] }>(
    `select count(*) as parties, coalesce(sum(max_guests), 0) as seats from guests
     where event_id = ? and status = 'pending'`,
    [eventId],
  )
  return sheetOf(event, parties, pending[0] ?? { parties: 0, seats: 0 })
}

function sheetOf(event: Event, parties: readonly Party[], pending: Pending): CatererSheet {
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
    children: children.map(({ name, menu, party }) => ({ name, party: party.name, menu })),
    bus: event.hasBusTransport
      ? parties
          .filter(({ needsBusTransport }) => needsBusTransport)
          .map(({ name, confirmedGuests, busComments }) => ({
            name,
            people: confirmedGuests,
            comments: busComments,
          }))
      : null,
  }
}

const dayOf = (at: Date, zone: string) =>
  DateTime.fromJSDate(at, { zone }).setLocale('es').toFormat("EEEE d 'de' MMMM 'de' yyyy")

/** One for each confirmed person, also without a name. */
function peopleOf({ name, confirmedGuests, people }: Party): Person[] {
  const unnamed = { name: '', isChild: false, menu: null, dietary: null }
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
