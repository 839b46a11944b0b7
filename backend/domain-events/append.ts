import { liveMessage } from '../../domain/calls/live.ts'
import { type DomainEventData, type DomainEventType, domainEvents } from '../../domain/domain-events.ts'
import { jobsAfter } from '../../domain/jobs.ts'
import { send } from '../platform/boss.ts'
import type { Trx } from '../platform/database.ts'

/** The channel of all live streams; PostgreSQL notifies it when the transaction commits. */
export const liveChannel = 'velada_live'

/**
 * Stores a domain event, notifies the event's live streams and enqueues the jobs that follow, all in the caller's
 * transaction.
 */
export async function append<T extends DomainEventType>(
  trx: Trx,
  type: T,
  data: DomainEventData<T>,
): Promise<void> {
  const eventId = domainEvents[type].isLive && 'eventId' in data ? data.eventId : null
  await trx.raw(
    `with happened as (
       insert into domain_events (type, event_id, data) values (:type, :eventId, :data) returning id, event_id, type
     )
     select pg_notify(:channel, json_build_object('id', id, 'eventId', event_id, 'type', type, 'data', cast(:told as jsonb))::text)
     from happened where event_id is not null`,
    {
      type,
      eventId,
      data: JSON.stringify(data),
      // A notification of PostgreSQL carries less than 8,000 bytes.
      told: JSON.stringify(liveMessage(type, data)),
      channel: liveChannel,
    },
  )
  for (const job of jobsAfter(type)) await send(trx, job, data)
}
