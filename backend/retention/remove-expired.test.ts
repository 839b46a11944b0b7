import { expect, test } from 'vitest'
import { Event } from '../events/event.ts'
import { database, inTransaction } from '../platform/database.ts'
import { anEvent, anOwner } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { removeExpired } from './remove-expired.ts'

testApp()

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

test('an event that nobody claimed goes after 30 days, one that is somebody’s stays', async () => {
  const forgotten = await anEvent({ createdAt: daysAgo(31) })
  const recent = await anEvent({ createdAt: daysAgo(29) })
  const { event: owned } = await anOwner({ createdAt: daysAgo(900) })
  await inTransaction(removeExpired)
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
  await inTransaction(removeExpired)
  expect(await database()('provider_notices').select('noticeId')).toEqual([{ noticeId: 'new' }])
  expect(await database()('domain_events').where({ type: 'password.changed' })).toHaveLength(1)
})

test('a session that is over goes, one that is not stays', async () => {
  const { accountId } = await anOwner()
  await database()('sessions').insert([
    { accountId, expiresAt: daysAgo(1) },
    { accountId, expiresAt: daysAgo(-1) },
  ])
  await inTransaction(removeExpired)
  expect(await database()('sessions').where({ accountId })).toHaveLength(1)
})
