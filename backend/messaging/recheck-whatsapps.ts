import { database, inTransaction, type Trx } from '../platform/database.ts'
import { announceAdvanced, type Changed } from './announce-advanced.ts'
import { isStale, recheckColumns, recheckJoins } from './recheck.ts'
import { renewCampaign } from './renew-campaign.ts'

/**
 * Checks messages before they are sent: skips those that must not be sent any more, with the reason, renews outdated
 * content, and returns which ones to send. Those of a paused campaign are not returned.
 */
export async function recheckWhatsapps(deliveryIds: string[]): Promise<string[]> {
  await inTransaction((trx) => skip(trx, deliveryIds))
  const { rows } = await database().raw<{ rows: { id: string; campaignId: string; isStale: boolean }[] }>(
    `select d.id, d.campaign_id, ${isStale} as is_stale
     from deliveries d join campaigns c on c.id = d.campaign_id join events e on e.id = d.event_id
     where d.id = any(cast(? as uuid[])) and d.status = 'queued' and c.paused_at is null order by d.id`,
    [deliveryIds],
  )
  const stale = rows.filter((row) => row.isStale)
  for (const campaignId of new Set(stale.map((row) => row.campaignId))) await renewCampaign(campaignId)
  return rows.map(({ id }) => id)
}

async function skip(trx: Trx, deliveryIds: string[]): Promise<void> {
  const { rows } = await trx.raw<{ rows: Changed[] }>(
    `with looked as (
       select ${recheckColumns} from deliveries d ${recheckJoins}
       where d.id = any(cast(? as uuid[])) and d.status = 'queued' and c.paused_at is null
       order by d.id for no key update of d
     )
     update deliveries d set status = 'skipped', reason = l.reason, updated_at = now()
     from looked l where d.id = l.id and l.reason is not null
     returning d.campaign_id, d.event_id, d.guest_id, d.channel, d.status`,
    [deliveryIds],
  )
  await announceAdvanced(trx, rows)
}
