import { beforeEach, expect, test } from 'vitest'
import { database, inTransaction } from '../platform/database.ts'
import { client } from '../testing/client.ts'
import { anEvent, anOwner, domainEventsOf, jobsIn, password } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { AccountLink } from './account-link.ts'
import { answerLinkRequest } from './answer-link-request.ts'

const app = testApp()
const visitor = () => client(() => app.url)
beforeEach(() => database().raw('truncate rate_limits, sign_in_tries, mail_allowances'))

const expired: [number, string] = [422, 'El enlace de verificación no es válido o ha expirado.']
const verify = (body: unknown, who = visitor()) => who.post('/api/verify-email', body)

/** A new event of that email, with the token of its link. */
async function created(email: string): Promise<{ id: string; token: string }> {
  const reply = await visitor().post('/api/events', {
    coupleNames: 'Eva & Íñigo',
    eventDate: '2031-05-10',
    email,
  })
  return {
    id: reply.json.id,
    token: new URL(reply.json.verificationUrl).searchParams.get('token') ?? '',
  }
}

/** Requests another link and runs the worker's part. */
async function resend(email: string, eventId?: string) {
  const reply = await visitor().post('/api/auth/resend-verification', { email, eventId })
  for (const { id } of await database()('linkRequests').select('id'))
    await inTransaction((trx) => answerLinkRequest(trx, id))
  return reply
}

const uniqueEmail = () => `eva-${crypto.randomUUID()}@correo.example`

test('a new email sets its password and is signed in', async () => {
  const email = uniqueEmail()
  const { id, token } = await created(email)
  const couple = visitor()
  const reply = await verify({ token, password, accountId: 'x', isPaid: true }, couple)
  expect([reply.status, reply.json]).toEqual([200, { eventId: id }])
  expect((await couple.get('/api/auth/me')).json).toMatchObject({ id, email })
  expect((await couple.get(`/api/events/${id}`)).json).toMatchObject({ isPaid: false, isEmailVerified: true })
  expect(await domainEventsOf(id)).toEqual(['event.created', 'email.verified'])
  expect((await visitor().post('/api/auth/login', { email, password })).status).toBe(200)
})

test('a link opens once', async () => {
  const { token } = await created(uniqueEmail())
  await verify({ token, password })
  const again = await verify({ token, password })
  expect([again.status, again.text]).toEqual(expired)
  const looked = await visitor().get(`/api/verify-email/${token}`)
  expect([looked.status, looked.text]).toEqual(expired)
})

test('two uses of a link at once are one use', async () => {
  const { token } = await created(uniqueEmail())
  const replies = await Promise.all([verify({ token, password }), verify({ token, password })])
  expect(replies.map((reply) => reply.status).sort()).toEqual([200, 422])
})

test('a link is good for 48 hours, and not longer', async () => {
  const { id, token } = await created(uniqueEmail())
  const link = await AccountLink.query().findOne({ eventId: id })
  expect(Number(link?.expiresAt) - Date.now()).toBeGreaterThan(47.9 * 3_600_000)
  expect(Number(link?.expiresAt) - Date.now()).toBeLessThanOrEqual(48 * 3_600_000)
  await AccountLink.query().where({ eventId: id }).patch({ expiresAt: new Date() })
  const late = await verify({ token, password })
  expect([late.status, late.text]).toEqual(expired)
})

test('the token is not in the database', async () => {
  const { token } = await created(uniqueEmail())
  const dump = JSON.stringify(await AccountLink.query())
  expect(dump).not.toContain(token)
})

test('an email that has an account signs in with its own password, and the event joins it', async () => {
  const { email, accountId, event } = await anOwner()
  const { id, token } = await created(email)
  expect((await visitor().get(`/api/verify-email/${token}`)).json).toEqual({
    email,
    hasAccount: true,
    coupleNames: 'Eva & Íñigo',
  })
  const wrong = await verify({ token, password: 'una-nueva-inventada' })
  expect([wrong.status, wrong.text]).toEqual([
    422,
    'Ya tienes una cuenta con este email: escribe tu contraseña actual',
  ])
  const couple = visitor()
  expect((await verify({ token, password }, couple)).status).toBe(200)
  const me = await couple.get('/api/auth/me')
  expect(me.json.id).toBe(id)
  expect(me.json.events.map((one: { id: string }) => one.id)).toEqual([id, event.id])
  expect(await database()('events').where({ accountId }).pluck('id')).toHaveLength(2)
})

test('two first events of one email verified at once share one account', async () => {
  const email = uniqueEmail()
  const [one, two] = [await created(email), await created(email)]
  const replies = await Promise.all([
    verify({ token: one.token, password }),
    verify({ token: two.token, password }),
  ])
  expect(replies.map((reply) => reply.status)).toEqual([200, 200])
  expect(await database()('accounts').where({ email })).toHaveLength(1)
  expect(await database()('events').where({ email }).whereNotNull('accountId')).toHaveLength(2)
})

