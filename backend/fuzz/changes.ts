import { database } from '../platform/database.ts'

/** What changes by itself, or by who was asked and not by what was asked. */
const unwatched = ['rate_limits', 'sign_in_tries', 'fuzz_changes', 'schema_migrations']

/** From now on the database notes every row that a committed transaction adds, changes or removes. */
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
    // A session notes when it was last used, whatever is asked with it.
    const when = name === 'sessions' ? 'insert or delete' : 'insert or update or delete'
    await database().raw(
      `create trigger fuzz after ${when} on public.${name} for each row execute function public.note_change()`,
    )
  }
}

/** What was changed since this was last asked, each kind once. */
export async function takeChanges(): Promise<string[]> {
  const { rows } = await database().raw<{ rows: { what: string }[] }>(
    'delete from fuzz_changes returning what',
  )
  return [...new Set(rows.map(({ what }) => what))].sort()
}
