import type { DatabaseSync } from 'node:sqlite'
import type { Card } from '../stripe/card-details.ts'

/** A card that waits for its holder, and the attempt that it belongs to. */
export type Challenge = { attempt: string; card: Card }
export type Challenges = ReturnType<typeof openChallenges>

/** The cards waiting for 3-D Secure, one an intent. */
export function openChallenges(database: DatabaseSync) {
  database.exec(
    'CREATE TABLE IF NOT EXISTS challenges (intent_id TEXT PRIMARY KEY, challenge TEXT NOT NULL) WITHOUT ROWID',
  )
  const upsert = database.prepare('INSERT OR REPLACE INTO challenges VALUES (?, ?)')
  const select = database.prepare('SELECT challenge FROM challenges WHERE intent_id = ?')
  const remove = database.prepare('DELETE FROM challenges WHERE intent_id = ?')
  return {
    keep: (intentId: string, challenge: Challenge) => upsert.run(intentId, JSON.stringify(challenge)),
    find(intentId: string): Challenge | undefined {
      const row = select.get(intentId)
      return row ? (JSON.parse(String(row.challenge)) as Challenge) : undefined
    },
    forget: (intentId: string) => remove.run(intentId),
  }
}
