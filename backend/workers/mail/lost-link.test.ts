import { beforeEach, expect, test } from 'vitest'
import type { Event } from '../../events/event.ts'
import { suppressAddresses } from '../../messaging/suppress-address.ts'
import { database, inTransaction } from '../../platform/database.ts'
import { client, eventually } from '../../testing/client.ts'
import { aGuest, anOwner, domainEventsOf } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = testApp({ sandbox: true, workers: true })
const visitor = client(() => app.url)
let event: Event

beforeEach(async () => {
  await database()('rate_limits').delete()
  event = (await anOwner()).event
})

/** A party that has answered, and so was invited. */
const invited = (fields: Parameters<typeof aGuest>[1] = {}) =>
  aGuest(event.id, { status: 'declined', ...fields })
const ask = (contact: string, slug = event.slug) =>
  visitor.post(`/api/invitations/${slug}/lost-link`, { contact })

type Mail = { subject: string; html: string }
const mailsTo = async (email: string | null): Promise<Mail[]> =>
  (await fetch(`${app.sandboxUrl}/control/messages?to=${encodeURIComponent(email ?? '')}`)).json()

/** Waits until every request so far was answered and its mails have left. */
const settled = () =>
  eventually('all is done', async () => {
    const { rows } = await database().raw(
      `select 1 from pgboss.job where name in ('answer-lost-link', 'mail-lost-link') and state < 'completed'`,
    )
    return rows.length === 0
  })

test('a lost link is sent again to the address on the list, found by email or by phone however it is written', async () => {
  const guest = await invited({ phone: '+34600100200' })
  await ask(` ${guest.email?.toUpperCase()} `)
  await settled()
  await ask('600 10 02-00')
  await settled()
  const mails = await mailsTo(guest.email)
  expect(mails).toHaveLength(2)
  for (const { subject, html } of mails) {
    expect(subject).toBe('Lucía y Marcos · Tu enlace, otra vez')
    expect(html).toContain(`/invite/${event.slug}/${guest.token}`)
  }
  expect(await domainEventsOf(event.id)).toEqual(['invitation.link-requested', 'invitation.link-requested'])
})

test('the answer is the same for a guest, a stranger and an event that does not exist, and nothing typed is kept', async () => {
  const guest = await invited()
  const replies = [
    await ask(guest.email ?? ''),
    await ask('nadie@correo.example'),
    await ask('611222333', 'no-existe'),
  ]
  expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(replies[0]?.status).toBe(200)
  await settled()
  expect(await mailsTo('nadie@correo.example')).toEqual([])
  expect(await database()('lost_link_requests').whereNotNull('contact')).toEqual([])
})

test('a request and its job are stored together, and the same request twice sends one mail', async () => {
  const guest = await invited()
  await ask(guest.email ?? '')
  await settled()
  const [request] = await database()('lost_link_requests').orderBy('createdAt', 'desc').limit(1)
  const { answerLostLink } = await import('../../invitations/answer-lost-link.ts')
  await inTransaction((trx) => answerLostLink(trx, request.id))
  await settled()
  expect(await mailsTo(guest.email)).toHaveLength(1)
})

test('an address gets three an hour, whoever asks', async () => {
  const guest = await invited()
  for (let times = 0; times < 5; times++) expect((await ask(guest.email ?? '')).status).toBe(200)
  await settled()
  expect(await mailsTo(guest.email)).toHaveLength(3)
})

test('nothing is sent to who was never invited, has unsubscribed, or has only a phone; nor for an unpaid event or one that is over', async () => {
  const pending = await aGuest(event.id)
  const unsubscribed = await invited()
  await inTransaction((trx) =>
    suppressAddresses(trx, [{ eventId: event.id, email: unsubscribed.email ?? '', reason: 'unsubscribed' }]),
  )
  const byPhone = await invited({ email: null, phone: '+34600100201' })
  for (const { email, phone } of [pending, unsubscribed, byPhone]) await ask(email ?? phone ?? '')
  const guest = await invited()
  await event.$query().patch({ isPaid: false })
  await ask(guest.email ?? '')
  await settled()
  await event.$query().patch({ isPaid: true, eventDate: new Date('2026-01-01T12:00:00Z') })
  await ask(guest.email ?? '')
  await settled()
  for (const { email } of [pending, unsubscribed, guest]) expect(await mailsTo(email)).toEqual([])
})

test('who was sent an invitation and has not answered gets the link', async () => {
  const guest = await aGuest(event.id)
  await database().raw(
    `with campaign as (
       insert into campaigns (event_id, kind, method, content, guests)
       values (:eventId, 'invitation', 'email', '{}', 1) returning id)
     insert into deliveries (campaign_id, event_id, guest_id, channel, kind, address, recipient, status, sent_at)
     select id, :eventId, :guestId, 'email', 'invitation', :email, '{}', 'sent', now() from campaign`,
    { eventId: event.id, guestId: guest.id, email: guest.email },
  )
  await ask(guest.email ?? '')
  await settled()
  expect(await mailsTo(guest.email)).toHaveLength(1)
})

test('a family with one address gets the link of each of its parties, three at most', async () => {
  const email = 'familia-grande@correo.example'
  for (let parties = 0; parties < 4; parties++) await invited({ email })
  await ask(email)
  await settled()
  expect(await mailsTo(email)).toHaveLength(3)
})

test('a browser without script gets a page that says the same to everybody, and a sentence for what is missing', async () => {
  const form = (contact: string) =>
    visitor.post(`/api/invitations/${event.slug}/lost-link`, new URLSearchParams({ contact }).toString(), {
      'Content-Type': 'application/x-www-form-urlencoded',
    })
  const guest = await invited()
  const [known, unknown] = [await form(guest.email ?? ''), await form('nadie@correo.example')]
  expect([known.status, known.text]).toEqual([200, unknown.text])
  expect(known.text).toContain('Mira tu correo')
  const empty = await form(' ')
  expect([empty.status, empty.text.includes('Escribe el email o el teléfono')]).toEqual([400, true])
  await settled()
  expect(await mailsTo(guest.email)).toHaveLength(1)
})

test('one visitor asks at most twenty times an hour, and is told how long to wait', async () => {
  for (let times = 0; times < 20; times++) expect((await ask('nadie@correo.example')).status).toBe(200)
  const reply = await ask('nadie@correo.example')
  expect([reply.status, reply.text]).toEqual([429, expect.stringContaining('Demasiados intentos')])
})