test.each([
  ['12345', 400, 'La contraseña debe tener al menos 6 caracteres'],
  [undefined, 400, 'La contraseña debe tener al menos 6 caracteres'],
  ['x'.repeat(201), 400, 'La contraseña es demasiado larga'],
  ['123456', 422, 'Esa contraseña es demasiado común. Prueba con tres palabras que no suelan ir juntas'],
  ['PassWord', 422, 'Esa contraseña es demasiado común. Prueba con tres palabras que no suelan ir juntas'],
])('the password %s is refused and the link stays good', async (weak, status, message) => {
  const { token } = await created(uniqueEmail())
  const reply = await verify({ token, password: weak })
  expect([reply.status, reply.text]).toEqual([status, message])
  expect((await verify({ token, password })).status).toBe(200)
})

test('a password of the account’s own words is refused: its email, the event’s names', async () => {
  const email = `eva.${crypto.randomUUID().slice(0, 8)}@correo.example`
  const { token } = await created(email)
  for (const own of [email, 'evayinigo']) {
    const reply = await verify({ token, password: own })
    expect([reply.status, reply.text]).toEqual([
      422,
      expect.stringMatching(/^Esa contraseña sale de tu email/),
    ])
  }
})

test.each([
  ['inventado', ...expired],
  ['con\u0000nulo', 400, 'La petición no se entiende'],
  [undefined, 400, 'El enlace de verificación no es válido.'],
  ['', 400, 'El enlace de verificación no es válido.'],
  ['x'.repeat(201), 400, 'El enlace de verificación no es válido.'],
])('the token %s opens nothing', async (token, status, message) => {
  const reply = await verify({ token, password })
  expect([reply.status, reply.text]).toEqual([status, message])
})

test.each(['inventado', 'x'.repeat(1_900)])('the link %s shows nothing', async (token) => {
  const reply = await visitor().get(`/api/verify-email/${token}`)
  expect([reply.status, reply.text]).toEqual(expired)
})

test('a new link is mailed for an event that is nobody’s yet, and both links lead to it', async () => {
  const email = uniqueEmail()
  const { id, token } = await created(email)
  const before = await jobsIn('mail-verification')
  const reply = await resend(email)
  expect(reply.status).toBe(200)
  expect(await jobsIn('mail-verification')).toHaveLength(before.length + 1)
  expect(await AccountLink.query().where({ eventId: id }).resultSize()).toBe(2)
  expect((await verify({ token, password })).status).toBe(200)
})

test('when an event has found its account its other links open nothing', async () => {
  const email = uniqueEmail()
  const { id, token } = await created(email)
  await resend(email)
  await verify({ token, password })
  expect(await AccountLink.query().where({ eventId: id }).whereNull('usedAt').resultSize()).toBe(0)
})

test('asking for a new link says the same whether the email is known, verified or unknown', async () => {
  const { email: verified } = await anOwner()
  const { email: waiting } = await anEvent()
  const replies = []
  for (const email of [verified, waiting, 'nadie@correo.example']) replies.push(await resend(email))
  for (const reply of replies)
    expect([reply.status, reply.json]).toEqual([
      200,
      { message: 'Si ese email está registrado, recibirás un enlace en unos minutos.' },
    ])
})

const linkedEvents = async () =>
  (await AccountLink.query().where({ purpose: 'verify' }).orderBy('createdAt')).map(({ eventId }) => eventId)

test('another link is for the event that is named, not for the newest of that email', async () => {
  const email = uniqueEmail()
  const [older, newer] = [await created(email), await created(email)]
  await AccountLink.query().delete()
  await resend(email, older.id)
  await resend(email)
  expect(await linkedEvents()).toEqual([older.id, newer.id])
})

test('no link is sent for an event of another email, one that is verified, or none; the answer is the same', async () => {
  const email = uniqueEmail()
  const [mine, others] = [await created(email), await created(uniqueEmail())]
  const verified = await created(email)
  await verify({ token: verified.token, password })
  await AccountLink.query().delete()
  const replies = [
    await resend(email, others.id),
    await resend(email, verified.id),
    await resend(email, crypto.randomUUID()),
    await resend(email, mine.id),
  ]
  expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(await linkedEvents()).toEqual([mine.id])
})

test('what is no event id is refused in a sentence, and asks for nothing', async () => {
  for (const eventId of ['x', '', 7, null, {}, '\0']) {
    const reply = await visitor().post('/api/auth/resend-verification', { email: uniqueEmail(), eventId })
    expect([eventId, reply.status]).toEqual([eventId, 400])
    expect(reply.text).toMatch(/^[A-Z]/)
  }
  expect(await database()('linkRequests')).toEqual([])
})
