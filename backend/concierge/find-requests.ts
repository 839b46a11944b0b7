import type { AskedService, ServiceRequest } from '../../domain/calls/concierge.ts'
import { database } from '../platform/database.ts'

type Row = { id: string; kind: ServiceRequest['kind']; text: string; createdAt: Date }

/** An event's requests, newest first, fifty at most. */
export async function findServiceRequests(eventId: string): Promise<AskedService[]> {
  const rows: Row[] = await database()('service_requests')
    .where({ eventId })
    .orderBy('createdAt', 'desc')
    .limit(50)
    .select('id', 'kind', 'text', 'createdAt')
  return rows.map(({ id, kind, text, createdAt }) => ({ id, kind, text, askedAt: createdAt.toISOString() }))
}

/** The data of a request's mail: the event and its account, nothing about guests. Null when it was deleted. */
export async function findServiceMail(requestId: string) {
  const row: (Row & { coupleNames: string; slug: string; planType: string; email: string }) | undefined =
    await database()('service_requests')
      .join('events', 'events.id', 'service_requests.eventId')
      .join('accounts', 'accounts.id', 'events.accountId')
      .where({ 'service_requests.id': requestId })
      .first(
        'service_requests.id',
        'service_requests.kind',
        'service_requests.text',
        'service_requests.createdAt',
        'events.coupleNames',
        'events.slug',
        'events.planType',
        'accounts.email',
      )
  return row ?? null
}
