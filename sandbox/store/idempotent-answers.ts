import type { DatabaseSync } from 'node:sqlite'

export type KeptAnswer = { fingerprint: string; status: number; body: string; requestId: string | null }
export type IdempotentAnswers = ReturnType<typeof openIdempotentAnswers>

const DAY = 24 * 60 * 60 * 1000

/** Answers kept for 24 hours by provider and Idempotency-Key, and the keys whose first call is still running. */
export function openIdempotentAnswers(database: DatabaseSync, now: () => number) {
  const select = database.prepare(
    `SELECT fingerprint, status, body, request_id AS requestId FROM idempotent_answers
     WHERE provider = ? AND key = ? AND created_at > ?`,
  )
  const upsert = database.prepare('INSERT OR REPLACE INTO idempotent_answers VALUES (?, ?, ?, ?, ?, ?, ?)')
  const forget = database.prepare('DELETE FROM idempotent_answers WHERE created_at <= ?')
  const running = new Set<string>()
  const name = (provider: string, key: string) => `${provider} ${key}`
  forget.run(now() - DAY)

  return {
    find: (provider: string, key: string) => select.get(provider, key, now() - DAY) as KeptAnswer | undefined,
    keep: (provider: string, key: string, answer: KeptAnswer) =>
      upsert.run(provider, key, answer.fingerprint, answer.status, answer.body, answer.requestId, now()),
    isRunning: (provider: string, key: string) => running.has(name(provider, key)),
    begin: (provider: string, key: string) => running.add(name(provider, key)),
    end: (provider: string, key: string) => running.delete(name(provider, key)),
  }
}
