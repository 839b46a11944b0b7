import type { Trx } from '../platform/database.ts'
import type { Changed } from './announce-advanced.ts'
import { enqueueInTurns } from './enqueue-in-turns.ts'
import { inGroups } from './queue-messages.ts'

/** A message that the provider did not send, because it could not load its picture. */
export type LostPicture = { deliveryId: string; providerId: string | null }

type Result = {
  /** What was queued again. */
  queued: Changed[]
  /** The provider's ids of messages that were replaced, now or before: nothing said of them counts any more. */
  replaced: Set<string>
}

/**
 * Queues messages once more, without a picture, that the provider reported as not sent for their picture's sake: our
 * host was away when it asked for it. Only a report about the delivery's own message counts, and once for each delivery.
 * Their campaigns are open again. In the transaction of the report.
 */
export async function sendWithoutPicture(trx: Trx, lost: readonly LostPicture[]): Promise<Result> {
  const given = lost.filter(({ providerId }) => providerId !== null)
  if (given.length === 0) return { queued: [], replaced: new Set() }
  const { rows } = await trx.raw<{ rows: (Changed & { id: string })[] }>(
    `with given as (
       select distinct on ("deliveryId") "deliveryId", "providerId"
       from jsonb_to_recordset(cast(:given as jsonb)) as g ("deliveryId" uuid, "providerId" text)
       order by "deliveryId"
     ),
     locked as (
       select d.id from deliveries d where d.id in (select "deliveryId" from given) order by d.id for no key update
     )
     update deliveries d set status = 'queued', lost_picture_id = given."providerId", provider_id = null,
       attempted_at = null, sent_at = null, updated_at = now()
     from given join locked on locked.id = given."deliveryId"
     where d.id = given."deliveryId" and d.channel = 'whatsapp' and d.status in ('sending', 'sent')
       and d.lost_picture_id is null and coalesce(d.provider_id, given."providerId") = given."providerId"
     returning d.id, d.event_id, d.campaign_id, d.guest_id, d.channel, d.status`,
    { given: JSON.stringify(given) },
  )
  if (rows.length > 0)
    await trx('campaigns')
      .whereIn('id', [...new Set(rows.map(({ campaignId }) => campaignId))])
      .whereNotNull('finishedAt')
      .update({ finishedAt: null })
  for (const [eventId, some] of Map.groupBy(rows, (row) => row.eventId))
    await enqueueInTurns(trx, 'send-whatsapps', eventId, inGroups(some.map(({ id }) => id)))
  const replaced: { lostPictureId: string }[] = await trx('deliveries')
    .whereIn(
      'id',
      given.map(({ deliveryId }) => deliveryId),
    )
    .whereNotNull('lostPictureId')
    .select('lostPictureId')
  return {
    queued: rows.map(({ id: _, ...changed }) => changed),
    replaced: new Set(replaced.map(({ lostPictureId }) => lostPictureId)),
  }
}
