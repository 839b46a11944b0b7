import type { Knex } from 'knex'

/**
 * A cover has a third shape, the plate, and what is measured of it goes to the guest's page. Those of before have
 * neither until the job `cut-covers` has made both; JSON's null says that it could not.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`
    alter table images add column cover_photo jsonb;
    create index images_uncut on images (created_at) where cover_photo is null;
    alter table image_renditions
      drop constraint image_renditions_shape_check,
      add check (shape in ('master', 'whole', 'tall', 'wide', 'plate'));
  `)
}
