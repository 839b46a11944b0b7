import { database } from '../platform/database.ts'
import type { Addressed } from './fill-emails.ts'
import { isStale, recheckColumns, recheckJoins } from './recheck.ts'
import type { Attempt } from './whatsapp-attempt.ts'

/** A message that this attempt, and no other, sends. */
export type ClaimedWhatsapp = Addressed &
  Attempt & { campaignId: string; edition: number; lostPictureId: string | null }

/**
 * Checks once more and marks one message as `sending`, with the party's current data; null when it is paused, must not
 * be sent any more, has outdated content, or another worker has it.
 */
export async function claimWhatsapp(deliveryId: string): Promise<ClaimedWhatsapp | null> {
  const { rows } = await database().raw<{ rows: ClaimedWhatsapp[] }>(
    `with looked as (
       select c.edition, ${recheckColumns} from deliveries d ${recheckJoins}
       where d.id = ? and c.paused_at is null and not (${isStale})
     )
     update deliveries d set status = 'sending', attempted_at = date_trunc('milliseconds', clock_timestamp()),
       updated_at = now(), address = l.address, recipient = l.recipient
     from looked l where d.id = l.id and d.status = 'queued' and l.reason is null
     returning d.id, d.campaign_id, d.address, d.recipient, d.attempted_at, d.lost_picture_id, l.edition`,
    [deliveryId],
  )
  return rows[0] ?? null
}
