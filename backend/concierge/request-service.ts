import type { ServiceRequest } from '../../domain/calls/concierge.ts'
import { append } from '../domain-events/append.ts'
import { Event } from '../events/event.ts'
import { requireGrandSoiree, requirePaid } from '../events/plan-rules.ts'
import type { Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'

/** Requests that one event may send in a day. */
const mostADay = 10

/**
 * Stores a couple's request to our staff and queues its mail: the domain for a year on Grand Soirée, a message on
 * either plan. Throws `event-not-found`, `payment-required`, `plan-required`, `too-many-requests`.
 */
export async function requestService(trx: Trx, eventId: string, request: ServiceRequest): Promise<void> {
  // Locked, so that parallel requests count each other.
  const event = await Event.query(trx).findById(eventId).forNoKeyUpdate()
  if (!event) throw new AppError('event-not-found')
  if (request.kind === 'domain') requireGrandSoiree(event)
  else requirePaid(event)
  const [recent] = await trx('service_requests')
    .where({ eventId })
    .whereRaw(`created_at > now() - interval '1 day'`)
    .count()
  if (Number(recent?.count) >= mostADay) throw new AppError('too-many-requests')
  const text = request.kind === 'domain' ? request.domain : request.message
  const [row] = await trx<{ id: string; eventId: string; kind: string; text: string }>('service_requests')
    .insert({ eventId, kind: request.kind, text })
    .returning('id')
  if (!row) throw new Error('the request was not stored')
  await append(trx, 'service.requested', { eventId, serviceRequestId: row.id })
}
