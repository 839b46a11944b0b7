import type { Trx } from '../platform/database.ts'

/** A draft of the wizard waits in a browser for its email and knows its picture only by address. */
const draftsWait = '30 days'

/** Removes the pictures that no event shows, whole or framed, once they were uploaded long enough ago. Says how many. */
export async function dropUnusedImages(trx: Trx): Promise<number> {
  const { rows } = await trx.raw<{ rows: object[] }>(
    `with shown as (
       select substring(cover_image_url from '^/media/([0-9a-f-]{36})/') as id
       from events where cover_image_url like '/media/_%/%')
     delete from images where created_at < now() - interval '${draftsWait}'
       and id::text not in (select id from shown where id is not null)
       and id not in (select source_id from images where source_id is not null and id::text in (select id from shown))
     returning id`,
  )
  return rows.length
}
