import type { DatabaseSync } from 'node:sqlite'

export type Settings = ReturnType<typeof openSettings>

/** Small named values that survive a restart, as JSON. */
export function openSettings(database: DatabaseSync) {
  const select = database.prepare('SELECT value FROM settings WHERE name = ?')
  const upsert = database.prepare('INSERT OR REPLACE INTO settings VALUES (?, ?)')
  return {
    read<T>(name: string, otherwise: T): T {
      const row = select.get(name)
      return row ? (JSON.parse(String(row.value)) as T) : otherwise
    },
    write: (name: string, value: unknown) => upsert.run(name, JSON.stringify(value)),
  }
}
