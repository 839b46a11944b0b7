import type { Knex } from 'knex'

/**
 * An import can be undone for a day. What it added and removed is known by ids, and each party that it added or changed
 * by a hash of how it left it; what it changed is kept as it was, for so long and no longer.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`
    create table guest_imports (
      id uuid primary key default uuidv7(),
      event_id uuid not null references events on delete cascade,
      imported integer not null,
      updated integer not null,
      removed integer not null,
      -- One hash for each party that was added.
      added_ids uuid[] not null default '{}',
      added_hashes bigint[] not null default '{}',
      removed_ids uuid[] not null default '{}',
      created_at timestamptz not null default now(),
      check (cardinality(added_ids) = cardinality(added_hashes))
    );
    create index guest_imports_event on guest_imports (event_id, created_at desc);
    create index guest_imports_age on guest_imports (created_at);

    -- No foreign key to the party: one that is removed and brought back is still known here.
    create table guest_import_updates (
      import_id uuid not null references guest_imports on delete cascade,
      guest_id uuid not null,
      former jsonb not null,
      -- Of the party as the import left it.
      hash bigint,
      created_at timestamptz not null default now(),
      primary key (import_id, guest_id)
    );
    create index guest_import_updates_guest on guest_import_updates (guest_id);
    create index guest_import_updates_age on guest_import_updates (created_at);
  `)
}
