import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import { requestCampaign } from '../messaging/request-campaign.ts'
import { database, inTransaction } from '../platform/database.ts'
import { anEventWith } from './an-event-with.ts'
import type { Figure } from './figure.ts'
import { ended, median, type Stand } from './stand.ts'

const mails = 10_000
const rounds = 3

/**
 * Invitations to 10,000 guests, from the request until the last mail was accepted by the sandbox (its limits lifted)
 * and recorded. The baseline is pg-boss with as many empty jobs in batches of 100. The sandbox makes no
 * callbacks here; another figure measures them.
 */
export async function measureFanOut(stand: Stand): Promise<Figure> {
  const sandbox = await stand.start('sandbox')
  await control(stand, 'limits', { provider: 'email', perSecond: null })
  await control(stand, 'settings', { autoDeliver: false })
  const worker = await stand.start('worker')
  // Warm-up: code, connections and templates are loaded, as in a running worker.
  await sendInvitations(1_000)
  const runs: { seconds: number; idle: number }[] = []
  for (let round = 0; round < rounds; round++)
    runs.push({ seconds: await sendInvitations(mails), idle: await idleSeconds(stand.databaseUrl) })
  await ended(worker)
  await ended(sandbox)
  const value = mails / median(runs.map(({ seconds }) => seconds))
  const baseline = mails / median(runs.map(({ idle }) => idle))
  return {
    figure: 'fan-out',
    value,
    unit: 'mails/s',
    baseline: { what: 'pg-boss doing nothing with as many jobs, 100 at a time', value: baseline },
    ratio: value / baseline,
    aim: '≥ 0.25',
    holds: value / baseline >= 0.25,
  }
}

const control = (stand: Stand, path: string, body: object) =>
  fetch(`${stand.sandboxUrl}/control/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Seconds until a new event's invitations are all sent. */
async function sendInvitations(guests: number): Promise<number> {
  const event = await anEventWith(guests)
  const start = performance.now()
  const { campaignId } = await inTransaction((trx) =>
    requestCampaign(trx, event.id, 'invitation', { method: 'email' }),
  )
  for (;;) {
    const campaigns = database()('campaigns').where({ id: campaignId })
    if (await campaigns.whereNotNull('finishedAt').first('id')) break
    await sleep(10)
  }
  return (performance.now() - start) / 1000
}

/** pg-boss at its fastest: empty jobs, two batches of a hundred at once, no polling pause. */
async function idleSeconds(connectionString: string): Promise<number> {
  const boss = new PgBoss({ connectionString, supervise: false, schedule: false, migrate: false })
  await boss.start()
  await boss.createQueue('bench-idle')
  const jobs = Array.from({ length: mails }, (_, number) => ({ data: { number } }))
  await boss.insert('bench-idle', jobs)
  const options = { batchSize: 100, localConcurrency: 2, burstWhenBatchFull: true }
  const start = performance.now()
  await new Promise<void>((resolve, reject) => {
    let done = 0
    boss
      .work('bench-idle', options, async (handful) => {
        done += handful.length
        if (done === mails) resolve()
      })
      .catch(reject)
  })
  const seconds = (performance.now() - start) / 1000
  await boss.deleteAllJobs('bench-idle')
  await boss.stop()
  return seconds
}
