import { type PartyMessage, type PartyState, refusalOf } from '../../domain/sending/audience.ts'
import type { CampaignKind } from '../../domain/sending/campaign-kind.ts'
import type { Channel } from '../../domain/sending/channel.ts'
import type { Trx } from '../platform/database.ts'

type Party = Omit<PartyState, 'deliveries'> & { id: string; deliveries: PartyMessage[] | null }
type Asked = {
  kind: CampaignKind
  channels: readonly Channel[]
  guestIds: string[] | null
  evenIfResting: boolean
}

/** One planned message; channel null means that the party has no usable address. */
export type DueMessage = { id: string; channel: Channel | null }

/** Who gets a message now, by the same rule as the screens (`domain/sending/audience.ts`). */
export async function findAudience(
  trx: Trx,
  eventId: string,
  { kind, channels, guestIds, evenIfResting }: Asked,
): Promise<DueMessage[]> {
  const now = Date.now()
  return (await findPending(trx, eventId, guestIds)).flatMap((found): DueMessage[] => {
    const party = { ...found, deliveries: found.deliveries ?? [] }
    const refusals = channels.map((channel) => refusalOf(party, kind, channel, now, { evenIfResting }))
    if (refusals.every((refusal) => refusal === 'no-address')) return [{ id: party.id, channel: null }]
    return channels.filter((_, at) => refusals[at] === null).map((channel) => ({ id: party.id, channel }))
  })
}

async function findPending(trx: Trx, eventId: string, guestIds: string[] | null): Promise<Party[]> {
  const { rows } = await trx.raw<{ rows: Party[] }>(
    `with newest as (
       select distinct on (d.guest_id, d.kind, d.channel) d.guest_id, d.channel, d.kind, d.status, d.sent_at,
         d.address, d.updated_at
       from deliveries d where d.event_id = :eventId
       order by d.guest_id, d.kind, d.channel, d.created_at desc
     ),
     messages as (
       select n.guest_id, jsonb_agg(jsonb_build_object('channel', n.channel, 'kind', n.kind, 'status', n.status,
         'sentAt', n.sent_at, 'at', n.updated_at,
         'toFormerAddress', n.address is distinct from case n.channel when 'email' then g.email else g.phone end)) as deliveries
       from newest n join guests g on g.id = n.guest_id group by n.guest_id
     )
     select g.id, g.status, g.email, g.phone, to_json(g.last_reminder_sent) #>> '{}' as last_reminder_sent, m.deliveries, s.reason as email_suppression
     from guests g join events e on e.id = g.event_id
     left join messages m on m.guest_id = g.id
     left join suppressed_addresses s
       on s.event_id = g.event_id and s.address_hash = address_hash(e.address_key, g.email)
     where g.event_id = :eventId and g.status = 'pending'
       and (cast(:guestIds as uuid[]) is null or g.id = any(cast(:guestIds as uuid[])))
     order by g.position`,
    { eventId, guestIds },
  )
  return rows
}
