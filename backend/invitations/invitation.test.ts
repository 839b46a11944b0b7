import { beforeEach, expect, test } from 'vitest'
import { changeEvent } from '../events/change-event.ts'
import { Event } from '../events/event.ts'
import type { Guest } from '../guests/guest.ts'
import { database, inTransaction } from '../platform/database.ts'
import { client } from '../testing/client.ts'
import { aGuest, anEvent, anOwner } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'

const app = testApp()
const browser = client(() => app.url)
let event: Event
let guest: Guest

beforeEach(async () => {
  await database().raw('truncate rate_limits')
  browser.cookies.clear()
  event = (
    await anOwner({
      eventDate: new Date('2031-06-12T16:30:00Z'),
      ceremonyTime: '18:30',
      ceremonyPlace: 'San Nicolás, 3; planta "baja"',
      receptionPlace: 'Cigarral\nde las Mercedes',
      menus: ['Carne', 'Pescado'],
      coverImageUrl: '/media/6f9619ff-8b86-4011-b42d-00c04fc964ff/960.webp',
    })
  ).event
  guest = await aGuest(event.id, { name: 'Familia Pérez', maxGuests: 4 })
})

const missing = [404, 'Esta invitación no existe o ha expirado']

test('a link shows the invitation and the party it is for', async () => {
  const reply = await browser.get(`/api/invitations/${event.slug}/${guest.token}`)
  expect(reply.status).toBe(200)
  expect(reply.json.preview).toBe(false)
  expect(reply.json.event).toMatchObject({
    id: event.id,
    slug: event.slug,
    coupleNames: 'Lucía y Marcos',
    eventDate: '2031-06-12T16:30:00.000Z',
    menus: ['Carne', 'Pescado'],
    showsBrand: false,
    answersCloseAt: '2031-06-12T16:30:00.000Z',
    changesCloseAt: '2031-06-12T16:30:00.000Z',
    coverImageUrl: event.coverImageUrl,
  })
  expect(reply.json.guest).toEqual({
    id: guest.id,
    name: 'Familia Pérez',
    group: 'Amigos',
    person: '',
    greeting: 'Querida familia Pérez',
    maxGuests: 4,
    answersOneByOne: false,
    people: Array(4).fill({ id: expect.any(String), name: null, isChild: false }),
    status: 'pending',
    confirmedGuests: 0,
    guestNames: [],
    attendees: [],
    dietaryRestrictions: null,
    needsBusTransport: false,
    busComments: null,
    comments: null,
  })
})

