import type { ResendRequest, SendAccepted } from '../../domain/calls/messaging.ts'
import type { CampaignKind } from '../../domain/sending/campaign-kind.ts'
import type { Method } from '../../domain/sending/channel.ts'
import type { Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { freezeCampaign } from './freeze-campaign.ts'
import { lockPaidEvent } from './lock-paid-event.ts'
import { isResendable } from './unknown-deliveries.ts'

/**
 * Resends `unknown` messages as a new campaign, on the same channels, to the current addresses. The owner decides this,
 * knowing that somebody may get a message twice. Two clicks send once. Throws `campaign-not-found`, `event-not-found`,
 * `payment-required`, `plan-required`.
 */
export async function resendUnknown(
  trx: Trx,
  eventId: string,
  campaignId: string,
  { deliveryIds }: ResendRequest,
): Promise<SendAccepted> {
  const found = await findCampaign(trx, eventId, campaignId)
  if (!found) throw new AppError('campaign-not-found')
  const event = await lockPaidEvent(trx, eventId, found.method)
  return freezeCampaign(trx, event, {
    ...found,
    scope: `
      select g.id, d.channel, case d.channel when 'email' then g.email else g.phone end as address,
        row_number() over (partition by d.channel order by g.position) - 1 as place,
        jsonb_build_object('name', g.name, 'group', g."group", 'maxGuests', g.max_guests, 'token', g.token) as recipient
      from deliveries d join guests g on g.id = d.guest_id
      where d.campaign_id = :unknownOf and d.event_id = :eventId and ${isResendable}
        and (cast(:deliveryIds as uuid[]) is null or d.id = any(cast(:deliveryIds as uuid[])))`,
    due: 'select id as guest_id, recipient, channel, address, place from scope',
    skipped: 'false',
    given: { unknownOf: campaignId, deliveryIds: deliveryIds ?? null },
  })
}

type Found = { kind: CampaignKind; method: Method; personalLine: string | null }

/** The campaign's kind and personal line, and the channels with `unknown` messages. */
async function findCampaign(trx: Trx, eventId: string, campaignId: string): Promise<Found | undefined> {
  const { rows } = await trx.raw<{ rows: Found[] }>(
    `select c.kind, c.content ->> 'personalLine' as personal_line, case count(distinct d.channel) when 1 then min(d.channel) when 2 then 'both' else c.method end as method
     from campaigns c left join deliveries d on d.campaign_id = c.id and d.status = 'unknown'
     where c.id = :campaignId and c.event_id = :eventId group by c.id`,
    { campaignId, eventId },
  )
  return rows[0]
}
