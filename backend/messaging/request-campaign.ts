import type { Trx } from '../platform/database.ts'
import type { CampaignKind, SendAccepted, SendRequest } from './contract.ts'
import { dueOn, scopeOf } from './due-guests.ts'
import { freezeCampaign, lockPaidEvent } from './freeze-campaign.ts'

/**
 * Freezes a campaign with one delivery for each party and channel that is due, and queues its sending. The event's
 * row is locked, so that two clicks make one message each. Nobody due: no campaign, `campaignId` null.
 * Throws `event-not-found`, `payment-required`, `plan-required`.
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
  return freezeCampaign(trx, event, {
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
}
