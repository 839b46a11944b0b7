import { beforeAll, beforeEach, expect, test } from 'vitest'
import { client } from '../testing/client.ts'
import { anEvent, anOwner, domainEventsOf, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { Event } from './event.ts'

const app = testApp()
const couple = client(() => app.url)
let accountId = ''
let event: Event

beforeAll(async () => {
  const owner = await anOwner()
  accountId = owner.accountId
  await signIn(couple, owner.email)
})
beforeEach(async () => {
  event = await anEvent({ accountId, eventDate: new Date('2031-06-12T16:30:00Z'), ceremonyTime: '18:30' })
})

const change = (fields: object) => couple.put(`/api/events/${event.id}`, fields)

test('only the fields that are sent change', async () => {
  const reply = await change({
    coupleNames: 'Lucía y Marcos, por fin',
    hotels: [{ name: 'Parador', url: 'https://parador.example' }],
    importantPhones: [{ name: 'Taxi', phone: '600 100 200' }],
    menus: ['Carne', 'Pescado'],
    rsvpDeadline: '2031-05-01',
  })
  expect(reply.status).toBe(200)
  expect(reply.json).toMatchObject({
    coupleNames: 'Lucía y Marcos, por fin',
    eventDate: '2031-06-12T16:30:00.000Z',
    ceremonyTime: '18:30',
    hotels: [{ name: 'Parador', url: 'https://parador.example' }],
    importantPhones: [{ name: 'Taxi', phone: '600 100 200' }],
    menus: ['Carne', 'Pescado'],
    rsvpDeadline: '2031-05-01',
  })
  expect((await couple.get(`/api/events/${event.id}`)).json).toEqual(reply.json)
  expect(await domainEventsOf(event.id)).toEqual(['event.updated'])
})

test('an empty text clears a field', async () => {
  await change({ busInfo: 'A las 17:00', rsvpDeadline: '2031-05-01', coverImageUrl: '/media/a/640.webp' })
  const reply = await change({ busInfo: '', rsvpDeadline: '', coverImageUrl: '', ceremonyTime: '' })
  expect(reply.json).toMatchObject({
    busInfo: null,
    rsvpDeadline: null,
    coverImageUrl: null,
    ceremonyTime: null,
  })
})

test('the closing words are kept as they were typed, at most 300 letters, and can be taken back', async () => {
  const closingWords = 'Gracias por venir de tan lejos.\nOs queremos.'
  expect((await change({ closingWords: ` ${closingWords} ` })).json).toMatchObject({ closingWords })
  const reply = await change({ closingWords: 'ñ'.repeat(301) })
  expect([reply.status, reply.text]).toEqual([400, expect.stringContaining('Como máximo 300 caracteres')])
  expect((await couple.get(`/api/events/${event.id}`)).json).toMatchObject({ closingWords })
  expect((await change({ closingWords: '🌿'.repeat(150) })).status).toBe(200)
  expect((await change({ closingWords: '' })).json).toMatchObject({ closingWords: null })
})

test('what money buys, and whose it is, cannot be set from outside', async () => {
  const unpaid = await anEvent({ accountId, isPaid: false, planType: 'essence' })
  const other = await anOwner()
  await couple.put(`/api/events/${unpaid.id}`, {
    isPaid: true,
    planType: 'grand_soiree',
    accountId: other.accountId,
    email: 'otra@correo.example',
    slug: 'otro',
    id: other.event.id,
    isSample: true,
    isEmailVerified: false,
    stripePaymentIntentId: 'pi_1',
    createdAt: '2020-01-01',
    coupleNames: 'Solo esto',
  })
  expect(await Event.query().findById(unpaid.id)).toMatchObject({
    isPaid: false,
    planType: 'essence',
    accountId,
    email: unpaid.email,
    slug: unpaid.slug,
    isSample: false,
    isEmailVerified: true,
    createdAt: unpaid.createdAt,
    coupleNames: 'Solo esto',
  })
})

test.each([
  [{ ceremonyTime: '12:00' }, '2031-06-12T10:00:00.000Z'],
  [{ eventDate: '2031-12-12' }, '2031-12-12T17:30:00.000Z'],
  [{ timezone: 'Atlantic/Canary' }, '2031-06-12T17:30:00.000Z'],
  [{ ceremonyTime: '', receptionTime: '21:00' }, '2031-06-12T19:00:00.000Z'],
  [{ ceremonyTime: '' }, '2031-06-11T22:00:00.000Z'],
  [{ coupleNames: 'Otros' }, '2031-06-12T16:30:00.000Z'],
])('the start follows %j', async (fields, start) => {
  expect((await change(fields)).json.eventDate).toBe(start)
})

test.each([
  [{ rsvpDeadline: '2031-06-12' }],
  [{ rsvpDeadline: '2030-01-01', eventDate: '2029-01-01' }],
  [{ rsvpDeadline: '2030-01-01', eventDate: '2020-01-01' }],
])('the deadline stands before the event: %j is refused', async (fields) => {
  const reply = await change(fields)
  expect([reply.status, reply.text]).toEqual([
    422,
    'La fecha límite tiene que ser anterior a la fecha del evento',
  ])
  expect(await event.$query()).toMatchObject({ rsvpDeadline: null, eventDate: event.eventDate })
})

test('an event cannot be moved before its deadline, and both can move together', async () => {
  await change({ rsvpDeadline: '2031-05-01' })
  expect((await change({ eventDate: '2031-04-01' })).status).toBe(422)
  expect((await change({ eventDate: '2031-04-01', rsvpDeadline: '2031-03-01' })).status).toBe(200)
})

test('dates stored in the wrong order before this rule hold up no other change', async () => {
  await event.$query().patch({ rsvpDeadline: '2032-01-01' })
  expect((await change({ busInfo: 'A las 17:00' })).status).toBe(200)
})

test('two tabs on the same field: the second is refused with 409, and its other fields with it', async () => {
  const was = { coupleNames: 'Lucía y Marcos', eventDate: '2031-06-12' }
  expect((await change({ coupleNames: 'Lucía y Leo', was })).status).toBe(200)
  const reply = await change({ coupleNames: 'Lucía y Mateo', busInfo: 'A las 17:00', was })
  expect([reply.status, reply.text]).toEqual([409, expect.stringMatching(/^Alguien ha cambiado lo mismo/)])
  expect(await event.$query()).toMatchObject({ coupleNames: 'Lucía y Leo', busInfo: null })
})

test('two people on different fields do not conflict, even where one moves what the other’s stands on', async () => {
  expect((await change({ ceremonyTime: '12:00', was: { ceremonyTime: '18:30' } })).status).toBe(200)
  const reply = await change({ eventDate: '2031-07-12', was: { eventDate: '2031-06-12' } })
  expect([reply.status, reply.json.eventDate]).toEqual([200, '2031-07-12T10:00:00.000Z'])
  expect((await change({ eventDate: '2031-08-12', was: { eventDate: '2031-06-12' } })).status).toBe(409)
})

test('without what stood there before, the last one wins', async () => {
  await change({ coupleNames: 'Lucía y Leo' })
  expect((await change({ coupleNames: 'Lucía y Mateo' })).json.coupleNames).toBe('Lucía y Mateo')
})

test('an hour that came with the date moves along to another zone', async () => {
  await change({ ceremonyTime: '', eventDate: '2031-06-12T17:00' })
  expect((await change({ timezone: 'Atlantic/Canary' })).json.eventDate).toBe('2031-06-12T16:00:00.000Z')
})

test.each([
  ['Europe/Madrid', '2031-06-12', '00:00'],
  ['America/Mexico_City', '2031-06-12', '18:00'],
  ['America/New_York', '2031-06-12', '20:00'],
])('an event sent back as it came stays where it was in %s', async (timezone, eventDate, ceremonyTime) => {
  const first = await change({ timezone, eventDate, ceremonyTime })
  const again = await change(first.json)
  expect(again.json).toEqual(first.json)
})

test.each([
  [{ coupleNames: '' }, 'Los nombres de los novios son requeridos'],
  [{ coupleNames: null }, 'Los nombres de los novios son requeridos'],
  [{ hotels: [{ name: '', url: 'https://a.example' }] }, 'Nombre requerido'],
  [{ hotels: [{ url: 'https://a.example' }] }, 'Nombre requerido'],
  [{ hotels: [{ name: 'Parador' }] }, 'URL válida requerida'],
  [{ hotels: [{ name: 'Parador', url: 'javascript:alert(1)' }] }, 'URL válida requerida'],
  [{ interestSites: [{ name: 'Playa', url: 'playa' }] }, 'URL válida requerida'],
  [{ importantPhones: [{ name: 'Taxi' }] }, 'Teléfono requerido'],
  [{ importantPhones: [{ name: 'Taxi', phone: ' ' }] }, 'Teléfono requerido'],
  [{ importantPhones: [{ phone: '600100200' }] }, 'Nombre requerido'],
  [{ hotels: 'Parador' }, 'El campo hotels no es válido'],
  [{ hotels: Array(31).fill({ name: 'a', url: 'https://a.example' }) }, 'Como máximo 30'],
  [{ menus: [''] }, 'Nombre requerido'],
  [{ rsvpDeadline: '01/05/2031' }, 'Fecha límite no válida'],
  [{ rsvpDeadline: '2031-02-30' }, 'Fecha límite no válida'],
  [{ rsvpDeadline: '0000-01-01' }, 'Fecha límite no válida'],
  [{ timezone: 'Marte/Olimpo' }, 'Zona horaria desconocida'],
  [{ timezone: '' }, 'Zona horaria desconocida'],
  [{ eventDate: '' }, 'La fecha del evento es requerida'],
  [{ invitationFormat: 'toString' }, 'Formato de invitación desconocido'],
  [{ primaryColor: '#000000;' }, 'Color primario válido requerido'],
  [{ secondaryColor: '' }, 'Color secundario válido requerido'],
  [{ coverImageUrl: '/media/../api/auth/me' }, 'URL de imagen válida requerida'],
  [{ coverImageUrl: '//ajena.example/a.png' }, 'URL de imagen válida requerida'],
])('the change %j is refused whole, with its message', async (fields, message) => {
  const reply = await change({ ...fields, busInfo: 'no debe quedar' })
  expect([reply.status, reply.text]).toEqual([400, message])
  expect(await event.$query()).toMatchObject({ busInfo: null, coupleNames: 'Lucía y Marcos' })
})

test.each(['+05:30', 'utc', 'EST5EDT', 'europe/madrid', 'Etc/GMT+12', 'Asia/Kathmandu'])(
  'a zone that is accepted also works: %s',
  async (timezone) => {
    const reply = await change({ timezone })
    expect([200, 400]).toContain(reply.status)
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: reply.json.timezone }).format(
      new Date(reply.json.eventDate),
    )
    expect(day).toBe('2031-06-12')
  },
)

test('one of our own pictures is kept as a path, so that it survives a change of address', async () => {
  expect((await change({ coverImageUrl: `${app.url}/media/abc/640.webp` })).json.coverImageUrl).toBe(
    '/media/abc/640.webp',
  )
})
