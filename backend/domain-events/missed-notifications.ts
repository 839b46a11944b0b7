import type { DomainEventType } from '../../domain/domain-events.ts'
import { database } from '../platform/database.ts'

/** A domain event as the live channel carries it. */
export type Notification = {
  id: number
  eventId: string
  type: DomainEventType
  data: Record<string, unknown>
}

/** Numbers are given before commit, so a later number can be seen first: what is this recent is told again. */
const overlap = '1 minute'
/** Beyond this many missed messages, or guests named in them, a page is told to look at everything again. */
const mostRepeated = 500

/** The number of an event's newest message; 0 when nothing has happened yet. */
export async function findNewest(eventId: string): Promise<number> {
  const row = await database()('domainEvents')
    .where({ eventId })
    .max('id as newest')
    .first<{ newest: number }>()
  return Number(row?.newest ?? 0)
}

/**
 * What came after a message. Null where that cannot be told one by one: it is too much, or the message heard last is
 * not among those kept (too old, or numbers that a restored database never gave).
 */
export async function findMissed(eventId: string, lastId: number): Promise<Notification[] | null> {
  const { rows } = await database().raw<{ rows: Notification[] }>(
    `select id, event_id, type, data from domain_events
     where event_id = :eventId and (id >= :lastId or occurred_at > (
       select occurred_at - interval '${overlap}' from domain_events where id = :lastId and event_id = :eventId))
     order by id desc limit ${mostRepeated + 1}`,
    { eventId, lastId },
  )
  // 0 is heard where nothing had happened yet.
  const isKept = lastId === 0 || rows.some(({ id }) => id === lastId)
  const missed = rows.reverse().filter(({ id }) => id !== lastId)
  return isKept && !areTooMany(missed) ? missed : null
}

/** What came just before a page opened its first stream: it may have fetched its lists before that. Null = too much. */
export async function findRecent(eventId: string): Promise<Notification[] | null> {
  const { rows } = await database().raw<{ rows: Notification[] }>(
    `select id, event_id, type, data from domain_events
     where event_id = :eventId and occurred_at > now() - interval '${overlap}'
     order by id desc limit ${mostRepeated + 1}`,
    { eventId },
  )
  return areTooMany(rows) ? null : rows.reverse()
}

const areTooMany = (notices: readonly Notification[]) =>
  notices.reduce((sum, { data }) => sum + namedIn(data), 0) >= mostRepeated
const namedIn = ({ guestIds }: Notification['data']) =>
  Array.isArray(guestIds) ? Math.max(1, guestIds.length) : 1
