import type { HistoryEntry } from '../../domain/calls/guest-history.ts'
import type { DomainEventType } from '../../domain/domain-events.ts'
import type { ChangeableField } from '../../domain/party/changeable-fields.ts'
import type { CampaignKind } from '../../domain/sending/campaign-kind.ts'
import type { Channel } from '../../domain/sending/channel.ts'
import type { DeliveryStatus } from '../../domain/sending/delivery-status.ts'
import { database } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'

const pageSize = 30

type Found = {
  place: string
  at: Date
  type: DomainEventType | 'requested' | 'created'
  by: 'owner' | 'guest' | null
  fields: ChangeableField[] | null
  message: { kind: CampaignKind; channel: Channel; status: DeliveryStatus } | null
}

/**
 * A page of what happened to a party, the newest first: from the domain events, and from the party and its messages
 * when they were made. Throws `malformed-input`.
 */
export async function findGuestHistory(
  eventId: string,
  guestId: string,
  after: string | undefined,
): Promise<{ entries: HistoryEntry[]; next: string | null }> {
  if (after !== undefined && !/^\d{16}_[a-z]\w{0,40}$/.test(after))
    throw new AppError('malformed-input', { message: 'Esa página del historial no existe' })
  const { rows } = await database().raw<{ rows: Found[] }>(history, {
    eventId,
    guestId,
    after: after ?? null,
  })
  const page = rows.slice(0, pageSize)
  return {
    entries: page.map(({ type, at, ...entry }) => ({ ...entry, kind: kindOf(type), at: at.toISOString() })),
    next: rows.length > pageSize ? (page.at(-1)?.place ?? null) : null,
  }
}

function kindOf(type: Found['type']): HistoryEntry['kind'] {
  switch (type) {
    case 'guest.added':
      return 'added'
    case 'created':
      return 'imported'
    case 'guest.removed':
    case 'guests.removed':
      return 'removed'
    case 'guests.restored':
      return 'restored'
    case 'rsvp.answered':
      return 'answered'
    case 'requested':
    case 'delivery.changed':
      return 'message'
    default:
      return 'changed'
  }
}

/** SQL: whether a domain event is about the party; one about many names them in an array. */
const isAbout = `(e.data ->> 'guestId' = :guestId or jsonb_exists(e.data -> 'guestIds', :guestId))`

const history = `
  with happened as (
    select occurred_at as at, 'e' || id as source, type, data from domain_events e
    where event_id = :eventId and ${isAbout} and type in ('guest.added', 'guest.updated', 'guests.changed',
      'guest.removed', 'guests.removed', 'guests.restored', 'rsvp.answered', 'delivery.changed')
  ),
  entries as (
    select at, source, type, case type when 'rsvp.answered' then data ->> 'by' else 'owner' end as by,
      data -> 'fields' as fields, cast(null as jsonb) as message
    from happened where type <> 'delivery.changed'
    union all
    select h.at, h.source || 'c' || left(state ->> 'channel', 1), h.type, null, null, jsonb_build_object(
      'kind', c.kind, 'channel', state ->> 'channel', 'status', state ->> 'status')
    from happened h join campaigns c on c.id = (h.data ->> 'campaignId')::uuid,
      jsonb_array_elements(h.data -> 'states') state
    where h.type = 'delivery.changed' and state ->> 'guestId' = :guestId
    union all
    select created_at, 'm' || replace(id::text, '-', ''), 'requested', 'owner', null,
      jsonb_build_object('kind', kind, 'channel', channel, 'status', 'queued')
    from deliveries where guest_id = cast(:guestId as uuid)
    union all
    select created_at, 'g', 'created', 'owner', null, null
    from guests where id = cast(:guestId as uuid) and not exists (select from happened where type = 'guest.added')
  ),
  placed as (
    select floor(extract(epoch from at) * 1000000)::text || '_' || source as place, at, type, by, fields, message
    from entries
  )
  select * from placed where cast(:after as text) is null or place collate "C" < :after
  order by place collate "C" desc limit ${pageSize + 1}`
