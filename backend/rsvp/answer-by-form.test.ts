import { beforeEach, expect, test } from 'vitest'
import type { FailureCode } from '../../domain/failures.ts'
import type { Event } from '../events/event.ts'
import type { Guest } from '../guests/guest.ts'
import { AppError } from '../platform/errors.ts'
import { client, type Reply } from '../testing/client.ts'
import { aGuest, anOwner, domainEventsOf } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'

const app = testApp()
const browser = client(() => app.url)
let event: Event
let guest: Guest

async function invite(ofEvent: Partial<Event> = {}, ofGuest: Partial<Guest> = {}): Promise<void> {
  browser.cookies.clear()
  event = (await anOwner(ofEvent)).event
  guest = await aGuest(event.id, { name: 'Ana Ruiz', maxGuests: 3, ...ofGuest })
  await browser.get(`/api/invitations/${event.slug}/${guest.token}`)
}
beforeEach(() => invite())

const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' }
type Fields = Record<string, string>
const send = (fields: Fields, headers: Fields = {}) =>
  browser.post(`/api/guests/${guest.id}/rsvp`, new URLSearchParams(fields).toString(), {
    ...urlencoded,
    ...headers,
  })
const cameBack = (reply: Reply) =>
  expect([reply.status, reply.headers.get('location')]).toEqual([
    303,
    `/invite/${event.slug}/${guest.token}#confirmar`,
  ])
const two = {
  status: 'confirmed',
  confirmedGuests: '2',
  'attendees[0][name]': ' Ana Ruiz ',
  'attendees[0][dietary]': 'celíaca',
  'attendees[1][name]': 'Luis',
  'attendees[1][isChild]': 'true',
  'attendees[2][name]': '',
  'attendees[2][dietary]': '',
}

test('a form’s answer is kept as a script’s would be, and the browser goes back to the page', async () => {
  await invite({ menus: ['Carne', 'Pescado'], hasBusTransport: true })
  cameBack(
    await send({
      ...two,
      'attendees[0][menu]': 'Pescado',
      'attendees[1][menu]': '',
      menusAsked: 'true',
      needsBusTransport: 'true',
      busComments: 'En la plaza',
      comments: 'Con ilusión\r\nAna',
    }),
  )
  expect(await guest.$query()).toMatchObject({
    status: 'confirmed',
    confirmedGuests: 2,
    guestNames: ['Ana Ruiz', 'Luis'],
    attendees: [
      { name: 'Ana Ruiz', isChild: false, menu: 'Pescado', dietary: 'celíaca' },
      { name: 'Luis', isChild: true, menu: null, dietary: null },
    ],
    dietaryRestrictions: 'Ana Ruiz: celíaca',
    needsBusTransport: true,
    busComments: 'En la plaza',
    comments: 'Con ilusión\nAna',
  })
  expect(await domainEventsOf(event.id)).toEqual(['rsvp.answered'])
})

test('marks of a form without script come together, and an age that is none is refused in words', async () => {
  await invite({ asksChildAge: true })
  const form = new URLSearchParams({ ...two, 'attendees[1][age]': '4' })
  form.append('attendees[1][allergens]', 'milk')
  form.append('attendees[1][allergens]', 'gluten')
  const post = () => browser.post(`/api/guests/${guest.id}/rsvp`, form.toString(), urlencoded)
  cameBack(await post())
  expect((await guest.$query()).attendees[1]).toMatchObject({
    allergens: ['gluten', 'milk'],
    dietary: 'Gluten, lácteos',
    age: 4,
  })
  form.set('attendees[1][age]', 'cuatro')
  const refused = await post()
  expect([refused.status, refused.text]).toEqual([400, 'La edad de un niño va de 0 a 17 años'])
})

test('a party of one sends no number', async () => {
  await invite({}, { maxGuests: 1 })
  cameBack(await send({ status: 'confirmed', 'attendees[0][name]': 'Ana', comments: '' }))
  expect(await guest.$query()).toMatchObject({ confirmedGuests: 1, guestNames: ['Ana'] })
})

test('seats without a name count when the number says so', async () => {
  cameBack(await send({ ...two, confirmedGuests: '3' }))
  expect(await guest.$query()).toMatchObject({ confirmedGuests: 3, guestNames: ['Ana Ruiz', 'Luis', ''] })
})

test('a declined form keeps no people, though the page sends them; answering again replaces it', async () => {
  cameBack(await send({ ...two, status: 'declined', comments: 'Lo sentimos' }))
  expect(await guest.$query()).toMatchObject({
    status: 'declined',
    confirmedGuests: 0,
    attendees: [],
    guestNames: [],
    comments: 'Lo sentimos',
  })
  cameBack(await send(two))
  expect(await guest.$query()).toMatchObject({ status: 'confirmed', confirmedGuests: 2, comments: null })
})

const many = Object.fromEntries(
  Array.from({ length: 4 }, (_, n) => [`attendees[${n}][name]`, `Invitado ${n}`]),
)

