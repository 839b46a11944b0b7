import { request } from 'node:http'
import { expect, test } from 'vitest'
import { client } from './testing/client.ts'
import { aGuest, anOwner, signIn } from './testing/factories.ts'
import { testApp } from './testing/test-app.ts'

const app = testApp()
const visitor = () => client(() => app.url)
const json = { 'Content-Type': 'application/json' }
const post = (body: BodyInit, headers: Record<string, string> = json) =>
  fetch(`${app.url}/api/events`, { method: 'POST', body, headers })
const said = async (response: Response) => [response.status, await response.text()]

test.each(['{', '"text"', 'null', '7', '{"a":}', ''])('the body %s is no JSON of ours', async (body) => {
  expect((await post(body)).status).toBe(400)
})

test('personal answers, exports and calendars are kept by no cache', async () => {
  const { event, email } = await anOwner()
  const guest = await aGuest(event.id)
  const owner = visitor()
  await signIn(owner, email)
  const own = `/api/events/${event.id}`
  const paths = [
    '/api/auth/me',
    ...['', '/guests', '/stats', '/campaigns', '/export', '/export.csv', '/export.pdf'].map(
      (end) => own + end,
    ),
    '/api/excel-template',
    `/api/invitations/${event.slug}/${guest.token}`,
    `/api/invitations/${event.slug}/preview`,
    `/invite/${event.slug}/${guest.token}/calendar.ics`,
  ]
  for (const path of paths) {
    const { status, headers } = await owner.get(path)
    expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'no-store'])
  }
})

test('what is malformed is answered in Spanish', async () => {
  expect(await said(await post('{"coupleNames": '))).toEqual([400, 'La petición no se entiende'])
})

test.each([
  ['a NUL', '{"coupleNames":"Ana\\u0000","eventDate":"2031-05-10","email":"ana@correo.example"}'],
  ['half a character', '{"coupleNames":"Ana \\ud83d","eventDate":"2031-05-10","email":"ana@correo.example"}'],
  ['one deep down', '{"hotels":[{"name":["\\u0000"]}]}'],
])('a text with %s is malformed', async (_, body) => {
  expect(await said(await post(body))).toEqual([400, 'La petición no se entiende'])
})

