import { beforeEach, expect, test } from 'vitest'
import { database, inTransaction } from '../platform/database.ts'
import { client } from '../testing/client.ts'
import { anOwner, jobsIn, password, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { AccountLink } from './account-link.ts'
import { answerLinkRequest } from './answer-link-request.ts'
import { findLinkMail } from './find-link-mail.ts'
import { issueLink } from './issue-link.ts'

const app = testApp()
const visitor = () => client(() => app.url)
beforeEach(() => database().raw('truncate rate_limits, sign_in_tries, mail_allowances'))

const fresh = 'otra-grapa-muy-larga'
const expired = [422, 'El enlace para cambiar la contraseña no es válido o ha expirado.']
const reset = (body: unknown, who = visitor()) => who.post('/api/auth/reset-password', body)
/** Requests a link and runs the worker's part. */
async function forgot(email: unknown) {
  const reply = await visitor().post('/api/auth/forgot-password', { email })
  for (const { id } of await database()('linkRequests').select('id'))
    await inTransaction((trx) => answerLinkRequest(trx, id))
  return reply
}

/** The token of a requested link, as its mail has it. */
async function mailedToken(accountId: string): Promise<string> {
  const link = await AccountLink.query().where({ accountId, purpose: 'reset' }).orderBy('createdAt').first()
  const mail = await findLinkMail(link?.id ?? '')
  return new URL(mail?.url ?? '').searchParams.get('token') ?? ''
}

test('a forgotten password is changed by the mailed link, and only the new one signs in', async () => {
  const { email, accountId, event } = await anOwner()
  await forgot(email.toUpperCase())
  const couple = visitor()
  const reply = await reset({ token: await mailedToken(accountId), password: fresh }, couple)
  expect([reply.status, reply.json.id]).toEqual([200, event.id])
  expect((await couple.get('/api/auth/me')).status).toBe(200)
  expect((await visitor().post('/api/auth/login', { email, password })).status).toBe(401)
  expect((await visitor().post('/api/auth/login', { email, password: fresh })).status).toBe(200)
})

test('changing the password ends the sessions of every other device', async () => {
  const { email, accountId } = await anOwner()
  const elsewhere = visitor()
  await signIn(elsewhere, email)
  await forgot(email)
  await reset({ token: await mailedToken(accountId), password: fresh })
  expect((await elsewhere.get('/api/auth/me')).status).toBe(401)
})

test('a link changes the password once, and the other links that were asked for end with it', async () => {
  const { accountId } = await anOwner()
  const one = await inTransaction((trx) => issueLink(trx, { purpose: 'reset', accountId }))
  const two = await inTransaction((trx) => issueLink(trx, { purpose: 'reset', accountId }))
  expect((await reset({ token: one.token, password: fresh })).status).toBe(200)
  for (const { token } of [one, two]) {
    const again = await reset({ token, password: 'una-tercera-clave' })
    expect([again.status, again.text]).toEqual(expired)
  }
})

test('a link is good for one hour', async () => {
  const { accountId } = await anOwner()
  const { linkId, token } = await inTransaction((trx) => issueLink(trx, { purpose: 'reset', accountId }))
  const link = await AccountLink.query().findById(linkId)
  expect(Number(link?.expiresAt) - Date.now()).toBeLessThanOrEqual(3_600_000)
  expect(Number(link?.expiresAt) - Date.now()).toBeGreaterThan(3_500_000)
  await AccountLink.query().findById(linkId).patch({ expiresAt: new Date() })
  const late = await reset({ token, password: fresh })
  expect([late.status, late.text]).toEqual(expired)
})

test('a verification link changes no password', async () => {
  const { event } = await anOwner()
  const { token } = await inTransaction((trx) => issueLink(trx, { purpose: 'verify', eventId: event.id }))
  expect((await reset({ token, password: fresh })).status).toBe(422)
})

test.each([
  ['123456', 422, 'Esa contraseña es demasiado común. Prueba con tres palabras que no suelan ir juntas'],
  ['corta', 400, 'La contraseña debe tener al menos 6 caracteres'],
])(
  'the new password %s is refused, the old one stays and so does the link',
  async (weak, status, message) => {
    const { email, accountId } = await anOwner()
    const { token } = await inTransaction((trx) => issueLink(trx, { purpose: 'reset', accountId }))
    const reply = await reset({ token, password: weak })
    expect([reply.status, reply.text]).toEqual([status, message])
    await signIn(visitor(), email)
    expect((await reset({ token, password: fresh })).status).toBe(200)
  },
)

test('the new password is none of the account’s own words: its email, the event’s names', async () => {
  const { email, accountId } = await anOwner()
  const { token } = await inTransaction((trx) => issueLink(trx, { purpose: 'reset', accountId }))
  for (const own of [email, 'luciaymarcos']) {
    const reply = await reset({ token, password: own })
    expect([reply.status, reply.text]).toEqual([
      422,
      expect.stringMatching(/^Esa contraseña sale de tu email/),
    ])
  }
})

test('asking says the same for a known and an unknown email, and mails only the known', async () => {
  const { email } = await anOwner()
  const before = await jobsIn('mail-password-reset')
  const known = await forgot(email)
  const unknown = await forgot('nadie@correo.example')
  expect(known.status).toBe(200)
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
  expect(await jobsIn('mail-password-reset')).toHaveLength(before.length + 1)
})

test.each([undefined, '', 'ana', 7])('asking for the link of %j is refused', async (email) => {
  const reply = await forgot(email)
  expect([reply.status, reply.text]).toEqual([400, 'Email válido requerido'])
})
