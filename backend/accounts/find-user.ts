import type { User } from '../../domain/calls/accounts.ts'
import { database } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'

type Row = { email: string; lastEventId: string | null; events: User['events'] | null }

/** The signed-in account, newest event first; `id` is the event it opened last. Throws `signed-out`. */
export async function findUser(accountId: string): Promise<User> {
  const { rows } = await database().raw<{ rows: Row[] }>(
    `select a.email, a.last_event_id,
       (select json_agg(json_build_object('id', e.id, 'slug', e.slug, 'coupleNames', e.couple_names, 'eventDate', e.event_date)
               order by e.created_at desc)
        from events e where e.account_id = a.id) as events
     from accounts a where a.id = ?`,
    [accountId],
  )
  const account = rows[0]
  if (!account) throw new AppError('signed-out')
  const events = (account.events ?? []).map((event) => ({
    ...event,
    eventDate: new Date(event.eventDate).toISOString(),
  }))
  const last = events.find((event) => event.id === account.lastEventId) ?? events[0]
  return { id: last?.id ?? accountId, email: account.email, events }
}
