import type { Knex } from 'knex'

/**
 * Who refused to be written to is kept as a keyed hash of the address, and outlives guest and event. The key is the
 * event's own and stays for as long as the event does: no setting that changes can lose what was refused, and once the
 * event is deleted nobody can tell any more whose hash it is.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`
    alter table events add column address_key bytea not null
      default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex');

    create function address_hash(key bytea, address text) returns bytea
      language sql immutable strict parallel safe
      return substring(sha256(key || sha256(key || convert_to(lower(btrim(address)), 'UTF8'))) for 16);

    alter table suppressed_addresses add column address_hash bytea;
    update suppressed_addresses s set address_hash = address_hash(e.address_key, s.email)
      from events e where e.id = s.event_id;
    alter table suppressed_addresses
      drop constraint suppressed_addresses_pkey,
      drop constraint suppressed_addresses_event_id_fkey,
      drop constraint suppressed_addresses_reason_check,
      drop column email,
      add primary key (event_id, address_hash),
      add check (reason in ('bounced', 'suppressed', 'unsubscribed', 'complained'));

    -- Links in mails from before spoke of a row; those that are out go on working without it.
    create table former_unsubscribe_links (
      id uuid not null,
      kind text not null check (kind in ('d', 'g')),
      event_id uuid not null references events on delete cascade,
      address_hash bytea not null,
      guest_token text not null,
      primary key (kind, id)
    );
    insert into former_unsubscribe_links (kind, id, event_id, address_hash, guest_token)
      select 'd', d.id, d.event_id, address_hash(e.address_key, d.address), d.recipient ->> 'token'
      from deliveries d join events e on e.id = d.event_id where d.channel = 'email'
      union all
      select 'g', g.id, g.event_id, address_hash(e.address_key, g.email), g.token
      from guests g join events e on e.id = g.event_id where g.email is not null;
    create index former_unsubscribe_links_event on former_unsubscribe_links (event_id);
  `)
}
