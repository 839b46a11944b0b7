import type { Knex } from 'knex'

/** What the limits on signing in and on mails to one person remember; addresses stand in it only as keyed hashes. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`
    create table link_requests (
      id uuid primary key default gen_random_uuid(),
      purpose text not null check (purpose in ('verify', 'reset')),
      email text not null check (length(email) <= 255),
      places text[] not null default '{}',
      created_at timestamptz not null default now()
    );

    create table mail_allowances (
      kind text not null check (kind in ('unverified', 'reset')),
      address text not null,
      mail_key text not null,
      mailed_at timestamptz not null default now(),
      primary key (kind, address, mail_key)
    );
    create index mail_allowances_age on mail_allowances (mailed_at);

    create table known_places (
      key text primary key,
      account_id uuid not null references accounts on delete cascade,
      seen_at timestamptz not null default now()
    );
    create index known_places_account on known_places (account_id);
    create index known_places_age on known_places (seen_at);

    create table sign_in_tries (
      key text primary key,
      tries integer not null,
      retry_at timestamptz not null,
      forget_at timestamptz not null
    );
    create index sign_in_tries_age on sign_in_tries (forget_at);
    create index rate_limits_expiry on rate_limits (expire);
  `)
}
