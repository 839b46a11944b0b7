import { changesCloseAt } from '../../domain/answer/closing-times.ts'
import type { SendAccepted, SendRequest } from '../../domain/calls/messaging.ts'
import { guestLimitOf } from '../../domain/payment/plans.ts'
import type { CampaignKind } from '../../domain/sending/campaign-kind.ts'
import { channels } from '../../domain/sending/channel.ts'
import type { Event } from '../events/event.ts'
import { requireInvitedFit } from '../events/plan-rules.ts'
import type { Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { forbidNestedLoops } from '../platform/nested-loops.ts'
import { findAudience } from './find-audience.ts'
import { freezeCampaign } from './freeze-campaign.ts'
import { lockPaidEvent } from './lock-paid-event.ts'

/**
 * Creates a campaign with one delivery for each due party and channel, and queues its sending. The event's row is
 * locked, so that two clicks do not send twice. Without recipients: no campaign, `campaignId` null. Throws
 * `event-not-found`, `payment-required`, `plan-required`, `event-over`; `guest-limit` when more would be invited than
 * the plan holds, those invited and removed before among them.
 */
export async function requestCampaign(
  trx: Trx,
  eventId: string,
  kind: CampaignKind,
  { method, guestIds, evenIfResting, personalLine }: SendRequest,
): Promise<SendAccepted> {
  const event = await lockPaidEvent(trx, eventId, method)
  if (changesCloseAt(event) < new Date()) throw new AppError('event-over')
  await forbidNestedLoops(trx)
  const due = await findAudience(trx, eventId, {
    kind,
    channels: method === 'both' ? channels : [method],
    guestIds: guestIds ?? null,
    // Only for chosen guests, never for a whole list.
    evenIfResting: guestIds !== undefined && evenIfResting === true,
  })
  const accepted = await freezeCampaign(trx, event, {
    kind,
    method,
    personalLine: personalLine || null,
    scope: `
      select g.id, g.position, due.channel, case due.channel when 'email' then g.email else g.phone end as address,
        jsonb_build_object('name', g.name, 'group', g."group", 'maxGuests', g.max_guests, 'token', g.token) as recipient
      from jsonb_to_recordset(cast(:messages as jsonb)) as due (id uuid, channel text) join guests g on g.id = due.id`,
    due: `
      select id as guest_id, recipient, channel, address,
        row_number() over (partition by channel order by position) - 1 as place
      from scope where channel is not null`,
    skipped: 'channel is null',
    given: { messages: JSON.stringify(due) },
  })
  if (kind === 'invitation' && accepted.campaignId) await requireRoom(trx, event, accepted.campaignId)
  return accepted
}

/** After the insert, so that the new deliveries count as well; a failure rolls everything back. */
async function requireRoom(trx: Trx, event: Event, campaignId: string): Promise<void> {
  if (guestLimitOf[event.planType] === null) return
  const { rows } = await trx.raw<{ rows: { invited: number; before: number }[] }>(
    `select count(distinct guest_id)::int as invited,
       (count(distinct guest_id) filter (where campaign_id <> :campaignId))::int as before
     from deliveries
     where event_id = :eventId and kind = 'invitation'
       and (campaign_id = :campaignId or status not in ('skipped', 'failed', 'bounced'))`,
    { eventId: event.id, campaignId },
  )
  const { invited, before } = rows[0] ?? { invited: 0, before: 0 }
  requireInvitedFit(event, invited + event.removedInvited, invited - before)
}
