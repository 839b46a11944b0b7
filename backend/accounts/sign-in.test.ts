import { beforeEach, expect, test } from 'vitest'
import { database } from '../platform/database.ts'
import { client } from '../testing/client.ts'
import { anEvent, anOwner, password, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'

const app = testApp()
const visitor = () => client(() => app.url)
beforeEach(() => database().raw('truncate rate_limits, sign_in_tries'))

const login = (body: unknown, who = visitor()) => who.post('/api/auth/login', body)

test('signing in answers the user and opens the private calls', async () => {
  const { email, event } = await anOwner()
  const couple = visitor()
  const reply = await login({ email: ` ${email.toUpperCase()} `, password }, couple)
  expect(reply.status).toBe(200)
  expect(reply.json).toEqual({
    id: event.id,
    email,
    events: [
      {
        id: event.id,
        slug: event.slug,
        coupleNames: 'Lucía y Marcos',
        eventDate: event.eventDate.toISOString(),
      },
    ],
  })
  expect((await couple.get('/api/auth/me')).json).toEqual(reply.json)
})

test('the session cookie cannot be read by scripts nor sent along by other sites', async () => {
  const { email } = await anOwner()
  const reply = await login({ email, password })
  expect(reply.headers.getSetCookie().join()).toMatch(/^velada=[^;]+;.*HttpOnly.*SameSite=Lax/i)
})

test('a wrong password and an unknown email get the same answer', async () => {
  const { email } = await anOwner()
  const wrong = await login({ email, password: 'otra-cosa-distinta' })
  const unknown = await login({ email: 'nadie@correo.example', password })
  expect([wrong.status, wrong.text]).toEqual([401, 'Email o contraseña incorrectos'])
  expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text])
  expect(wrong.headers.getSetCookie()).toEqual([])
})

test.each([
  [{ password }, 'Email válido requerido'],
  [{ email: 'no es un email', password }, 'Email válido requerido'],
  [{ email: 7, password }, 'Email válido requerido'],
  [{ email: `${'a'.repeat(250)}@correo.example`, password }, 'Email válido requerido'],
  [{ email: 'ana@correo.example' }, 'Contraseña requerida'],
  [{ email: 'ana@correo.example', password: '' }, 'Contraseña requerida'],
  [{ email: 'ana@correo.example', password: ['x'] }, 'Contraseña requerida'],
  [{ email: 'ana@correo.example', password: 'x'.repeat(201) }, 'El campo password no es válido'],
])('a sign-in without its fields is refused with the reason: %j', async (body, message) => {
  const reply = await login(body)
  expect([reply.status, reply.text]).toEqual([400, message])
})

test('the longest email there may be is refused like any other', async () => {
  const email = `${'a'.repeat(240)}@correo.example`
  expect(email).toHaveLength(255)
  expect((await login({ email, password })).status).toBe(401)
})

test('what counts the tries keeps no address', async () => {
  const { email } = await anOwner()
  await login({ email, password })
  await login({ email, password: 'adivina-esto' })
  const tables = ['rateLimits', 'signInTries', 'knownPlaces']
  const rows = await Promise.all(tables.map((table) => database()(table).select('*')))
  for (const some of rows) expect(some.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(email)
  expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|::1/)
})

test('signing out ends the session itself: a kept copy of its cookie opens nothing', async () => {
  const { email } = await anOwner()
  const couple = visitor()
  await signIn(couple, email)
  const copy = visitor()
  for (const [name, value] of couple.cookies) copy.cookies.set(name, value)
  expect((await copy.get('/api/auth/me')).status).toBe(200)
  expect((await couple.post('/api/auth/logout')).status).toBe(204)
  expect(couple.cookies.has('velada')).toBe(false)
  expect((await couple.get('/api/auth/me')).status).toBe(401)
  expect((await copy.get('/api/auth/me')).status).toBe(401)
})

test('signing out without a session is no failure', async () => {
  expect((await visitor().post('/api/auth/logout')).status).toBe(204)
})

test.each([undefined, 'basura', 'Fe26.2*1*falsa*falsa*falsa**falsa*falsa~2'])(
  'nobody is signed in with the cookie %s',
  async (cookie) => {
    const stranger = visitor()
    if (cookie) stranger.cookies.set('velada', cookie)
    const reply = await stranger.get('/api/auth/me')
    expect([reply.status, reply.text]).toEqual([401, 'Inicia sesión para continuar'])
  },
)

test('a session that is over opens nothing', async () => {
  const { email, accountId } = await anOwner()
  const couple = visitor()
  await signIn(couple, email)
  await database()('sessions').where({ accountId }).update({ expiresAt: new Date() })
  expect((await couple.get('/api/auth/me')).status).toBe(401)
})

test('the user’s id is the event opened last, the newest at first', async () => {
  const { email, accountId, event: older } = await anOwner()
  const newer = await anEvent({ accountId, email })
  const couple = visitor()
  await signIn(couple, email)
  const before = await couple.get('/api/auth/me')
  expect(before.json.id).toBe(newer.id)
  expect(before.json.events.map((event: { id: string }) => event.id)).toEqual([newer.id, older.id])
  await couple.get(`/api/events/${older.id}`)
  expect((await couple.get('/api/auth/me')).json.id).toBe(older.id)
})
