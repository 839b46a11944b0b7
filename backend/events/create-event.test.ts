import { beforeEach, expect, test } from 'vitest'
import { database } from '../platform/database.ts'
import { adoptEnv, env } from '../platform/env.ts'
import { client } from '../testing/client.ts'
import { anOwner, domainEventsOf, jobsIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { Event } from './event.ts'

const app = testApp()
const visitor = client(() => app.url)
beforeEach(() => database()('rateLimits').delete())

const draft = { coupleNames: 'Lucía & Marcos', eventDate: '2031-06-12', email: 'lucia@correo.example' }
const create = (fields: object = {}) => visitor.post('/api/events', { ...draft, ...fields })

test('the wizard’s draft becomes an event, with the link to claim it', async () => {
  const reply = await create({
    coupleNames: '  Eva & Íñigo ',
    email: ' Eva@Correo.example ',
    coverImageUrl: '',
    ceremonyTime: '18:30',
    ceremonyPlace: 'San Nicolás',
    ceremonyUrl: 'https://maps.example/san-nicolas',
    receptionTime: '',
    receptionPlace: null,
    receptionUrl: '',
    hasBusTransport: true,
    busInfo: 'Sale a las 17:00',
    invitationFormat: 'artdeco',
    primaryColor: '#1a1a1A',
    secondaryColor: '#C9A96E',
  })
  expect(reply.status).toBe(201)
  expect(reply.json).toEqual({
    id: expect.any(String),
    slug: 'eva-y-inigo',
    message: 'Te hemos enviado un email para verificar tu cuenta. El enlace vale 48 horas.',
    verificationUrl: expect.stringMatching(/\/verify-email\?token=[\w-]{43}$/),
  })
  expect(await Event.query().findById(reply.json.id)).toMatchObject({
    accountId: null,
    coupleNames: 'Eva & Íñigo',
    email: 'eva@correo.example',
    eventDate: new Date('2031-06-12T16:30:00Z'),
    timezone: 'Europe/Madrid',
    ceremonyTime: '18:30',
    receptionTime: null,
    receptionPlace: null,
    receptionUrl: null,
    hasBusTransport: true,
    coverImageUrl: null,
    invitationFormat: 'artdeco',
  })
})

test('with live providers the link to claim it is in the mail alone', async () => {
  const usual = env()
  adoptEnv({ ...usual, sandbox: null })
  const { status, json } = await create().finally(() => adoptEnv(usual))
  expect(status).toBe(201)
  expect(json).not.toHaveProperty('verificationUrl')
})

test('what the wizard leaves out gets its default', async () => {
  const { json } = await create()
  expect(await Event.query().findById(json.id)).toMatchObject({
    primaryColor: '#1A1A1A',
    secondaryColor: '#C9A96E',
    planType: 'essence',
    invitationFormat: 'classic',
    hasBusTransport: false,
    isPaid: false,
    isEmailVerified: false,
  })
})

test('the mail with the link is queued in the same transaction as the event', async () => {
  const { json } = await create()
  expect(await domainEventsOf(json.id)).toEqual(['event.created'])
  expect(await jobsIn('mail-verification')).toContainEqual({
    eventId: json.id,
    linkId: expect.any(String),
  })
})

test('fields nobody may set from outside are ignored', async () => {
  const { accountId } = await anOwner()
  const { json } = await create({
    id: '11111111-1111-4111-8111-111111111111',
    isPaid: true,
    planType: 'grand_soiree',
    accountId,
    isEmailVerified: true,
    isSample: true,
    unpaidReason: 'x',
    timezone: 'America/Lima',
    menus: ['Carne'],
    __proto__: { isPaid: true },
    constructor: 'x',
  })
  expect(json.id).not.toBe('11111111-1111-4111-8111-111111111111')
  expect(await Event.query().findById(json.id)).toMatchObject({
    isPaid: false,
    planType: 'essence',
    accountId: null,
    isEmailVerified: false,
    isSample: false,
    unpaidReason: null,
    timezone: 'Europe/Madrid',
    menus: [],
  })
})

test('a known email gets the same answer as an unknown one', async () => {
  const { email } = await anOwner()
  const [known, unknown] = [await create({ email }), await create({ email: 'nadie@correo.example' })]
  expect(Object.keys(known.json)).toEqual(Object.keys(unknown.json))
  expect([known.status, known.json.message]).toEqual([unknown.status, unknown.json.message])
})

test('slugs that are taken get a number', async () => {
  const slugs = []
  for (let times = 0; times < 3; times++) slugs.push((await create({ coupleNames: 'Rosa & Blas' })).json.slug)
  expect(slugs).toEqual(['rosa-y-blas', 'rosa-y-blas-2', 'rosa-y-blas-3'])
})

test('eight couples of one name at the same moment get eight slugs', async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, () => create({ coupleNames: 'Sol & Mar' })))
  expect(replies.map((reply) => reply.status)).toEqual(Array(8).fill(201))
  expect(new Set(replies.map((reply) => reply.json.slug)).size).toBe(8)
})

