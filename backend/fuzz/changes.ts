import { database } from '../platform/database.ts'

/** Tables that may change on any request, also on one that is refused. */
const unwatched = ['rate_limits', 'sign_in_tries', 'fuzz_changes', 'schema_migrations']

/** Installs triggers that record every row that a committed transaction adds, changes or removes. */
export async function watchChanges(): Promise<void> {
  await database().raw(`
    create table fuzz_changes (what text);
    create function note_change() returns trigger language plpgsql as $$
      begin insert into public.fuzz_changes values (tg_op || ' ' || tg_table_name); return null; end $$;
  `)
  const { rows } = await database().raw<{ rows: { name: string }[] }>(
    `select tablename as name from pg_tables where schemaname = 'public' and not tablename = any(?)`,
    [unwatched],
  )
  for (const { name } of rows) {
    // A session's last use changes on any request.
    const when = name === 'sessions' ? 'insert or delete' : 'insert or update or delete'
    await database().raw(
      `create trigger fuzz after ${when} on public.${name} for each row execute function public.note_change()`,
    )
  }
}

/** The changes since the last call, each kind once. */
export async function takeChanges(): Promise<string[]> {
  const { rows } = await database().raw<{ rows: { what: string }[] }>(
    'delete from fuzz_changes returning what',
  )
  return [...new Set(rows.map(({ what }) => what))].sort()
}
