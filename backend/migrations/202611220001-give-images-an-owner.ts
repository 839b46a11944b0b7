import type { Knex } from 'knex'

/**
 * A picture belongs to the event that shows it, and goes with it. Until an event shows it, it is nobody's. A picture
 * that several events show stays with the one that most needs it; each of the others gets a copy of what it shows.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`
    alter table images
      add column event_id uuid references events on delete cascade,
      drop constraint images_sha256_key;
    create index images_sha256 on images (sha256);
    create index images_event on images (event_id);
    create index events_cover_image on events (substring(cover_image_url from '^/media/([0-9a-f-]{36})/'))
      where cover_image_url like '/media/_%/%';

    create temporary table covers on commit drop as
      select e.id as event_id, i.id as image_id, i.source_id,
        row_number() over (partition by coalesce(i.source_id, i.id) order by e.is_paid desc, e.account_id nulls last, e.created_at) = 1
          as keeps,
        gen_random_uuid() as copy_id
      from events e
      join images i on i.id::text = substring(e.cover_image_url from '^/media/([0-9a-f-]{36})/')
      where e.cover_image_url like '/media/_%/%';

    update images i set event_id = c.event_id from covers c where c.keeps and i.id in (c.image_id, c.source_id);

    insert into images (id, sha256, width, height, event_id)
      select c.copy_id, i.sha256, i.width, i.height, c.event_id from covers c join images i on i.id = c.image_id
      where not c.keeps;
    insert into image_renditions (image_id, width, content_type, bytes, shape)
      select c.copy_id, r.width, r.content_type, r.bytes, r.shape from covers c
      join image_renditions r on r.image_id = c.image_id and r.shape <> 'master'
      where not c.keeps;
    update events e set cover_image_url = replace(e.cover_image_url, c.image_id::text, c.copy_id::text)
      from covers c where c.event_id = e.id and not c.keeps;
  `)
}
