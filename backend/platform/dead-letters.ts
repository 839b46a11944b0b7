import { boss } from './boss.ts'
import { database } from './database.ts'
import { deadLetters } from './worker.ts'

export type DeadLetter = {
  id: string
  /** The queue of the failed job. */
  queue: string
  since: Date
  tries: number
  /** The error message without personal data. */
  reason: string
}

/** The dead-lettered jobs, newest first, at most `limit`. */
export async function findDeadLetters(limit = 100): Promise<DeadLetter[]> {
  const { rows } = await database().raw<{ rows: (DeadLetter & { reason: string | null })[] }>(
    `select id, source_name as queue, created_on as since, source_retry_count as tries,
       coalesce(source_output ->> 'message', source_output -> 'value' ->> 'message', output ->> 'message') as reason
     from pgboss.job where name = ? and state < 'active' order by created_on desc limit ?`,
    [deadLetters, limit],
  )
  return rows.map((row) => ({ ...row, reason: withoutPersons(row.reason ?? 'no reason was kept') }))
}

export async function countDeadLetters(): Promise<number> {
  const { rows } = await database().raw<{ rows: { count: number }[] }>(
    `select count(*) as count from pgboss.job where name = ? and state < 'active'`,
    [deadLetters],
  )
  return rows[0]?.count ?? 0
}

/** Requeues the dead letters of a queue (or one, by its id) with all retries. Returns how many. */
export async function redriveDeadLetters(which: { queue: string } | { id: string }): Promise<number> {
  const filter = 'id' in which ? { ids: [which.id] } : { sourceName: which.queue }
  let moved = 0
  for (;;) {
    const batch = await boss().redrive(deadLetters, filter)
    moved += batch
    if (batch < 1000) return moved
  }
}

/** Deletes one dead letter. False when there is none with that id. */
export async function dropDeadLetter(id: string): Promise<boolean> {
  const known = (await boss().findJobs(deadLetters, { id })).length > 0
  if (known) await boss().deleteJob(deadLetters, id)
  return known
}

/** Removes email addresses and numbers, which messages of providers and the database may contain. */
const withoutPersons = (text: string) =>
  text
    .slice(0, 300)
    .replace(/[^\s"'<>(]{1,100}@[^\s"'<>)]{1,100}/g, '…')
    .replace(/\+?\d[\d ]{6,20}\d/g, '…')
    .replace(/\s+/g, ' ')
