import type { Knex } from 'knex'

/** A session says where it is used and when it last was, and its end is told to whatever it keeps open. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`
    alter table sessions
      add column last_used_at timestamptz not null default now(),
      add column device text not null default 'Dispositivo desconocido' check (length(device) <= 80);
    create index sessions_last_use on sessions (last_used_at);

    create function tell_session_ended() returns trigger language plpgsql as $$
      begin
        perform pg_notify('velada_session_ended', old.id::text);
        return null;
      end
    $$;
    create trigger session_ended after delete on sessions for each row execute function tell_session_ended();
  `)
}
