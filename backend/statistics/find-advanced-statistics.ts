import type { AdvancedStatistics } from '../../domain/calls/statistics.ts'
import { database } from '../platform/database.ts'
import { childWords, diets, folded } from './keywords.ts'

const dietCounts = Object.entries(diets)
  .map(([diet, pattern]) => `'${diet}', count(*) filter (where diet ~ '${pattern}')`)
  .join(', ')

/**
 * The advanced statistics of Grand Soirée, in one statement that reads the guest list once. Counts of diets and
 * families are parties; a party's children come from its RSVP, or else from words in its names.
 */
const statement = `
  with party as materialized (
    select g.id, g.name, g."group", g.status, g.confirmed_guests, g.email, g.phone, g.position,
      g.needs_bus_transport, g.dietary_restrictions, g.guest_names, g.attendees, g.answered_at, e.timezone, e.menus
    from guests g join events e on e.id = g.event_id where e.id = :eventId
  ),
  present as materialized (select * from party where status = 'confirmed'),
  restricted as (
    select id, name, position, dietary_restrictions, ${folded('dietary_restrictions')} as diet
    from present where dietary_restrictions ~ '\\S'
  ),
  parent as (
    select id, name, position, coalesce(nullif(told, 0), named) as children
    from present
    cross join lateral (select count(*) as told from jsonb_array_elements(attendees) one where (one->>'isChild')::boolean) as t
    cross join lateral (
      select greatest(
        (${folded('name')} ~ '${childWords}')::int,
        (select count(*) from jsonb_array_elements_text(guest_names) one where ${folded('one')} ~ '${childWords}')
      ) as named
    ) as n
  ),
  family as (select * from parent where children > 0),
  seated as (
    select id, name, phone, position, place, nullif(trim(one->>'name'), '') as rider, one->>'busOut' as bus_out, one->>'busBack' as bus_back
    from present cross join lateral jsonb_array_elements(attendees) with ordinality as given (one, place)
    where one->>'busOut' is not null or one->>'busBack' is not null
  ),
  -- Where nobody of a party has picked a trip, all of it ride.
  riding as (
    select id, coalesce(picked, confirmed_guests) as people
    from present left join (select id, count(*) as picked from seated group by id) by_trip using (id)
    where needs_bus_transport
  ),
  trip as (
    select trip, place, (select coalesce(json_agg(json_build_object('guestId', id, 'name', coalesce(rider, name), 'party', name, 'phone', phone)
        order by position, seated.place), '[]')
      from seated where trip->>'id' in (bus_out, bus_back)) as riders
    from events, jsonb_array_elements(bus_trips) with ordinality as given (trip, place)
    where events.id = :eventId and has_bus_transport
  ),
  wanted as (
    select one->>'menu' as menu, count(*) as people
    from present cross join lateral jsonb_array_elements(attendees) one
    where one->>'menu' <> '' group by 1
  ),
  offered as (
    select one as menu, place from events, jsonb_array_elements_text(menus) with ordinality as given (one, place)
    where events.id = :eventId
  )
  select
    (select json_build_object(
       'people', coalesce(sum(riding.people), 0),
       'percent', coalesce(round(100.0 * sum(riding.people) / nullif(sum(confirmed_guests), 0)), 0),
       'names', coalesce(json_agg(name order by position) filter (where needs_bus_transport), '[]'),
       'trips', (select coalesce(json_agg(trip || jsonb_build_object('people', json_array_length(riders), 'riders', riders) order by place), '[]')
         from trip)) from present left join riding using (id)) as bus,
    (select json_build_object(${dietCounts},
       'other', count(*) filter (where diet !~ '${Object.values(diets).join('|')}')) from restricted) as dietary,
    (select coalesce(json_agg(json_build_object('guestId', id, 'name', name, 'text', dietary_restrictions) order by position), '[]')
     from restricted) as dietary_list,
    (select coalesce(json_agg(json_build_object('menu', menu, 'people', coalesce(people, 0)) order by place nulls last, menu), '[]')
     from offered full join wanted using (menu)) as menus,
    (select coalesce(json_agg(json_build_object('guestId', id, 'name', name, 'children', children) order by position), '[]')
     from family) as families_with_children,
    (select coalesce(sum(children), 0) from family)::int as children,
    (select json_build_object(
       'individual', count(*) filter (where confirmed_guests = 1), 'couple', count(*) filter (where confirmed_guests = 2),
       'small', count(*) filter (where confirmed_guests between 3 and 4), 'large', count(*) filter (where confirmed_guests >= 5))
     from present) as group_sizes,
    (select json_build_object(
       'email', count(*) filter (where email is not null and phone is null),
       'whatsapp', count(*) filter (where email is null and phone is not null),
       'both', count(*) filter (where email is not null and phone is not null),
       'none', count(*) filter (where email is null and phone is null)) from party) as contact,
    (select coalesce(json_agg(one order by one."group"), '[]') from (
       select "group", count(*) filter (where status = 'confirmed') as confirmed,
         count(*) filter (where status = 'declined') as declined, count(*) filter (where status = 'pending') as pending,
         coalesce(sum(confirmed_guests) filter (where status = 'confirmed'), 0) as people
       from party group by "group") one) as by_group,
    (select coalesce(json_agg(one order by one.day), '[]') from (
       select to_char(answered_at at time zone timezone, 'YYYY-MM-DD') as day,
         count(*) filter (where status = 'confirmed') as confirmed, count(*) filter (where status = 'declined') as declined
       from party where answered_at is not null and status <> 'pending' group by 1) one) as answers_by_day`

/** The advanced block of an event that exists. */
export async function findAdvancedStatistics(eventId: string): Promise<AdvancedStatistics> {
  const { rows } = await database().raw<{ rows: AdvancedStatistics[] }>(statement, { eventId })
  const [row] = rows
  if (!row) throw new Error('statistics without a row')
  return row
}
