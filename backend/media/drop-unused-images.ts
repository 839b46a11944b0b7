import type { Trx } from '../platform/database.ts'

/** Drafts exist only in browsers and know their picture by address, so unused pictures are kept for a while. */
const draftsWait = '30 days'
/** How long the card of a mail that nobody of its kind has opened yet keeps its photo. */
const unopenedWait = '180 days'

/**
 * Deletes pictures that no event uses, whole or framed, and that no card still has to show, some time after their
 * upload. Returns how many.
 */
export async function dropUnusedImages(trx: Trx): Promise<number> {
  const { rows } = await trx.raw<{ rows: object[] }>(
    `with shown as (
       select substring(cover_image_url from '^/media/([0-9a-f-]{36})/') as id
       from events where cover_image_url like '/media/_%/%'
       union select substring(card ->> 'coverImageUrl' from '^/media/([0-9a-f-]{36})/')
       from card_pictures where bytes is null and created_at > now() - interval '${unopenedWait}')
     delete from images where created_at < now() - interval '${draftsWait}'
       and id::text not in (select id from shown where id is not null)
       and id not in (select source_id from images where source_id is not null and id::text in (select id from shown))
     returning id`,
  )
  return rows.length
}
