import type { CDPSession, Page } from 'playwright-core'
import { openBrowser } from '../../journeys/chromium.ts'
import { Guest } from '../guests/guest.ts'
import { requestCampaign } from '../messaging/request-campaign.ts'
import { database, inTransaction } from '../platform/database.ts'
import { client, eventually } from '../testing/client.ts'
import { anOwner, signIn } from '../testing/factories.ts'
import { measureUse } from './dashboard-use.ts'
import type { Figure } from './figure.ts'
import { ended, median, type Stand } from './stand.ts'

const guests = 10_000
const answers = 12

/**
 * A dashboard with 10,000 guests open in a real Chromium: how long after an answer is recorded it is on the screen and
 * what it costs on the line, and what a campaign to all of them costs while it runs at its usual pace.
 */
export async function* measureDashboard(stand: Stand): AsyncGenerator<Figure> {
  const processes = [
    await stand.start('sandbox'),
    await stand.start('api'),
    await stand.start('worker', { EMAIL_REQUESTS_PER_SECOND: '5' }),
  ]
  const { event, email } = await anOwner()
  await fill(event.id)
  const browser = await openBrowser()
  try {
    const page = await openDashboard(await browser.newPage(), stand, email, event.id)
    yield* measureUse(page)
    const traffic = await watch(page)
    yield* measureAnswers(stand, page, traffic, event.id)
    yield* measureCampaign(page, traffic, event.id)
  } finally {
    await browser.close()
    for (const process of processes) await ended(process)
  }
}

const fill = (eventId: string) =>
  database().raw(
    `insert into guests (event_id, token, "group", name, max_guests, people, email, phone, notes)
     select cast(:eventId as uuid), substr(md5(:eventId || n), 1, 10), 'Grupo ' || n % 20, 'Invitada Número ' || n,
       1 + n % 4, jsonb_set(unnamed_seats(1 + n % 4), '{0,name}', to_jsonb('Invitada Número ' || n)), 'invitada' || n || '@correo.example', '+346' || lpad(n::text, 8, '0'), 'Mesa ' || n % 100
     from generate_series(1, cast(:guests as int)) n`,
    { eventId, guests },
  )

async function openDashboard(page: Page, stand: Stand, email: string, eventId: string): Promise<Page> {
  const couple = client(() => stand.url)
  await signIn(couple, email)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page
    .context()
    .addCookies([...couple.cookies].map(([name, value]) => ({ name, value, url: stand.url })))
  await page.goto(`${stand.url}/dashboard/${eventId}`)
  await page.getByText('Mostrando 10.000 de 10.000').waitFor({ timeout: 60_000 })
  return page
}

type Traffic = { requests: number; bytes: number }

/** Counts what the page fetches from now on, as it comes over the line. */
async function watch(page: Page): Promise<() => Traffic> {
  const session: CDPSession = await page.context().newCDPSession(page)
  let requests = 0
  let bytes = 0
  session.on('Network.requestWillBeSent', () => requests++)
  session.on('Network.dataReceived', ({ encodedDataLength }) => (bytes += encodedDataLength))
  session.on('Network.responseReceived', ({ response }) => (bytes += response.encodedDataLength))
  await session.send('Network.enable')
  return () => {
    const counted = { requests, bytes }
    requests = 0
    bytes = 0
    return counted
  }
}

async function* measureAnswers(
  stand: Stand,
  page: Page,
  traffic: () => Traffic,
  eventId: string,
): AsyncGenerator<Figure> {
  const [first, ...others] = await Guest.query().where({ eventId }).orderBy('position').limit(answers)
  if (!first) throw new Error('nobody to answer')
  // Only the rows in sight exist.
  await page.evaluate(`document.getElementById('guest-list').scrollIntoView()`)
  // The first pays for code that was never run.
  await shownAfter(stand, page, first)
  const times: number[] = []
  const costs: number[] = []
  for (const guest of others) {
    traffic()
    times.push(await shownAfter(stand, page, guest))
    costs.push(traffic().bytes)
  }
  const value = median(times)
  yield figure('dashboard-answer-shown', value, 'ms', '≤ 200 ms', value <= 200)
  const slowest = Math.max(...times)
  yield figure('dashboard-answer-shown-slowest', slowest, 'ms', '≤ 400 ms', slowest <= 400)
  const bytes = median(costs)
  yield figure('dashboard-answer-fetched', bytes, 'bytes', '≤ 5000 bytes', bytes <= 5_000)
}

/** Milliseconds from the response recorded, as its guest is told, until the row on the screen says so. */
async function shownAfter(stand: Stand, page: Page, guest: Guest): Promise<number> {
  const shown = page.evaluate<number>(`new Promise((resolve) => (function look() {
    const rows = [...document.querySelectorAll('tbody tr')]
    const row = rows.find((one) => one.querySelector('button')?.textContent === ${JSON.stringify(guest.name)})
    if (row?.textContent.includes('Ya confirmado')) resolve(performance.timeOrigin + performance.now())
    else requestAnimationFrame(look)
  })())`)
  const response = await fetch(`${stand.url}/api/guests/${guest.id}/rsvp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Invitation-Token': guest.token },
    body: JSON.stringify({ status: 'confirmed', confirmedGuests: 1 }),
  })
  const recorded = performance.timeOrigin + performance.now()
  if (!response.ok) throw new Error(`the answer was refused: ${response.status}`)
  const time = (await shown) - recorded
  // Answers come one by one: not within the rest that follows each fetch.
  await page.waitForTimeout(1_000)
  return Math.max(0, time)
}

async function* measureCampaign(page: Page, traffic: () => Traffic, eventId: string): AsyncGenerator<Figure> {
  traffic()
  await inTransaction((trx) => requestCampaign(trx, eventId, 'invitation', { method: 'email' }))
  const count = async (statuses: string[]) =>
    Number(
      (await database()('deliveries').where({ eventId }).whereIn('status', statuses).count('* as n'))[0]?.n,
    )
  const all = guests - answers
  await eventually(
    'every mail is delivered',
    async () => (await count(['delivered', 'opened'])) >= all,
    300_000,
  )
  const { requests, bytes } = await untilQuiet(page, traffic)
  yield figure('dashboard-campaign-requests', requests, 'requests', '≤ 500', requests <= 500)
  yield figure('dashboard-campaign-fetched', bytes / 1_000_000, 'MB', '≤ 5 MB', bytes <= 5_000_000)
}

/** What was fetched until nothing more was for five seconds. */
async function untilQuiet(page: Page, traffic: () => Traffic): Promise<Traffic> {
  const sum = traffic()
  for (;;) {
    await page.waitForTimeout(5_000)
    const { requests, bytes } = traffic()
    if (requests === 0) return sum
    sum.requests += requests
    sum.bytes += bytes
  }
}

const figure = (name: string, value: number, unit: string, aim: string, holds: boolean): Figure => ({
  figure: name,
  value,
  unit,
  aim,
  holds,
})
