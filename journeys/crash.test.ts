import { type ChildProcess, spawn } from 'node:child_process'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Event } from '../backend/events/event.ts'
import { requestCampaign } from '../backend/messaging/request-campaign.ts'
import { database, inTransaction } from '../backend/platform/database.ts'
import { env } from '../backend/platform/env.ts'
import { eventually } from '../backend/testing/client.ts'
import { anOwner } from '../backend/testing/factories.ts'
import { testApp } from '../backend/testing/test-app.ts'

const settings = {
  EMAIL_REQUESTS_PER_SECOND: '3',
  WHATSAPP_MESSAGES_PER_SECOND: '250',
  WHATSAPP_VALIDITY_SECONDS: '6',
  SETTLE_AFTER_SECONDS: '2',
}
const app = testApp({ sandbox: true, settings })
const workers = new Set<ChildProcess>()

/** The worker as it is started in production, a process of its own. */
function startWorker(): { kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> } {
  const child = spawn(process.execPath, ['--import', 'tsx', 'backend/main.ts', 'worker'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...settings,
      NODE_ENV: 'development',
      DATABASE_URL: app.databaseUrl,
      // The stand-ins' keys are made for each data directory.
      DATA_DIR: env().dataDir,
      PUBLIC_URL: app.url,
      SANDBOX_PORT: new URL(app.sandboxUrl).port,
      LOG_LEVEL: 'silent',
    },
  })
  workers.add(child)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    async kill(signal) {
      child.kill(signal)
      await ended
      workers.delete(child)
    },
  }
}

afterAll(() => {
  for (const worker of workers) worker.kill('SIGKILL')
})

const control = async (method: string, path: string, body?: object) => {
  const response = await fetch(`${app.sandboxUrl}/control/${path}`, {
    method,
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!response.ok)
    throw new Error(`the sandbox refused ${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

beforeEach(async () => {
  await database()('deliveries').delete()
  await control('DELETE', 'faults')
  await control('DELETE', 'messages')
  await control('POST', 'limits', { provider: 'email', perSecond: null })
  await control('POST', 'limits', { provider: 'whatsapp', perSecond: null })
})

async function anEventWithGuests(count: number): Promise<Event> {
  const { event } = await anOwner()
  await database().raw(
    `insert into guests (event_id, token, "group", name, email, phone)
     select :eventId, substr(md5(:eventId || n), 1, 10), 'Amigos', 'Invitado ' || n,
       'invitado' || n || '@correo.example', '+34611' || lpad(n::text, 6, '0')
     from generate_series(1, :count) n`,
    { eventId: event.id, count },
  )
  return event
}

const countMessages = async (): Promise<number> => {
  const { messages } = (await control('GET', 'stats')) as {
    messages: { email: number; whatsapp: number }
  }
  return messages.email + messages.whatsapp
}

/** How many messages the providers accepted for each guest and channel, beside what nobody could tell. */
async function messagesPerGuest(): Promise<{ addresses: number; mostPerAddress: number; unknown: number }> {
  const counts = new Map<string, number>()
  const all = (await control('GET', 'messages?bodies=none')) as { to: string }[]
  for (const { to } of all) counts.set(to, (counts.get(to) ?? 0) + 1)
  const unknown: { address: string }[] = await database()('deliveries')
    .where({ status: 'unknown' })
    .select('address')
  // A message that was marked and never called for: it waits for a person, and nobody got it.
  expect(unknown.filter(({ address }) => counts.has(address))).toEqual([])
  return { addresses: counts.size, mostPerAddress: Math.max(...counts.values()), unknown: unknown.length }
}

const openDeliveries = async (campaignId: string): Promise<number> => {
  const rows = await database()('deliveries').where({ campaignId }).whereIn('status', ['queued', 'sending'])
  return rows.length
}

async function sendWhileKilling(guests: number, kills: number): Promise<void> {
  const event = await anEventWithGuests(guests)
  const { campaignId } = await inTransaction((trx) =>
    requestCampaign(trx, event.id, 'invitation', { method: 'both' }),
  )
  for (let kill = 0; kill < kills; kill++) {
    const worker = startWorker()
    const before = await countMessages()
    await eventually('the worker sends', async () => (await countMessages()) > before + 50, 90_000)
    await worker.kill('SIGKILL')
  }
  expect(await openDeliveries(campaignId ?? '')).toBeGreaterThan(0)
  const worker = startWorker()
  await eventually('all sent', async () => (await openDeliveries(campaignId ?? '')) === 0, 90_000)
  await worker.kill('SIGTERM')
}

test('a worker killed five times in the middle of sending leaves one message for each guest and channel', async () => {
  await sendWhileKilling(1000, 5)
  const { addresses, mostPerAddress, unknown } = await messagesPerGuest()
  expect({ told: addresses + unknown, mostPerAddress }).toEqual({ told: 2000, mostPerAddress: 1 })
  // Only what a killed worker was calling for at that instant.
  expect(unknown).toBeLessThan(5 * 20)
})

test('answers that never arrive leave one message for each guest and channel, callbacks lost or not', async () => {
  await control('POST', 'faults', { provider: 'email', fault: 'drop-answer', times: 6 })
  await control('POST', 'faults', { provider: 'whatsapp', fault: 'drop-answer', times: 40 })
  await control('POST', 'faults', { provider: 'whatsapp', fault: 'lose-webhook', times: 300 })
  await sendWhileKilling(1000, 1)
  const { addresses, mostPerAddress, unknown } = await messagesPerGuest()
  expect({ told: addresses + unknown, mostPerAddress }).toEqual({ told: 2000, mostPerAddress: 1 })
})
