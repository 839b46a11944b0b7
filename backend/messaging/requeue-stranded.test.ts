import { beforeEach, expect, test } from 'vitest'
import { database } from '../platform/database.ts'
import { aGuest, anOwner } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { requeueStranded } from './requeue-stranded.ts'

testApp()

const rows = 100_000
const campaignId = '0193a000-0000-7000-8000-000000000001'

beforeEach(async () => {
  await database().raw('truncate campaigns cascade')
  await database().raw('delete from pgboss.job')
})

/** A campaign with the given number of queued messages, requested an hour ago. */
async function aWaitingCampaign(count: number): Promise<void> {
  const { event } = await anOwner()
  await database().transaction(async (trx) => {
    // No guests are needed: the sweep only looks at deliveries.
    await trx.raw('set local session_replication_role = replica')
    await trx.raw(
      `insert into campaigns (id, event_id, kind, method, content, template, guests, created_at)
       values (?, ?, 'invitation', 'whatsapp', '{}', '{}', 1, now() - interval '1 hour')`,
      [campaignId, event.id],
    )
    await trx.raw(
      `insert into deliveries (campaign_id, event_id, guest_id, channel, kind, address, recipient, updated_at)
       select ?, ?, uuidv7(), 'whatsapp', 'invitation', '+34600000000', '{}', now() - interval '1 hour'
       from generate_series(1, ?::int)`,
      [campaignId, event.id, count],
    )
  })
  await database().raw('analyze deliveries')
}

const countSpokenOf = async () => {
  const found = await database().raw<{ rows: { jobs: number; messages: number }[] }>(
    `select count(*)::int as jobs, coalesce(sum(jsonb_array_length(data -> 'deliveryIds')), 0)::int as messages
     from pgboss.job where name = 'send-whatsapps'`,
  )
  return found.rows[0]
}

test('100,000 messages that lost their jobs are queued again, and looked at again in no time', async () => {
  await aWaitingCampaign(rows)
  await requeueStranded()
  expect(await countSpokenOf()).toEqual({ jobs: rows / 10, messages: rows })
  const start = performance.now()
  await requeueStranded()
  expect(performance.now() - start).toBeLessThan(5000)
  expect(await countSpokenOf()).toEqual({ jobs: rows / 10, messages: rows })
}, 120_000)

test('a job put off by a clock that jumped is free again', async () => {
  await database().raw(
    `insert into pgboss.job (name, data, start_after) values ('send-whatsapps', '{"deliveryIds":[]}', now() + interval '1 year')`,
  )
  await requeueStranded()
  const { rows: late } = await database().raw(
    `select 1 from pgboss.job where start_after > now() + interval '1 minute'`,
  )
  expect(late).toEqual([])
})

test('a campaign whose guests were all deleted is over', async () => {
  const { event } = await anOwner()
  const guest = await aGuest(event.id)
  await database().raw(
    `insert into campaigns (id, event_id, kind, method, content, template, guests) values (?, ?, 'invitation', 'whatsapp', '{}', '{}', 1)`,
    [campaignId, event.id],
  )
  await database()('deliveries').insert({
    campaignId,
    eventId: event.id,
    guestId: guest.id,
    channel: 'whatsapp',
    kind: 'invitation',
    address: '+34600111222',
    recipient: '{}',
    status: 'sending',
  })
  await requeueStranded()
  expect(await database()('campaigns').whereNull('finishedAt')).toHaveLength(1)
  await guest.$query().delete()
  await requeueStranded()
  expect(await database()('campaigns').whereNull('finishedAt')).toHaveLength(0)
})
