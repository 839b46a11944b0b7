import type { Channel } from '../../domain/sending/channel.ts'
import type { DeliveryStatus } from '../../domain/sending/delivery-status.ts'
import type { Trx } from '../platform/database.ts'
import { rankOf } from './delivery-rank.ts'

/** A new status of a delivery: from a response of the provider, or from a webhook. */
export type Advance = {
  deliveryId: string
  status: DeliveryStatus
  providerId: string | null
  reason: string | null
}

export type Advanced = {
  id: string
  campaignId: string
  eventId: string
  guestId: string
  channel: Channel
  address: string
  status: DeliveryStatus
}

/**
 * Advances deliveries, never backwards: repeated and out-of-order updates change nothing, nor does what is said of a
 * message that another has replaced (`sendWithoutPicture`). The first acceptance of a
 * reminder sets the guest's `lastReminderSent`. At most one advance for each delivery. Returns those that changed.
 */
export async function advanceDeliveries(trx: Trx, advances: Advance[]): Promise<Advanced[]> {
  if (advances.length === 0) return []
  // Locked in order of their ids, so that two workers never deadlock.
  const { rows } = await trx.raw<{ rows: (Advanced & { reminded: boolean })[] }>(
    `with given as (
       select * from jsonb_to_recordset(cast(:given as jsonb))
         as g ("deliveryId" uuid, status text, "providerId" text, reason text)
     ),
     locked as (
       select d.id, d.sent_at is null and d.kind = 'reminder' as unsent from deliveries d
       where d.id in (select "deliveryId" from given) order by d.id for no key update
     )
     update deliveries d set
       status = case when ${rankOf('given.status')} > ${rankOf('d.status')} then given.status else d.status end,
       reason = case when ${rankOf('given.status')} > ${rankOf('d.status')} then given.reason else d.reason end,
       provider_id = coalesce(d.provider_id, given."providerId"),
       sent_at = case when ${rankOf('given.status')} >= ${rankOf("'sent'")} and given.status <> 'failed'
         then coalesce(d.sent_at, now()) else d.sent_at end,
       updated_at = now()
     from given join locked on locked.id = given."deliveryId"
     where d.id = given."deliveryId" and given."providerId" is distinct from coalesce(d.lost_picture_id, '')
       and (${rankOf('given.status')} > ${rankOf('d.status')} or (d.provider_id is null and given."providerId" is not null))
     returning d.id, d.campaign_id, d.event_id, d.guest_id, d.channel, d.address, d.status,
       locked.unsent and d.sent_at is not null as reminded`,
    { given: JSON.stringify(advances) },
  )
  const reminded = rows.filter((row) => row.reminded).map((row) => row.guestId)
  if (reminded.length > 0)
    // In order too: an import and its undo lock many guests at once.
    await trx.raw(
      `update guests set last_reminder_sent = now() from (
         select id from guests where id = any(cast(:reminded as uuid[])) order by id for no key update) locked
       where guests.id = locked.id`,
      { reminded },
    )
  return rows.map(({ reminded: _, ...advanced }) => advanced)
}
