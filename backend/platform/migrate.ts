import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import { type Job, jobNames, jobs } from '../../domain/jobs.ts'
import { startBoss, stopBoss } from './boss.ts'
import { proofs } from './prove-jobs.ts'
import { deadLetters } from './worker.ts'

/** One step of the schema; imports nothing. */
export type Migration = { up(trx: Knex.Transaction): Promise<void> }

/** By name, in order: `YYYYMMDDHHmm-verb-noun`. */
type Migrations = Record<string, Migration>

// The advisory lock's number: one process migrates, the others wait.
const advisoryLock = 7_221_902

/**
 * Migrates tables and queues to this version. Safe to run concurrently: an advisory lock serialises the processes. All
 * migrations are one transaction.
 */
export async function migrate(knex: Knex, url: string, migrations: Migrations): Promise<void> {
  const version = versionOf(migrations)
  if (await isAt(knex, version)) return
  await knex.transaction(async (lock) => {
    await lock.raw('set local idle_in_transaction_session_timeout = 0')
    await lock.raw('set local statement_timeout = 0')
    await lock.raw('select pg_advisory_xact_lock(?)', [advisoryLock])
    if (await isAt(knex, version)) return
    await knex.transaction((trx) => applyMigrations(trx, migrations))
    await ensureQueues(url)
    await knex('schema_versions').insert({ version })
  })
}

async function isAt(knex: Knex, version: string): Promise<boolean> {
  const { rows } = await knex.raw<{ rows: { known: boolean }[] }>(
    `select to_regclass('public.schema_versions') is not null as known`,
  )
  if (!rows[0]?.known) return false
  return (await knex('schema_versions').where({ version }).first()) !== undefined
}

async function applyMigrations(trx: Knex.Transaction, migrations: Migrations): Promise<void> {
  await trx.raw(`
    create table if not exists migrations (name text primary key, applied_at timestamptz not null default now());
    create table if not exists schema_versions (version text primary key, applied_at timestamptz not null default now());
  `)
  const applied = new Set((await trx<{ name: string }>('migrations').select('name')).map((row) => row.name))
  for (const [name, migration] of Object.entries(migrations)) {
    if (applied.has(name)) continue
    await migration.up(trx)
    await trx('migrations').insert({ name })
  }
}

async function ensureQueues(url: string): Promise<void> {
  const boss = await startBoss(url, { works: false })
  try {
    const known = new Set((await boss.getQueues()).map((queue) => queue.name))
    if (!known.has(deadLetters)) await boss.createQueue(deadLetters, { retentionSeconds: 90 * 86_400 })
    if (!known.has(proofs)) await boss.createQueue(proofs, { retryLimit: 0, deleteAfterSeconds: 60 })
    for (const name of jobNames) {
      const { options, cron }: Job = jobs[name]
      const { concurrency: _, ...own } = options
      const queue = { ...own, deadLetter: deadLetters }
      if (known.has(name)) await boss.updateQueue(name, queue)
      else await boss.createQueue(name, { ...queue, policy: 'standard', notify: true })
      if (cron) await boss.schedule(name, cron, {}, { tz: 'Europe/Madrid', missed: 'once' })
    }
  } finally {
    await stopBoss()
  }
}

const versionOf = (migrations: Migrations) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        Object.keys(migrations),
        Object.entries<Job>(jobs).map(([name, { options, cron }]) => [name, options, cron]),
        proofs,
      ]),
    )
    .digest('hex')
