import { enqueue } from '../platform/boss.ts'
import type { Trx } from '../platform/database.ts'
import type { DomainEvents } from './domain-event.ts'
import { subscribers } from './subscribers.ts'

/** The channel of all live streams; PostgreSQL notifies it when the transaction commits. */
export const liveChannel = 'velada_live'

/**
 * Stores a domain event, notifies the event's live streams and queues one job for each subscriber, all in the caller's
 * transaction.
 */
export async function append<T extends keyof DomainEvents>(
  trx: Trx,
  type: T,
  data: DomainEvents[T],
): Promise<void> {
  const eventId = 'eventId' in data ? data.eventId : null
  await trx.raw(
    `with happened as (
       insert into domain_events (type, event_id, data) values (:type, :eventId, :data) returning id, event_id, type, data
     )
     select pg_notify(:channel, json_build_object('id', id, 'eventId', event_id, 'type', type, 'data', data)::text)
     from happened where event_id is not null`,
    { type, eventId, data: JSON.stringify(data), channel: liveChannel },
  )
  for (const queue of subscribers[type] ?? []) await enqueue(trx, queue, data)
}