test('neither search engines nor caches keep an invitation', async () => {
  for (const path of [guest.token, 'preview']) {
    const { headers } = await browser.get(`/api/invitations/${event.slug}/${path}`)
    expect([headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual(['noindex', 'no-store'])
  }
})

test('the proof is a cookie for this guest’s calls alone, unreadable by scripts', async () => {
  const { headers } = await browser.get(`/api/invitations/${event.slug}/${guest.token}`)
  const cookie = headers.getSetCookie().join()
  expect(cookie).toMatch(new RegExp(`^invitation-${guest.id}=${guest.token};`))
  expect(cookie).toMatch(new RegExp(`path=/api/guests/${guest.id}(;|$)`, 'i'))
  expect(cookie).toMatch(/httponly/i)
  expect(cookie).toMatch(/samesite=lax/i)
})

test('a token opens only its own event', async () => {
  const { event: other } = await anOwner()
  for (const [slug, token] of [
    [other.slug, guest.token],
    ['no-existe', guest.token],
    [event.slug, 'inventado1'],
    [event.slug, guest.token.toUpperCase()],
    [event.slug, 'x'.repeat(1_900)],
    [event.slug, `${guest.token}'--`],
  ]) {
    const reply = await browser.get(`/api/invitations/${slug}/${token}`)
    expect([reply.status, reply.text]).toEqual(missing)
    expect(reply.headers.getSetCookie()).toEqual([])
  }
})

test('a preview is for everybody, with a sample guest and nothing private', async () => {
  const reply = await browser.get(`/api/invitations/${event.slug}/preview`)
  expect(reply.status).toBe(200)
  expect(reply.json).toMatchObject({
    preview: true,
    event: { id: event.id },
    guest: { name: 'Carmen Ortega', status: 'pending' },
  })
  expect(reply.text).not.toContain(event.email)
  expect(reply.text).not.toContain('Pérez')
  expect(reply.headers.getSetCookie()).toEqual([])
  const none = await browser.get('/api/invitations/no-existe/preview')
  expect([none.status, none.text]).toEqual(missing)
})

test('the product’s name stands on every invitation but Grand Soirée’s', async () => {
  for (const [plan, shows] of [
    [{ isPaid: true, planType: 'essence' }, true],
    [{ isPaid: false, planType: 'grand_soiree' }, true],
    [{ isPaid: true, planType: 'grand_soiree' }, false],
  ] as const) {
    const shown = await anEvent({ accountId: event.accountId, ...plan })
    expect((await browser.get(`/api/invitations/${shown.slug}/preview`)).json.event.showsBrand).toBe(shows)
  }
})

test('a guest’s page asks no other site for a picture', async () => {
  await Event.query().findById(event.id).patch({ coverImageUrl: 'https://ajena.example/foto.jpg' })
  expect((await browser.get(`/api/invitations/${event.slug}/${guest.token}`)).json.event.coverImageUrl).toBe(
    null,
  )
})

/** The calendar's lines, unfolded as RFC 5545 says. */
async function calendar(path: string): Promise<string[]> {
  const reply = await browser.get(path)
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  return reply.text.replaceAll('\r\n ', '').split('\r\n')
}

test('the calendar’s event has the place’s own hour, its place, and the same name each time', async () => {
  const path = `/invite/${event.slug}/${guest.token}/calendar.ics`
  const lines = await calendar(path)
  expect(lines).toContain('BEGIN:VEVENT')
  expect(lines).toContain(`UID:${event.id}@velada.example`)
  expect(lines).toContain('SUMMARY:Boda de Lucía y Marcos')
  expect(lines).toContain('DTSTART;TZID=Europe/Madrid:20310612T183000')
  expect(lines).toContain('LOCATION:San Nicolás\\, 3\\; planta "baja"')
  expect(lines.find((line) => line.startsWith('DESCRIPTION'))).toContain('Cigarral\\nde las Mercedes')
  const uid = (all: string[]) => all.find((line) => line.startsWith('UID'))
  expect(uid(await calendar(path))).toBe(uid(lines))
})

test('a change of the event raises the sequence under the same UID, and the stamp is UTC', async () => {
  const path = `/invite/${event.slug}/${guest.token}/calendar.ics`
  const before = await calendar(path)
  expect(before).toContain('SEQUENCE:0')
  expect(before.find((line) => line.startsWith('DTSTAMP'))).toMatch(/^DTSTAMP:\d{8}T\d{6}Z$/)
  await inTransaction((trx) => changeEvent(trx, event.id, { receptionPlace: 'Otra finca' }))
  const after = await calendar(path)
  expect(after).toContain('SEQUENCE:1')
  expect(after).toContain(`UID:${event.id}@velada.example`)
})

test('without an hour it is the whole day, on the right day', async () => {
  await Event.query()
    .findById(event.id)
    .patch({ eventDate: new Date('2031-06-11T22:00:00Z'), ceremonyTime: null })
  const lines = await calendar(`/invite/${event.slug}/${guest.token}/calendar.ics`)
  expect(lines).toContain('DTSTART;VALUE=DATE:20310612')
  expect(lines).toContain('DTEND;VALUE=DATE:20310613')
})

test('a preview has a calendar too, a wrong link has none', async () => {
  await calendar(`/invite/${event.slug}/preview/calendar.ics`)
  for (const path of [
    `${event.slug}/inventado1`,
    `no-existe/${guest.token}`,
    'no-existe/preview',
    `${event.slug}/%00`,
  ])
    expect((await browser.get(`/invite/${path}/calendar.ics`)).status).toBe(404)
})

test('guessing comes to an end: of previews, as of guests’ links; opening one’s own does not', async () => {
  const statusOf = async (path: string) => (await browser.get(path)).status
  const guess = async (path: (n: number) => string) => {
    const statuses = []
    for (let n = 0; n < 40; n++) statuses.push(await statusOf(path(n)))
    await database().raw('truncate rate_limits')
    return statuses.filter((status) => status === 404).length
  }
  expect(await guess((n) => `/api/invitations/ana-y-luis-${n}/preview`)).toBe(30)
  expect(await guess((n) => `/api/invitations/${event.slug}/x${n}`)).toBe(30)
  expect(await guess((n) => `/invite/ana-y-luis-${n}/preview/calendar.ics`)).toBe(30)
  for (let n = 0; n < 40; n++) await statusOf(`/api/invitations/ana-y-luis-${n}/preview`)
  // After too many guesses even a right one is refused.
  const right = await browser.get(`/api/invitations/${event.slug}/preview`)
  expect([right.status, right.text]).toEqual([429, 'Demasiados intentos. Vuelve a probar en 10 minutos'])
  expect(right.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(await statusOf(`/api/invitations/${event.slug}/${guest.token}`)).toBe(200)
})

test('1,400 previews a second are not answered', async () => {
  const statuses = []
  for (let round = 0; round < 6; round++)
    statuses.push(
      ...(await Promise.all(
        Array.from({ length: 50 }, () => browser.get(`/api/invitations/${event.slug}/preview`)),
      )),
    )
  expect(statuses.filter(({ status }) => status === 200)).toHaveLength(240)
  expect(statuses.filter(({ status }) => status === 429)).toHaveLength(60)
})

test('no preview holds phones; the guests’ own pages do', async () => {
  const importantPhones = [{ name: 'Tía Carmen 600 111 222', phone: '+34 600 333 444' }]
  await Event.query().findById(event.id).patch({
    importantPhones,
    busInfo: 'Sale a las 19:15; dudas, 600-555-666',
    hasBusTransport: true,
    closingWords: 'Llámanos al 600 333 555',
  })
  const preview = await browser.get(`/api/invitations/${event.slug}/preview`)
  expect(preview.text).not.toMatch(/600[ -]?(111|333|555)/)
  expect(preview.json.event).toMatchObject({
    importantPhones: [{ name: 'Tía Carmen …', phone: 'Solo para invitados' }],
    busInfo: 'Sale a las 19:15; dudas, …',
    closingWords: 'Llámanos al …',
  })
  const own = await browser.get(`/api/invitations/${event.slug}/${guest.token}`)
  expect(own.json.event.importantPhones).toEqual(importantPhones)
})
