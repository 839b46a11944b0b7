import type { DatabaseSync } from 'node:sqlite'
import { conditions, type MessageFilter } from './message-filter.ts'
import type { Channel, NewMessage, StoredMessage } from './stored-message.ts'

export type Messages = ReturnType<typeof openMessages>

const inserted = [
  'id',
  'channel',
  'recipient',
  'recipients',
  'sender',
  'subject',
  'tags',
  'body_id',
  'body_start',
  'body_end',
  'idempotency_key',
  'callback',
  'accepted_at',
  'next_status',
  'next_at',
] as const satisfies (keyof NewMessage)[]

/** Every message that a provider accepted, oldest first by `seq`. */
export function openMessages(database: DatabaseSync) {
  const insert = database.prepare(
    `INSERT INTO messages (${inserted.join(', ')}, status, updated_at)
     VALUES (${inserted.map(() => '?').join(', ')}, 'queued', ?)`,
  )
  const byId = database.prepare('SELECT * FROM messages WHERE id = ?')
  const due = database.prepare('SELECT * FROM messages WHERE next_at <= ? ORDER BY next_at, seq LIMIT 500')
  const nextDue = database.prepare('SELECT min(next_at) AS at FROM messages WHERE next_at IS NOT NULL')
  const update = database.prepare(
    `UPDATE messages SET status = ?, error_code = ?, sent_at = coalesce(sent_at, ?), updated_at = ?,
     next_status = ?, next_at = ? WHERE seq = ?`,
  )
  const put = database.prepare('UPDATE messages SET next_at = ? WHERE seq = ?')
  const counts = database.prepare('SELECT channel, count(*) AS total FROM messages GROUP BY channel')

  return {
    add(message: NewMessage): void {
      insert.run(...inserted.map((column) => message[column]), message.accepted_at)
    },
    find: (id: string) => byId.get(id) as StoredMessage | undefined,
    due: (now: number) => due.all(now) as StoredMessage[],
    nextDueAt: () => (nextDue.get()?.at ?? undefined) as number | undefined,
    /** Moves a message on, and says what follows by itself (`next`) and when. */
    moveTo(
      message: StoredMessage,
      status: string,
      now: number,
      rest: { errorCode?: number; next?: { status: string; at: number } } = {},
    ): void {
      const { next, errorCode } = rest
      // What was never sent has no date on which it was.
      const sentAt = status === 'failed' ? null : now
      update.run(status, errorCode ?? null, sentAt, now, next?.status ?? null, next?.at ?? null, message.seq)
    },
    /** Looks at a message again later. */
    wait(message: StoredMessage, until: number): void {
      put.run(until, message.seq)
    },
    list(filter: MessageFilter): StoredMessage[] {
      const { where, values } = conditions(filter)
      const order = filter.newestFirst ? 'DESC' : 'ASC'
      const sql = `SELECT * FROM messages ${where} ORDER BY seq ${order} LIMIT ? OFFSET ?`
      return database.prepare(sql).all(...values, filter.limit ?? -1, filter.offset ?? 0) as StoredMessage[]
    },
    /** Forgets messages; what was already queued as a webhook still goes out. */
    remove(filter: MessageFilter): number {
      const { where, values } = conditions(filter)
      return Number(database.prepare(`DELETE FROM messages ${where}`).run(...values).changes)
    },
    counts(): Record<Channel, number> {
      const found = { email: 0, whatsapp: 0 }
      for (const row of counts.all()) found[row.channel as Channel] = Number(row.total)
      return found
    },
  }
}
