import { Event } from '../../events/event.ts'
import { requireGrandSoiree } from '../../events/plan-rules.ts'
import { database } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import { childWords, folded } from '../keywords.ts'
import { type Party, type Pending, sheetOf } from './compose-sheet.ts'
import type { CatererSheet } from './sheet.ts'

/** The confirmed parties with their people: attendees if given, else names; children as in the statistics. */
const statement = `
  select g.name, g.confirmed_guests, g.needs_bus_transport, g.bus_comments, g.dietary_restrictions,
    coalesce(answered.people, named.people, '[]') as people
  from guests g
  cross join lateral (
    select json_agg(json_build_object('name', one->>'name', 'menu', one->>'menu', 'dietary', one->>'dietary', 'age', (one->>'age')::int,
      'rides', coalesce(one->>'busOut', one->>'busBack') is not null,
      'isChild', case when told.any then (one->>'isChild')::boolean else ${folded("one->>'name'")} ~ '${childWords}' end)
      order by place) as people
    from jsonb_array_elements(g.attendees) with ordinality as given (one, place),
      lateral (select coalesce(bool_or((each->>'isChild')::boolean), false) as any
               from jsonb_array_elements(g.attendees) each) told
  ) answered
  cross join lateral (
    select json_agg(json_build_object('name', one, 'menu', null, 'dietary', null, 'rides', false,
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
