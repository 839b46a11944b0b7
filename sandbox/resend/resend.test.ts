import { Resend } from 'resend'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { anEmail, aSandbox } from '../testing.ts'

let sandbox: Awaited<ReturnType<typeof aSandbox>>
beforeEach(async () => {
  sandbox = await aSandbox()
})
afterEach(() => sandbox.close())

const batch = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...anEmail, to: `guest${index}@example.es` }))

test('a mail is kept as it was sent, with its links', async () => {
  const { data } = await sandbox.resend.emails.send(
    {
      ...anEmail,
      headers: { 'List-Unsubscribe': '<http://localhost:3000/baja>' },
      tags: [{ name: 'delivery', value: '7' }],
    },
    { idempotencyKey: 'one' },
  )
  expect(await sandbox.control('GET', 'messages?channel=email&to=ana@example.es')).toEqual([
    expect.objectContaining({
      id: data?.id,
      channel: 'email',
      to: 'ana@example.es',
      from: anEmail.from,
      subject: anEmail.subject,
      html: anEmail.html,
      text: anEmail.text,
      links: ['http://localhost:3000/i/abc?a=1&b=2'],
      headers: { 'List-Unsubscribe': '<http://localhost:3000/baja>' },
      idempotencyKey: 'one',
    }),
  ])
  const fetched = await sandbox.resend.emails.get(data?.id ?? '')
  expect(fetched.data).toMatchObject({
    to: ['ana@example.es'],
    html: anEmail.html,
    tags: [{ name: 'delivery', value: '7' }],
  })
})

test('the same key and payload get the first answer and send nothing more', async () => {
  const first = await sandbox.resend.batch.send(batch(3), { idempotencyKey: 'batch' })
  const second = await sandbox.resend.batch.send(batch(3), { idempotencyKey: 'batch' })
  expect(second.data).toEqual(first.data)
  expect(await sandbox.control('GET', 'messages?bodies=none')).toHaveLength(3)
  expect(await sandbox.control('GET', 'stats')).toMatchObject({ replayed: { email: 1 } })
})

test('the same key with another payload is refused', async () => {
  await sandbox.resend.emails.send(anEmail, { idempotencyKey: 'k' })
  const other = await sandbox.resend.emails.send({ ...anEmail, subject: 'Otro' }, { idempotencyKey: 'k' })
  expect(other.error).toMatchObject({ name: 'invalid_idempotent_request', statusCode: 409 })
})

test('the same key during the first call is refused as concurrent', async () => {
  await sandbox.control('POST', 'faults', { provider: 'email', fault: 'delay', ms: 150, times: 1 })
  const answers = await Promise.all(
    [1, 2].map(() => sandbox.resend.emails.send(anEmail, { idempotencyKey: 'k' })),
  )
  expect(answers.map(({ error }) => error?.name).sort()).toEqual([
    'concurrent_idempotent_requests',
    undefined,
  ])
})

test('a key of more than 256 characters is refused', async () => {
  const { error } = await sandbox.resend.emails.send(anEmail, { idempotencyKey: 'k'.repeat(257) })
  expect(error?.name).toBe('invalid_idempotency_key')
})

test('a permissive batch takes the good mails and names the bad ones', async () => {
  const mails = [anEmail, { ...anEmail, to: 'nadie' }, { ...anEmail, from: 'nadie' }]
  const { data } = await sandbox.resend.batch.send(mails, { batchValidation: 'permissive' })
  expect(data?.data).toHaveLength(1)
  expect(data?.errors.map(({ index }) => index)).toEqual([1, 2])
})

test('a strict batch with one bad mail sends none', async () => {
  const { error } = await sandbox.resend.batch.send([anEmail, { ...anEmail, to: 'nadie' }])
  expect(error).toMatchObject({ name: 'validation_error', statusCode: 422 })
  expect(await sandbox.control('GET', 'messages')).toEqual([])
})

test('more than 100 mails in a batch are refused', async () => {
  expect((await sandbox.resend.batch.send(batch(101))).error?.name).toBe('validation_error')
})

