import type { Knex } from 'knex'

export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`
    create table accounts (
      id uuid primary key default gen_random_uuid(),
      email text not null unique check (email = lower(email) and length(email) <= 255),
      password_hash text not null,
      last_event_id uuid,
      created_at timestamptz not null default now()
    );

    create table sessions (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references accounts on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index sessions_account on sessions (account_id);
    create index sessions_expiry on sessions (expires_at);

    create table images (
      id uuid primary key default gen_random_uuid(),
      sha256 text not null unique,
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      created_at timestamptz not null default now()
    );
    create table image_renditions (
      image_id uuid not null references images on delete cascade,
      width integer not null,
      content_type text not null,
      bytes bytea not null,
      primary key (image_id, width)
    );

    create table events (
      id uuid primary key default gen_random_uuid(),
      account_id uuid references accounts on delete cascade,
      slug text not null unique check (slug ~ '^[a-z0-9-]{1,50}$'),
      couple_names text not null check (couple_names <> ''),
      event_date timestamptz not null,
      timezone text not null default 'Europe/Madrid',
      rsvp_deadline date,
      ceremony_time text, ceremony_place text, ceremony_url text,
      reception_time text, reception_place text, reception_url text,
      has_bus_transport boolean not null default false,
      bus_info text,
      cover_image_url text,
      invitation_format text not null default 'classic' check (length(invitation_format) <= 50),
      primary_color text not null default '#1A1A1A' check (primary_color ~ '^#[0-9A-Fa-f]{6}$'),
      secondary_color text not null default '#C9A96E' check (secondary_color ~ '^#[0-9A-Fa-f]{6}$'),
      plan_type text not null default 'essence' check (plan_type in ('essence', 'grand_soiree')),
      hotels jsonb not null default '[]',
      interest_sites jsonb not null default '[]',
      important_phones jsonb not null default '[]',
      menus jsonb not null default '[]',
      email text not null check (length(email) <= 255),
      is_email_verified boolean not null default false,
      is_paid boolean not null default false,
      unpaid_reason text,
      is_sample boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (not is_paid or account_id is not null or is_sample)
    );
    create index events_account on events (account_id, created_at desc);
    create index events_unclaimed on events (created_at) where account_id is null;
    alter table accounts add foreign key (last_event_id) references events on delete set null;

    create table account_links (
      id uuid primary key default gen_random_uuid(),
      purpose text not null check (purpose in ('verify', 'reset')),
      token_hash text not null unique,
      sealed_token text,
      event_id uuid references events on delete cascade,
      account_id uuid references accounts on delete cascade,
      expires_at timestamptz not null,
      used_at timestamptz,
      created_at timestamptz not null default now(),
      check ((purpose = 'verify' and event_id is not null) or (purpose = 'reset' and account_id is not null))
    );
    create index account_links_event on account_links (event_id);
    create index account_links_account on account_links (account_id);

    create table guests (
      id uuid primary key default gen_random_uuid(),
      event_id uuid not null references events on delete cascade,
      token text not null unique check (length(token) between 1 and 10),
      "group" text not null check ("group" <> ''),
      name text not null check (name <> ''),
      max_guests integer not null default 1 check (max_guests between 1 and 15),
      phone text check (phone ~ '^\\+[0-9]{7,15}$'),
      email text check (length(email) <= 255),
      notes text,
      status text not null default 'pending' check (status in ('pending', 'confirmed', 'declined')),
      confirmed_guests integer not null default 0,
      guest_names jsonb not null default '[]',
      attendees jsonb not null default '[]',
      dietary_restrictions text,
      needs_bus_transport boolean not null default false,
      bus_comments text,
      comments text,
      answered_at timestamptz,
      last_reminder_sent timestamptz,
      position bigint generated always as identity,
      created_at timestamptz not null default now(),
      check (case status when 'confirmed' then confirmed_guests between 1 and max_guests else confirmed_guests = 0 end)
    );
    create index guests_event on guests (event_id, position);

    create table campaigns (
      id uuid primary key default gen_random_uuid(),
      event_id uuid not null references events on delete cascade,
      kind text not null check (kind in ('invitation', 'reminder')),
      method text not null check (method in ('email', 'whatsapp', 'both')),
      content jsonb not null,
      template jsonb,
      guests integer not null,
      skipped integer not null default 0,
      finished_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index campaigns_event on campaigns (event_id, created_at desc);

    create table email_batches (
      id uuid primary key default gen_random_uuid(),
      campaign_id uuid not null references campaigns on delete cascade,
      number integer not null,
      state text not null default 'queued' check (state in ('queued', 'sending', 'accepted', 'failed')),
      first_tried_at timestamptz,
      created_at timestamptz not null default now()
    );
    create unique index email_batches_campaign on email_batches (campaign_id, number);

    -- Written in bulk and updated soon after: no index holds what changes (status, provider's id), and every page
    -- keeps room for a second version of its rows, so that an update touches no index. They go with their campaign,
    -- as its event and its batches do: one foreign key says it for all three.
    create table deliveries (
      id uuid primary key default gen_random_uuid(),
      campaign_id uuid not null references campaigns on delete cascade,
      event_id uuid not null,
      guest_id uuid not null references guests on delete cascade,
      channel text not null check (channel in ('email', 'whatsapp')),
      kind text not null check (kind in ('invitation', 'reminder')),
      address text not null,
      recipient jsonb not null,
      status text not null default 'queued'
        check (status in ('queued', 'sending', 'sent', 'delivered', 'opened', 'read', 'bounced', 'failed', 'complained', 'unknown')),
      reason text,
      provider_id text,
      batch_id uuid,
      batch_position integer,
      attempted_at timestamptz,
      sent_at timestamptz,
      updated_at timestamptz not null default now(),
      created_at timestamptz not null default now(),
      unique (campaign_id, guest_id, channel)
    ) with (fillfactor = 45);
    create index deliveries_guest on deliveries (guest_id, created_at desc);
    create index deliveries_event on deliveries (event_id, kind, channel);
    create unique index deliveries_batch on deliveries (batch_id, batch_position) where batch_id is not null;

    create table suppressed_addresses (
      event_id uuid not null references events on delete cascade,
      email text not null,
      reason text not null check (reason in ('unsubscribed', 'complained', 'bounced')),
      created_at timestamptz not null default now(),
      primary key (event_id, email)
    );

    create table send_limits (
      provider text primary key check (provider in ('email', 'whatsapp')),
      next_at timestamptz not null default now(),
      paused_until timestamptz
    );
    insert into send_limits (provider) values ('email'), ('whatsapp');

    create table payments (
      id uuid primary key default gen_random_uuid(),
      event_id uuid not null references events on delete cascade,
      account_id uuid not null references accounts on delete cascade,
      plan text not null check (plan in ('essence', 'grand-soiree', 'upgrade')),
      amount_cents integer not null check (amount_cents > 0),
      currency text not null default 'eur' check (currency = 'eur'),
      intent_id text unique,
      status text not null default 'created'
        check (status in ('created', 'processing', 'succeeded', 'failed', 'canceled', 'refunded', 'disputed', 'duplicate')),
      failure text,
      refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
      activated_at timestamptz,
      next_check_at timestamptz,
      revision integer not null default 0,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index payments_event on payments (event_id, created_at desc);
    create index payments_account on payments (account_id);
    create index payments_to_check on payments (next_check_at) where next_check_at is not null;
    create unique index payments_one_open on payments (event_id, plan) where status in ('created', 'processing', 'failed');
    create unique index payments_one_active on payments (event_id, plan) where status in ('succeeded', 'disputed');

    create table provider_notices (
      provider text not null check (provider in ('stripe', 'resend', 'twilio')),
      notice_id text not null,
      payload jsonb not null,
      received_at timestamptz not null default now(),
      applied_at timestamptz,
      primary key (provider, notice_id)
    );
    create index provider_notices_age on provider_notices (received_at);

    create table domain_events (
      id bigint generated always as identity primary key,
      type text not null,
      event_id uuid references events on delete cascade,
      data jsonb not null,
      occurred_at timestamptz not null default now()
    );
    create index domain_events_event on domain_events (event_id, id);

    create table enquiries (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      email text not null,
      phone text not null,
      business_type text not null check (business_type in ('wedding', 'catering', 'venue')),
      message text not null,
      created_at timestamptz not null default now()
    );

    create table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint);
  `)
}
