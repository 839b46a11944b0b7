import { guestLimits } from '../events/contract.ts'
import type { Event } from '../events/event.ts'
import { requireInvitedFit } from '../events/plan-rules.ts'
import type { Trx } from '../platform/database.ts'
import type { CampaignKind, SendAccepted, SendRequest } from './contract.ts'
import { dueOn, scopeOf } from './due-guests.ts'
import { freezeCampaign, lockPaidEvent } from './freeze-campaign.ts'

/**
 * Freezes a campaign with one delivery for each party and channel that is due, and queues its sending. The event's
 * row is locked, so that two clicks make one message each. Nobody due: no campaign, `campaignId` null.
 * Throws `event-not-found`, `payment-required`, `plan-required`; `guest-limit` when more would be invited than the plan
 * holds, those invited and removed before among them.
 */
export async function requestCampaign(
  trx: Trx,
  eventId: string,
  kind: CampaignKind,
  { method, guestIds }: SendRequest,
): Promise<SendAccepted> {
  const event = await lockPaidEvent(trx, eventId, method)
  const [viaEmail, viaWhatsapp] = [method !== 'whatsapp', method !== 'email']
  const reachable = [viaEmail && 'email', viaWhatsapp && 'phone'].filter(Boolean).join(', ')
  const accepted = await freezeCampaign(trx, event, {
    kind,
    method,
    scope: scopeOf(kind),
    due: `
      select s.id as guest_id, s.recipient, 'email' as channel, s.email as address,
        row_number() over (order by s.position) - 1 as place
      from scope s where ${viaEmail} and ${dueOn.email(kind)}
      union all
      select s.id, s.recipient, 'whatsapp', s.phone, row_number() over (order by s.position) - 1
      from scope s where ${viaWhatsapp} and ${dueOn.whatsapp(kind)}`,
    skipped: `coalesce(${reachable}) is null`,
    given: { guestIds: guestIds ?? null },
  })
  if (kind === 'invitation' && accepted.campaignId) await requireRoom(trx, event, accepted.campaignId)
  return accepted
}

/** After freezing, so that it counts what is about to go as well; a failure takes all of it back. */
async function requireRoom(trx: Trx, event: Event, campaignId: string): Promise<void> {
  if (guestLimits[event.planType] === null) return
  const { rows } = await trx.raw<{ rows: { invited: number; before: number }[] }>(
    `select count(distinct guest_id)::int as invited,
       (count(distinct guest_id) filter (where campaign_id <> :campaignId))::int as before
     from deliveries
     where event_id = :eventId and kind = 'invitation'
       and (campaign_id = :campaignId or status not in ('failed', 'bounced'))`,
    { eventId: event.id, campaignId },
  )
  const { invited, before } = rows[0] ?? { invited: 0, before: 0 }
  requireInvitedFit(event, invited + event.removedInvited, invited - before)
}