test('JSON nested fifty thousand deep breaks nothing', async () => {
  expect((await post(`{"a":${'['.repeat(48_000)}${']'.repeat(48_000)}}`)).status).toBe(400)
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
  'a body of type %s is refused',
  async (type) => {
    expect(await said(await post('coupleNames=Ana', { 'Content-Type': type }))).toEqual([
      415,
      'Formato no admitido',
    ])
  },
)

test('a body packed in an unknown way is refused', async () => {
  expect((await post('{}', { ...json, 'Content-Encoding': 'zebra' })).status).toBe(415)
})

test('a body beyond 100 kB is refused, also when it comes in pieces', async () => {
  const big = JSON.stringify({ coupleNames: 'a'.repeat(150_000) })
  expect(await said(await post(big))).toEqual([413, 'Lo enviado es demasiado grande'])
  const status = await new Promise((resolve, reject) => {
    const call = request(`${app.url}/api/events`, { method: 'POST', headers: json }, (answer) => {
      resolve(answer.statusCode)
      answer.resume()
    })
    call.on('error', reject)
    call.write(big.slice(0, 75_000))
    call.end(big.slice(75_000))
  })
  expect(status).toBe(413)
})

test.each<Record<string, string>>([
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { Origin: 'https://ajena.example' },
  { Origin: 'null' },
])('what another site makes a browser send is refused: %j', async (headers) => {
  const { email, event } = await anOwner()
  const couple = visitor()
  await signIn(couple, email)
  for (const reply of [
    await couple.post('/api/auth/logout', {}, headers),
    await couple.post('/api/events', { coupleNames: 'Ana' }, headers),
    await couple.put(`/api/events/${event.id}`, { coupleNames: 'Otra' }, headers),
  ])
    expect([reply.status, reply.text]).toEqual([403, 'Petición rechazada: viene de otra página'])
  expect((await couple.get(`/api/events/${event.id}`, headers)).json.coupleNames).toBe('Lucía y Marcos')
})

test('our own pages and programs that are no browser pass', async () => {
  const { email } = await anOwner()
  for (const headers of [
    { 'Sec-Fetch-Site': 'same-origin', Origin: app.url },
    { Origin: app.url },
    { 'Sec-Fetch-Site': 'none' },
    {},
  ] as Record<string, string>[]) {
    const couple = visitor()
    await signIn(couple, email)
    expect((await couple.post('/api/auth/logout', {}, headers)).status).toBe(204)
  }
})

test('a failure is plain text, or RFC 9457 for whoever asks for that', async () => {
  const plain = await visitor().get('/api/auth/me')
  expect(plain.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(plain.text).toBe('Inicia sesión para continuar')
  const problem = await visitor().get('/api/auth/me', { Accept: 'application/problem+json, */*;q=0.5' })
  expect(problem.headers.get('content-type')).toContain('application/problem+json')
  expect(problem.json).toEqual({
    type: 'about:blank',
    title: 'Unauthorized',
    status: 401,
    detail: 'Inicia sesión para continuar',
    code: 'signed-out',
  })
})

test('failures are kept by no cache', async () => {
  expect((await visitor().get('/api/auth/me')).headers.get('cache-control')).toBe('no-store')
})

test.each([
  '/api/nada',
  '/api/invitations/%00/preview',
  '/api/invitations/ana/%00',
  '/api/invitations/%E0%A4%A/preview',
  `/api/invitations/${'x'.repeat(1_900)}/preview`,
  '/api/events',
])('there is nothing at %s', async (path) => {
  expect((await visitor().get(path)).status).toBe(404)
})

test.each([
  ['GET', '/api/auth/me'],
  ['GET', '/api/events/00000000-0000-4000-8000-000000000000'],
  ['PUT', '/api/events/00000000-0000-4000-8000-000000000000'],
  ['GET', '/api/events/00000000-0000-4000-8000-000000000000/live'],
  ['GET', '/api/events/00000000-0000-4000-8000-000000000000/guests'],
  ['POST', '/api/events/00000000-0000-4000-8000-000000000000/guests'],
  ['POST', '/api/events/00000000-0000-4000-8000-000000000000/guests/import'],
  ['GET', '/api/events/00000000-0000-4000-8000-000000000000/export'],
  ['GET', '/api/events/00000000-0000-4000-8000-000000000000/export.csv'],
  ['GET', '/api/excel-template'],
  ['PUT', '/api/guests/00000000-0000-4000-8000-000000000000'],
  ['DELETE', '/api/guests/00000000-0000-4000-8000-000000000000'],
  ['PUT', '/api/guests/00000000-0000-4000-8000-000000000000/rsvp'],
])('%s %s asks to sign in first', async (method, path) => {
  const response = await fetch(app.url + path, { method })
  expect(await said(response)).toEqual([401, 'Inicia sesión para continuar'])
})

test('what nobody may see of another’s event is not there', async () => {
  const { event: theirs } = await anOwner()
  const { email } = await anOwner()
  const couple = visitor()
  await signIn(couple, email)
  for (const id of [
    theirs.id,
    'no-es-un-id',
    '7',
    `${theirs.id}0`,
    'x'.repeat(1_900),
    "'; drop table events; --",
  ])
    for (const part of ['', '/guests', '/live', '/export', '/export.csv']) {
      const reply = await couple.get(`/api/events/${encodeURIComponent(id)}${part}`)
      expect([reply.status, reply.text], `${id}${part}`).toEqual([404, 'Evento no encontrado'])
    }
  for (const [path, body] of [
    [`/api/events/${theirs.id}/guests`, { name: 'Intrusa', group: 'Nadie' }],
    [`/api/events/${theirs.id}/guests/import`, new FormData()],
  ] as const)
    expect((await couple.post(path, body)).text).toBe('Evento no encontrado')
  expect((await couple.put(`/api/events/${theirs.id}`, { coupleNames: 'Mía' })).status).toBe(404)
})
