import type { Knex } from 'knex'

/**
 * A broad photo has a fourth shape, the landscape. Covers of before have none until the job `cut-covers` has looked at
 * them again; until then their plate is shown.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`
    drop index images_uncut;
    create index images_uncut on images (created_at)
      where cover_photo is null
         or jsonb_typeof(cover_photo) = 'object' and cover_photo -> 'landscapeFocus' is null;
    alter table image_renditions
      drop constraint image_renditions_shape_check,
      add check (shape in ('master', 'whole', 'tall', 'wide', 'plate', 'landscape'));
  `)
}
