import { beforeEach, expect, test } from 'vitest'
import { database, inTransaction } from '../platform/database.ts'
import { eventually } from '../testing/client.ts'
import { aGuest, anOwner } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { enqueueInTurns } from './enqueue-in-turns.ts'
import { requestCampaign } from './request-campaign.ts'

const app = testApp({ sandbox: true, workers: true, settings: { WHATSAPP_MESSAGES_PER_SECOND: '80' } })

beforeEach(async () => {
  for (const provider of ['email', 'whatsapp'])
    await fetch(`${app.sandboxUrl}/control/limits`, {
      method: 'POST',
      body: JSON.stringify({ provider, perSecond: null }),
    })
})

async function inviteMany(count: number): Promise<string> {
  const { event } = await anOwner()
  await database().raw(
    `insert into guests (event_id, token, "group", name, phone)
     select :eventId, substr(md5(:eventId || n), 1, 10), 'Amigos', 'Invitado ' || n, '+34611' || lpad(n::text, 6, '0')
     from generate_series(1, :count) n`,
    { eventId: event.id, count },
  )
  return request(event.id)
}

async function request(eventId: string): Promise<string> {
  const { campaignId } = await inTransaction((trx) =>
    requestCampaign(trx, eventId, 'invitation', { method: 'whatsapp' }),
  )
  return campaignId ?? ''
}

const countLeft = async (campaignId: string) => {
  const rows = await database()('deliveries').where({ campaignId, status: 'queued' })
  return rows.length
}

test("one couple's 1,600 messages do not hold another's single one", async () => {
  const big = await inviteMany(1600)
  await eventually('the big one is under way', async () => (await countLeft(big)) < 1580)
  const { event } = await anOwner()
  await aGuest(event.id, { email: null, phone: '+34622111222' })
  const small = await request(event.id)
  await eventually('the single one left', async () => (await countLeft(small)) === 0)
  // At 80 a second the 1,600 take at least 20 s: most of them are still queued.
  expect(await countLeft(big)).toBeGreaterThan(500)
})

test("two events alternate, and an event's own jobs keep their order", async () => {
  const [one, other] = ['0193a000-0000-7000-8000-000000000001', '0193a000-0000-7000-8000-000000000002']
  const order = await inTransaction(async (trx) => {
    await trx.raw(`delete from pgboss.job where name = 'send-email-batch'`)
    const jobs = (name: string) =>
      [1, 2, 3].map((n) => ({ data: { batchId: `${name}${n}` }, startAfter: 3600 }))
    await enqueueInTurns(trx, 'send-email-batch', one, jobs('a'))
    await enqueueInTurns(trx, 'send-email-batch', other, jobs('b'))
    await enqueueInTurns(trx, 'send-email-batch', one, jobs('c'))
    const { rows } = await trx.raw<{ rows: { is: string }[] }>(
      `select data ->> 'batchId' as is from pgboss.job where name = 'send-email-batch'
       order by priority desc, created_on, group_id`,
    )
    await trx.raw(`delete from pgboss.job where name = 'send-email-batch'`)
    return rows.map(({ is }) => is)
  })
  expect(order).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3', 'c1', 'c2', 'c3'])
})