test.each([
  ['subject', { subject: undefined }],
  ['html', { html: undefined, text: undefined }],
  ['to', { to: undefined }],
])('a mail without %s is refused', async (_, without) => {
  const mail = { ...anEmail, ...without } as unknown as typeof anEmail
  expect((await sandbox.resend.emails.send(mail)).error?.name).toBe('missing_required_field')
})

test('a wrong key is 403 and no key is 401', async () => {
  const wrong = await new Resend('re_wrong', { baseUrl: sandbox.url }).emails.send(anEmail)
  expect(wrong.error).toMatchObject({ name: 'invalid_api_key', statusCode: 403 })
  const none = await fetch(`${sandbox.url}/emails`, { method: 'POST', body: '{}' })
  expect(none.status).toBe(401)
})

test('the sixth request of a second is refused with how long to wait', async () => {
  await sandbox.control('DELETE', 'limits')
  const answers = []
  for (let sent = 0; sent < 6; sent += 1) answers.push(await sandbox.resend.emails.send(anEmail))
  expect(answers.map(({ error }) => error?.name)).toEqual([
    ...Array(5).fill(undefined),
    'rate_limit_exceeded',
  ])
  expect(answers[5]?.headers?.['retry-after']).toBe('1')
})

test('sent and delivered arrive signed as Svix signs, tags as an object', async () => {
  const { data } = await sandbox.resend.emails.send({ ...anEmail, tags: [{ name: 'delivery', value: '7' }] })
  const notices = await sandbox.app.until(2)
  const events = notices.map(({ headers, body }) =>
    sandbox.resend.webhooks.verify({
      payload: body,
      headers: {
        id: headers['svix-id'] ?? '',
        timestamp: headers['svix-timestamp'] ?? '',
        signature: headers['svix-signature'] ?? '',
      },
      webhookSecret: sandbox.credentials.resend.webhookSecret,
    }),
  )
  expect(events).toMatchObject([
    { type: 'email.sent', data: { email_id: data?.id, tags: { delivery: '7' } } },
    { type: 'email.delivered', data: { email_id: data?.id, to: ['ana@example.es'] } },
  ])
})

test('a test address bounces by itself', async () => {
  await sandbox.resend.emails.send({ ...anEmail, to: 'bounced+7@resend.dev' })
  const [, last] = await sandbox.app.until(2)
  expect(JSON.parse(last?.body ?? '')).toMatchObject({
    type: 'email.bounced',
    data: { bounce: { type: 'Permanent' } },
  })
})

test('an event on demand moves the mail and tells the app', async () => {
  await sandbox.control('POST', 'settings', { autoDeliver: false })
  const { data } = await sandbox.resend.emails.send(anEmail)
  await sandbox.control('POST', `messages/${data?.id}/events`, { type: 'complained' })
  const [notice] = await sandbox.app.until(1)
  expect(JSON.parse(notice?.body ?? '').type).toBe('email.complained')
  expect(await sandbox.control('GET', `messages/${data?.id}`)).toMatchObject({ status: 'complained' })
  expect(await sandbox.control('POST', `messages/${data?.id}/events`, { type: 'read' })).toMatchObject({
    error: 'no-such-event',
  })
})

test('a dropped answer was accepted, and asking again with its key repeats nothing', async () => {
  await sandbox.control('POST', 'faults', { provider: 'email', fault: 'drop-answer', times: 1 })
  const lost = await sandbox.resend.batch.send(batch(4), { idempotencyKey: 'b' })
  expect(lost.error).toMatchObject({ name: 'application_error', statusCode: null })
  const again = await sandbox.resend.batch.send(batch(4), { idempotencyKey: 'b' })
  const kept = await sandbox.control('GET', 'messages?bodies=none')
  expect(again.data?.data.map(({ id }) => id)).toEqual(kept.map(({ id }: { id: string }) => id))
  expect(kept).toHaveLength(4)
})

test('an error 500 accepts nothing, and the key may be used again', async () => {
  await sandbox.control('POST', 'faults', { provider: 'email', fault: 'error-500', times: 1 })
  expect((await sandbox.resend.emails.send(anEmail, { idempotencyKey: 'k' })).error?.statusCode).toBe(500)
  expect(await sandbox.control('GET', 'messages')).toEqual([])
  expect((await sandbox.resend.emails.send(anEmail, { idempotencyKey: 'k' })).error).toBeNull()
})
