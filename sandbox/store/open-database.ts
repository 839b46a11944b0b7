import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const tables = `
  CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

  CREATE TABLE IF NOT EXISTS bodies (id INTEGER PRIMARY KEY, packed BLOB NOT NULL);

  CREATE TABLE IF NOT EXISTS messages (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, channel TEXT NOT NULL,
    recipient TEXT NOT NULL, recipients TEXT NOT NULL, sender TEXT NOT NULL, subject TEXT, tags TEXT,
    body_id INTEGER NOT NULL, body_start INTEGER NOT NULL, body_end INTEGER NOT NULL,
    idempotency_key TEXT, callback TEXT, status TEXT NOT NULL, error_code INTEGER,
    accepted_at INTEGER NOT NULL, sent_at INTEGER, updated_at INTEGER NOT NULL,
    next_status TEXT, next_at INTEGER
  );
  CREATE INDEX IF NOT EXISTS whatsapp_by_recipient ON messages (recipient) WHERE channel = 'whatsapp';
  CREATE INDEX IF NOT EXISTS messages_due ON messages (next_at) WHERE next_at IS NOT NULL;

  CREATE TABLE IF NOT EXISTS idempotent_answers (
    provider TEXT NOT NULL, key TEXT NOT NULL, fingerprint TEXT NOT NULL,
    status INTEGER NOT NULL, body TEXT NOT NULL, request_id TEXT, created_at INTEGER NOT NULL,
    PRIMARY KEY (provider, key)
  ) WITHOUT ROWID;

  CREATE TABLE IF NOT EXISTS webhooks (
    seq INTEGER PRIMARY KEY, provider TEXT NOT NULL, id TEXT NOT NULL, url TEXT NOT NULL, payload TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0, created_at INTEGER NOT NULL, due_at INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS webhooks_due ON webhooks (due_at);

  CREATE TABLE IF NOT EXISTS stripe_objects (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, document TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS stripe_objects_by_kind ON stripe_objects (kind, seq);
`

/**
 * The sandbox's store, in `directory/store.db`: messages, tokens and all, for its owner's eyes only. What was committed
 * survives the process being killed; only a power cut may lose the last moments (`synchronous = OFF`), which a stand-in
 * can afford.
 */
export function openDatabase(directory: string): DatabaseSync {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  chmodSync(directory, 0o700)
  const file = join(directory, 'store.db')
  // SQLite gives its journal files the mode of the store itself.
  closeSync(openSync(file, 'a', 0o600))
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, 0o600)
  const database = new DatabaseSync(file)
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA cache_size = -20000; PRAGMA busy_timeout = 3000',
  )
  database.exec(tables)
  return database
}

/** Runs `work` in one transaction; a throw undoes it. */
export function together<T>(database: DatabaseSync, work: () => T): T {
  if (database.isTransaction) return work()
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}
