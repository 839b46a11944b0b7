import type { DatabaseSync } from 'node:sqlite'

/** Kept as Stripe would answer them, each under its `id`. */
export type StripeKind = 'payment_intent' | 'payment_method' | 'charge' | 'refund' | 'dispute' | 'event'
export type StripeObject = { id: string; object: StripeKind; created: number }
export type StripeObjects = ReturnType<typeof openStripeObjects>

export function openStripeObjects(database: DatabaseSync) {
  const upsert = database.prepare(
    `INSERT INTO stripe_objects (id, kind, document) VALUES (?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET document = excluded.document`,
  )
  const select = database.prepare('SELECT document FROM stripe_objects WHERE id = ? AND kind = ?')
  const any = database.prepare('SELECT document FROM stripe_objects WHERE id = ?')
  const newest = database.prepare('SELECT document FROM stripe_objects WHERE kind = ? ORDER BY seq DESC')
  const count = database.prepare('SELECT count(*) AS total FROM stripe_objects WHERE kind = ?')
  const read = <T>(row: Record<string, unknown> | undefined) =>
    row ? (JSON.parse(String(row.document)) as T) : undefined

  return {
    save<T extends StripeObject>(object: T): T {
      upsert.run(object.id, object.object, JSON.stringify(object))
      return object
    },
    find: <T extends StripeObject>(kind: StripeKind, id: string) => read<T>(select.get(id, kind)),
    count: (kind: StripeKind) => Number(count.get(kind)?.total),
    findAny: (id: string) => read<StripeObject>(any.get(id)),
    /** Newest first, read one by one. */
    *newest<T extends StripeObject>(kind: StripeKind): Generator<T> {
      for (const row of newest.iterate(kind)) yield JSON.parse(String(row.document)) as T
    },
  }
}