test('a slug that is sent is made ours', async () => {
  expect((await create({ slug: '../Admin Ñandú?' })).json.slug).toBe('admin-nandu')
  expect((await create({ slug: '' })).json.slug).toMatch(/^lucia-y-marcos/)
  const long = (await create({ coupleNames: 'ñ'.repeat(160) })).json.slug
  expect([long, (await create({ coupleNames: 'ñ'.repeat(160) })).json.slug]).toEqual([
    'n'.repeat(50),
    `${'n'.repeat(48)}-2`,
  ])
})

test.each([
  [{ coupleNames: '  ' }, 'Los nombres de los novios son requeridos'],
  [{ coupleNames: undefined }, 'Los nombres de los novios son requeridos'],
  [{ coupleNames: ['Ana'] }, 'Los nombres de los novios son requeridos'],
  [{ coupleNames: 'a'.repeat(161) }, 'Como máximo 160 caracteres'],
  [{ coverImageUrl: 'no es una url' }, 'URL de imagen válida requerida'],
  [{ coverImageUrl: 'data:image/png;base64,AAAA' }, 'URL de imagen válida requerida'],
  [{ coverImageUrl: 'javascript:alert(1)' }, 'URL de imagen válida requerida'],
  [{ eventDate: undefined }, 'La fecha del evento es requerida'],
  [{ eventDate: '' }, 'La fecha del evento es requerida'],
  [{ eventDate: 20310612 }, 'La fecha del evento es requerida'],
  [{ eventDate: '2020-01-01' }, 'Esa fecha ya ha pasado. Elige hoy o un día posterior.'],
  [{ eventDate: '2020-01-01T10:00:00Z' }, 'Esa fecha ya ha pasado. Elige hoy o un día posterior.'],
  [{ eventDate: '12/06/2031' }, 'La fecha del evento no es válida'],
  [{ eventDate: '2031-02-30' }, 'La fecha del evento no es válida'],
  [{ eventDate: '0000-01-01' }, 'La fecha del evento no es válida'],
  [{ eventDate: '2031-06-12T25:00' }, 'La fecha del evento no es válida'],
  [{ eventDate: '2031-06-12T10:61:00Z' }, 'La fecha del evento no es válida'],
  [{ eventDate: '2031-06-12T10:00+99:99' }, 'La fecha del evento no es válida'],
  [{ ceremonyUrl: 'mapa' }, 'URL válida requerida'],
  [{ ceremonyUrl: 'java\nscript:alert(1)' }, 'URL válida requerida'],
  [{ ceremonyUrl: 'javascript:alert(1)' }, 'URL válida requerida'],
  [{ receptionUrl: 'ftp://mapas.example' }, 'URL válida requerida'],
  [{ ceremonyTime: '25:00' }, 'Hora válida requerida (HH:MM)'],
  [{ receptionTime: 1830 }, 'Hora válida requerida (HH:MM)'],
  [{ ceremonyPlace: 'a'.repeat(301) }, 'Como máximo 300 caracteres'],
  [{ busInfo: 'a'.repeat(4001) }, 'Como máximo 4000 caracteres'],
  [{ hasBusTransport: 'sí' }, 'El campo hasBusTransport no es válido'],
  [{ invitationFormat: 'barroco' }, 'Formato de invitación desconocido'],
  [{ primaryColor: 'rojo' }, 'Color primario válido requerido'],
  [{ primaryColor: '#FFF' }, 'Color primario válido requerido'],
  [{ secondaryColor: '#12345G' }, 'Color secundario válido requerido'],
  [{ email: 'lucia@' }, 'Email válido requerido'],
  [{ email: undefined }, 'Email válido requerido'],
  [{ email: `${'a'.repeat(250)}@correo.example` }, 'Email válido requerido'],
])('the draft with %j is refused with its message', async (fields, message) => {
  const before = await Event.query().resultSize()
  const reply = await create(fields)
  expect([reply.status, reply.text]).toEqual([400, message])
  expect(await Event.query().resultSize()).toBe(before)
})

test('an email of 255 characters is allowed', async () => {
  expect((await create({ email: `${'a'.repeat(240)}@correo.example` })).status).toBe(201)
})

test('a slug of 97,000 spaces is refused at once, and nobody waits for it', async () => {
  const start = performance.now()
  const refused = await create({ slug: ' '.repeat(97_000) })
  expect(performance.now() - start).toBeLessThan(500)
  expect([refused.status, refused.text]).toEqual([400, 'Como máximo 160 caracteres'])
})

test('a date with more fractional digits than a clock has is refused in a sentence', async () => {
  const refused = await create({ eventDate: `2031-06-12T18:00:00.${'1'.repeat(31)}Z` })
  expect([refused.status, refused.text]).toEqual([400, 'La fecha del evento no es válida'])
})