test.each<[FailureCode, Fields]>([
  ['party-too-large', { ...two, confirmedGuests: '4' }],
  ['party-too-large', { ...two, confirmedGuests: '900' }],
  ['party-too-large', { status: 'confirmed', confirmedGuests: '4' }],
  ['party-too-large', { status: 'confirmed', ...many }],
  ['party-empty', { ...two, confirmedGuests: '0' }],
  ['names-beyond-seats', { ...two, confirmedGuests: '1' }],
  ['menu-unknown', { ...two, 'attendees[0][menu]': 'Gofio' }],
  ['malformed-input', {}],
  ['malformed-input', { ...two, status: 'quizás' }],
  ['malformed-input', { ...two, confirmedGuests: '' }],
  ['malformed-input', { ...two, confirmedGuests: '-1' }],
  ['malformed-input', { ...two, confirmedGuests: '1e3' }],
  ['malformed-input', { ...two, confirmedGuests: '999999999' }],
  ['malformed-input', { ...two, 'attendees[1][name]': 'a'.repeat(121) }],
  ['malformed-json', { ...two, comments: 'a\0b' }],
  ['body-too-large', { ...two, comments: 'a'.repeat(210_000) }],
])('a form refused with %s leaves what was kept', async (code, fields) => {
  await invite({ menus: ['Carne'] })
  cameBack(await send({ ...two, menusAsked: 'true' }))
  const kept = await guest.$query()
  const reply = await send(fields, { Accept: 'application/problem+json' })
  expect([reply.status, reply.json.code]).toEqual([new AppError(code).status, code])
  expect(await guest.$query()).toEqual(kept)
  expect(await domainEventsOf(event.id)).toHaveLength(1)
})

test('a yes without a menu is asked about once, then taken; a no and a changed answer are not asked', async () => {
  await invite({ menus: ['Carne', 'Pescado'] })
  const asked = await send({ ...two, 'attendees[0][menu]': 'Carne' })
  expect(asked.status).toBe(422)
  expect(asked.text).toContain('Falta elegir menú (Luis).')
  expect((await guest.$query()).status).toBe('pending')
  cameBack(await send({ ...two, 'attendees[0][menu]': 'Carne', menusAsked: 'true' }))
  cameBack(await send(two))
  await invite({ menus: ['Carne'] })
  cameBack(await send({ status: 'declined' }))
})

test('after the deadline the form is refused with the reason', async () => {
  await invite({ rsvpDeadline: '2020-01-01' })
  const reply = await send(two)
  expect([reply.status, reply.text]).toEqual([422, 'El plazo para confirmar asistencia ha expirado'])
  expect((await guest.$query()).status).toBe('pending')
})

test('a form needs the link’s proof, of this very guest', async () => {
  const other = await aGuest(event.id)
  const proven = { 'X-Invitation-Token': other.token }
  expect((await send(two, proven)).status).toBe(404)
  browser.cookies.clear()
  const reply = await send(two)
  expect([reply.status, reply.headers.get('location')]).toEqual([404, null])
  expect((await guest.$query()).status).toBe('pending')
})

test.each<Fields>([
  { 'Sec-Fetch-Site': 'cross-site' },
  { Origin: 'https://ajena.example' },
  { Origin: 'null' },
])('another site’s form %j is refused', async (headers) => {
  expect((await send(two, headers)).status).toBe(403)
  expect((await guest.$query()).status).toBe('pending')
})

test('the page’s own form is no other site’s, also for a browser that only says its origin', async () => {
  cameBack(await send(two, { Origin: app.url }))
})

const family = [{ name: 'Ana' }, { name: 'Leo', isChild: true }, { name: null }].map((person) => ({
  id: crypto.randomUUID(),
  isChild: false,
  ...person,
}))

test('a family is answered person by person without script: who is ticked comes', async () => {
  await invite({}, { name: 'Familia Ruiz', people: family, maxGuests: 3 })
  const [ana, leo, other] = family
  const fields = {
    status: 'confirmed',
    oneByOne: 'true',
    'attendees[0][id]': ana?.id ?? '',
    'attendees[0][name]': 'Ana',
    'attendees[1][id]': leo?.id ?? '',
    'attendees[1][comes]': 'true',
    'attendees[1][name]': 'Leo',
    'attendees[1][isChild]': 'true',
    'attendees[2][id]': other?.id ?? '',
    'attendees[2][comes]': 'true',
    'attendees[2][name]': 'Eva',
  }
  cameBack(await send(fields))
  expect(await guest.$query()).toMatchObject({
    confirmedGuests: 2,
    guestNames: ['Leo', 'Eva'],
    attendees: [
      { id: leo?.id, name: 'Leo', isChild: true },
      { id: other?.id, name: 'Eva' },
    ],
    people: [{ name: 'Ana' }, { name: 'Leo' }, { name: 'Eva' }],
  })
})

test('a family of which nobody is ticked is asked again, and the form keeps its ticks', async () => {
  await invite({}, { name: 'Familia Ruiz', people: family, maxGuests: 3 })
  const reply = await send({ status: 'confirmed', oneByOne: 'true', 'attendees[0][name]': 'Ana' })
  expect([reply.status, reply.text]).toEqual([422, expect.stringContaining('Indica cuántas personas')])
  expect((await guest.$query()).status).toBe('pending')
})

test('where cookies are blocked the address of the guest’s page is the proof', async () => {
  browser.cookies.clear()
  const page = `http://localhost:3000/invite/${event.slug}/${guest.token}`
  expect((await send(two, { Referer: `http://localhost:3000/invite/${event.slug}/otra` })).status).toBe(404)
  expect((await send(two, { Referer: 'http://localhost:3000/faqs' })).status).toBe(404)
  expect((await guest.$query()).status).toBe('pending')
  cameBack(await send(two, { Referer: `${page}?preview=1` }))
  expect((await guest.$query()).status).toBe('confirmed')
})
