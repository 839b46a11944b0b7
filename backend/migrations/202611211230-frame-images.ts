import type { Knex } from 'knex'

/** A framed cover is a picture of its own, made of two parts of the one that was uploaded; that one keeps its pixels. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`
    alter table images
      add column source_id uuid references images on delete cascade,
      add column frames jsonb,
      add check ((source_id is null) = (frames is null));
    create index images_source on images (source_id);
    alter table image_renditions
      add column shape text not null default 'whole' check (shape in ('master', 'whole', 'tall', 'wide')),
      drop constraint image_renditions_pkey,
      add primary key (image_id, shape, width);
  `)
}
