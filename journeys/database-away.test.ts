import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Guest } from '../backend/guests/guest.ts'
import { connectDatabase, database, disconnectDatabase } from '../backend/platform/database.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../backend/platform/embedded-database.ts'
import { type Client, client, eventually } from '../backend/testing/client.ts'
import { anOwner, signIn } from '../backend/testing/factories.ts'
import { type RunningVelada, startVelada } from './running-velada.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'velada-away-'))
const start = () => startEmbeddedDatabase({ dataDir })
let server: EmbeddedDatabase
let velada: RunningVelada
let log = ''

beforeAll(async () => {
  server = await start()
  velada = await startVelada({ DATABASE_URL: server.url, EMAIL_REQUESTS_PER_SECOND: '30' })
  await velada.control('POST', 'limits', { provider: 'email', perSecond: null })
  velada.process.stdout?.on('data', (lines: Buffer) => {
    log += lines
  })
  connectDatabase(server.url, 3)
})
afterAll(async () => {
  await disconnectDatabase()
  await velada.stop()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** An event with so many guests, each with an address of its own. */
async function anEventWithGuests(
  count: number,
): Promise<{ couple: Client; eventId: string; guests: Guest[] }> {
  const { event, email } = await anOwner()
  await database().raw(
    `insert into guests (event_id, token, "group", name, email)
     select :eventId, substr(md5(:eventId || n), 1, 10), 'Amigos', 'Invitado ' || n, md5(:eventId || n) || '@correo.example'
     from generate_series(1, :count) n`,
    { eventId: event.id, count },
  )
  const couple = client(() => velada.url)
  await signIn(couple, email)
  return { couple, eventId: event.id, guests: await Guest.query().where({ eventId: event.id }) }
}

/** Whoever has no script, or only opens a link, is told in a page; what they typed is in it. */
async function expectPagesForPeople(visitor: Client, guest?: Guest) {
  const form = new URLSearchParams({ status: 'confirmed', comments: 'Con "ilusión"' }).toString()
  const sent = await visitor.post(`/api/guests/${guest?.id}/rsvp`, form, {
    'Content-Type': 'application/x-www-form-urlencoded',
    'X-Invitation-Token': guest?.token ?? '',
    Referer: `${velada.url}/invite/una-boda/${guest?.token}`,
  })
  const opened = await visitor.get(`/invite/una-boda/${guest?.token}`)
  for (const { status, headers } of [sent, opened])
    expect([status, headers.get('content-type'), headers.get('retry-after')]).toEqual([
      503,
      'text/html; charset=utf-8',
      '2',
    ])
  expect(sent.text).toContain('Volvemos enseguida. Lo que has escrito sigue en esta página')
  expect(sent.text).toContain('name="comments" value="Con &quot;ilusión&quot;"')
  expect(sent.text).toContain(`href="/invite/una-boda/${guest?.token}"`)
  expect(opened.text).toContain('Volver a intentarlo')
}

test('while the database is away the answer is 503; afterwards everything goes on, and nothing is lost', async () => {
  const sending = await anEventWithGuests(300)
  const answering = await anEventWithGuests(300)
  const visitor = client(() => velada.url)
  const seen = new Map<number, number>()
  const waits = new Set<string | null>()
  const created: string[] = []
  const answered: Guest[] = []
  let busy = true

  const count = ({ status, headers }: { status: number; headers: Headers }) => {
    seen.set(status, (seen.get(status) ?? 0) + 1)
    if (status === 503) waits.add(headers.get('retry-after'))
    return status
  }
  const everyMoment = async (ask: () => Promise<unknown>) => {
    while (busy) {
      await ask()
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
  }
  const waiting = [...answering.guests]
  const load = [
    everyMoment(async () => count(await sending.couple.get(`/api/events/${sending.eventId}/guests`))),
    everyMoment(async () => count(await visitor.get('/readyz'))),
    everyMoment(async () => {
      const guest = waiting.pop()
      if (!guest) return
      const answer = { status: 'confirmed', confirmedGuests: 1 }
      const headers = { 'X-Invitation-Token': guest.token }
      if (count(await visitor.post(`/api/guests/${guest.id}/rsvp`, answer, headers)) === 200)
        answered.push(guest)
    }),
    everyMoment(async () => {
      if (created.length > 20) return
      const email = `pareja-${crypto.randomUUID()}@correo.example`
      const draft = { coupleNames: 'Eva & Luis', eventDate: '2031-05-10', email }
      if (count(await visitor.post('/api/events', draft)) === 201) created.push(email)
    }),
  ]
  await eventually('there is traffic', () => answered.length > 5 && created.length > 2)
  const sent = await sending.couple.post(`/api/events/${sending.eventId}/send-invitations`, {
    method: 'email',
  })
  expect([sent.status, sent.json.emailsSent]).toEqual([200, 300])

  for (let outage = 1; outage <= 2; outage++) {
    const before = seen.get(503) ?? 0
    await server.stop()
    await eventually('callers are told to wait', () => (seen.get(503) ?? 0) > before + 10)
    expect((await visitor.get('/healthz')).status).toBe(200)
    await expectPagesForPeople(visitor, answering.guests[0])
    server = await start()
    await eventually('it is ready again', async () => (await visitor.get('/readyz')).status === 200)
    const good = answered.length
    await eventually('answers are kept again', () => answered.length > good + 5)
  }
  busy = false
  await Promise.all(load)

  expect([...seen.keys()].sort()).toEqual([200, 201, 503])
  expect([...waits]).toEqual(['2'])
  const kept = await eventually('the database answers us as well', () =>
    Guest.query()
      .where({ eventId: answering.eventId, status: 'confirmed' })
      .catch(() => null),
  )
  expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(answered.map(({ id }) => id)))

  type Mail = { to: string; subject: string }
  const expected = [...created, ...[...answered, ...sending.guests].map(({ email }) => email ?? '')]
  const mails = await eventually(
    'every mail has arrived',
    async () => {
      const all = await velada.control<Mail[]>('GET', 'messages?channel=email&bodies=none')
      const to = new Set(all.map((mail) => mail.to))
      return expected.every((email) => to.has(email)) && all
    },
    60_000,
  )
  const copies = Map.groupBy(mails, ({ to, subject }) => `${to}: ${subject}`)
  expect([...copies].filter(([, all]) => all.length > 1).map(([mail]) => mail)).toEqual([])
  expect(log).not.toContain('process ended')
})
