import { expect, test } from 'vitest'
import { Event } from '../events/event.ts'
import { database } from '../platform/database.ts'
import { anEvent, anOwner } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { expired, removal, removeExpired } from './remove-expired.ts'

testApp()

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

test('an event that nobody claimed goes after 30 days, one that is somebody’s stays', async () => {
  const forgotten = await anEvent({ createdAt: daysAgo(31) })
  const recent = await anEvent({ createdAt: daysAgo(29) })
  const { event: owned } = await anOwner({ createdAt: daysAgo(900) })
  await removeExpired()
  const left = (await Event.query().findByIds([forgotten.id, recent.id, owned.id])).map(({ id }) => id)
  expect(left.sort()).toEqual([recent.id, owned.id].sort())
})

test('technical logs go after 12 months', async () => {
  await database()('provider_notices').insert([
    { provider: 'resend', noticeId: 'old', payload: {}, receivedAt: daysAgo(370) },
    { provider: 'resend', noticeId: 'new', payload: {}, receivedAt: daysAgo(350) },
  ])
  await database()('domain_events').insert([
    { type: 'password.changed', data: {}, occurredAt: daysAgo(370) },
    { type: 'password.changed', data: {}, occurredAt: daysAgo(350) },
  ])
  await removeExpired()
  expect(await database()('provider_notices').select('noticeId')).toEqual([{ noticeId: 'new' }])
  expect(await database()('domain_events').where({ type: 'password.changed' })).toHaveLength(1)
})

test('a session that is over goes, one that is not stays', async () => {
  const { accountId } = await anOwner()
  await database()('sessions').insert([
    { accountId, expiresAt: daysAgo(1) },
    { accountId, expiresAt: daysAgo(-1) },
  ])
  await removeExpired()
  expect(await database()('sessions').where({ accountId })).toHaveLength(1)
})

test('at 1,000,000 rows it purges expired rows in batches, and nobody waits for it', async () => {
  await database().raw(
    `insert into provider_notices (provider, notice_id, payload, received_at)
     select 'resend', 'n' || n, '{}', now() - case when n % 20 = 0 then interval '400 days' else interval '1 day' end
     from generate_series(1, 500000) n`,
  )
  await database().raw(
    `insert into domain_events (type, data, occurred_at)
     select 'password.changed', '{}', now() - case when n % 20 = 0 then interval '400 days' else interval '1 day' end
     from generate_series(1, 500000) n`,
  )
  await database().raw('analyze provider_notices')
  await database().raw('analyze domain_events')
  let largest = 0
  const note = ({ rowCount }: { rowCount?: number }) => {
    largest = Math.max(largest, rowCount ?? 0)
  }
  database().on('query-response', note)
  const start = performance.now()
  await removeExpired().finally(() => database().removeListener('query-response', note))
  expect(performance.now() - start).toBeLessThan(15_000)
  // A statement that deletes everything at once holds its locks until the end.
  expect(largest).toBe(5000)
  for (const table of ['provider_notices', 'domain_events']) {
    const { rows } = await database().raw(`select count(*)::int as count from ${table}`)
    expect(rows[0].count).toBeGreaterThan(474_000)
    expect(rows[0].count).toBeLessThan(476_000)
    await database()(table).delete()
  }
}, 120_000)

test('each batch is found by an index', async () => {
  await database().transaction(async (trx) => {
    // On tables as small as these the planner would read them whole; this asks whether it could do otherwise.
    await trx.raw('set local enable_seqscan = off')
    for (const expiry of expired) {
      const { rows } = await trx.raw<{ rows: Record<string, string>[] }>(`explain ${removal(expiry)}`)
      const plan = rows.map((row) => Object.values(row)[0]).join('\n')
      expect(plan, `${expiry.table}: ${expiry.when}`).not.toContain('Seq Scan')
    }
  })
})
