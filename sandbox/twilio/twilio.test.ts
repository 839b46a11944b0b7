import twilio from 'twilio'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aSandbox, aWhatsapp } from '../testing.ts'

let sandbox: Awaited<ReturnType<typeof aSandbox>>
beforeEach(async () => {
  sandbox = await aSandbox()
})
afterEach(() => sandbox.close())

const refusal = (error: unknown) => error as { code: number; status: number; moreInfo: string }

test('a template is filled in and the message is queued', async () => {
  const message = await sandbox.twilio.messages.create(aWhatsapp)
  expect(message).toMatchObject({ status: 'queued', to: aWhatsapp.to, errorCode: null, dateSent: null })
  expect(message.body).toContain('Hola, Ana:')
  expect(message.body).toContain('http://localhost:3000/i/abc')
  expect(await sandbox.control('GET', 'messages?channel=whatsapp&to=%2B34600111222')).toEqual([
    expect.objectContaining({
      id: message.sid,
      to: '+34600111222',
      text: message.body,
      html: null,
      links: ['http://localhost:3000/i/abc'],
    }),
  ])
})

test('asking twice sends twice: there is no idempotency', async () => {
  await sandbox.twilio.messages.create(aWhatsapp)
  await sandbox.twilio.messages.create(aWhatsapp)
  expect(await sandbox.control('GET', 'messages?bodies=none')).toHaveLength(2)
})

test('sent and delivered arrive at the message’s own callback, signed as Twilio signs', async () => {
  const statusCallback = `${sandbox.app.url}/twilio?delivery=7`
  const { sid } = await sandbox.twilio.messages.create({ ...aWhatsapp, statusCallback })
  const notices = await sandbox.app.until(2)
  for (const { path, headers, body } of notices) {
    expect(path).toBe('/twilio?delivery=7')
    const fields = Object.fromEntries(new URLSearchParams(body))
    const { authToken } = sandbox.credentials.twilio
    expect(
      twilio.validateRequest(authToken, headers['x-twilio-signature'] ?? '', statusCallback, fields),
    ).toBe(true)
    expect(fields.MessageSid).toBe(sid)
  }
  expect(notices.map(({ body }) => new URLSearchParams(body).get('MessageStatus'))).toEqual([
    'sent',
    'delivered',
  ])
  expect(await sandbox.twilio.messages(sid).fetch()).toMatchObject({ status: 'delivered' })
})

test('a message whose answer was dropped is found by its recipient', async () => {
  await sandbox.control('POST', 'faults', { provider: 'whatsapp', fault: 'drop-answer', times: 1 })
  await expect(sandbox.twilio.messages.create(aWhatsapp)).rejects.toThrow()
  const found = await sandbox.twilio.messages.list({ to: aWhatsapp.to })
  expect(found).toHaveLength(1)
  expect(await sandbox.twilio.messages.list({ to: 'whatsapp:+34699999999' })).toEqual([])
  expect(
    await sandbox.twilio.messages.list({ to: aWhatsapp.to, dateSentAfter: new Date(Date.now() + 60_000) }),
  ).toEqual([])
})

test('the list has pages, newest first', async () => {
  const sids = []
  for (let sent = 0; sent < 5; sent += 1) sids.unshift((await sandbox.twilio.messages.create(aWhatsapp)).sid)
  const listed = await sandbox.twilio.messages.list({ pageSize: 2 })
  expect(listed.map(({ sid }) => sid)).toEqual(sids)
})

test.each([
  ['an invalid number', { to: 'whatsapp:34' }, 21211, 400],
  ['Twilio’s invalid test number', { to: 'whatsapp:+15005550001' }, 21211, 400],
  ['an unknown sender', { from: 'whatsapp:+34600000000' }, 63007, 400],
  ['an unknown template', { contentSid: 'HX99999999999999999999999999999999' }, 21655, 400],
  ['a missing variable', { contentVariables: '{"1":"Ana"}' }, 21656, 400],
])('%s is refused', async (_, change, code, status) => {
  const error = await sandbox.twilio.messages.create({ ...aWhatsapp, ...change }).catch(refusal)
  expect(error).toMatchObject({ code, status, moreInfo: `https://www.twilio.com/docs/errors/${code}` })
})

test.each([
  ['a number that is not on WhatsApp', { to: 'whatsapp:+34600063024' }, '63024'],
  [
    'free text outside a conversation',
    { contentSid: undefined, contentVariables: undefined, body: 'Hola' },
    '63016',
  ],
])('%s fails later', async (_, change, code) => {
  const message = { ...aWhatsapp, statusCallback: `${sandbox.app.url}/twilio`, ...change }
  await sandbox.twilio.messages.create(message as typeof aWhatsapp)
  const [, last] = await sandbox.app.until(2)
  const fields = new URLSearchParams(last?.body)
  expect([fields.get('MessageStatus'), fields.get('ErrorCode')]).toEqual(['failed', code])
})

test('a wrong token is 401 and beyond the limit is 20429', async () => {
  const wrong = await fetch(
    `${sandbox.url}/2010-04-01/Accounts/${sandbox.credentials.twilio.accountSid}/Messages.json`,
  )
  expect(wrong.status).toBe(401)
  expect(await wrong.json()).toMatchObject({ code: 20003 })
  await sandbox.control('POST', 'limits', { provider: 'whatsapp', perSecond: 1 })
  await sandbox.twilio.messages.create(aWhatsapp)
  const second = await sandbox.twilio.messages.create(aWhatsapp).catch(refusal)
  expect(second).toMatchObject({ code: 20429, status: 429 })
})

test('a message that is still queued has no date sent: with that filter it is not in the list', async () => {
  await sandbox.control('POST', 'settings', { sendAfterMs: 600_000 })
  const { sid } = await sandbox.twilio.messages.create(aWhatsapp)
  const before = new Date(Date.now() - 60_000)
  expect(await sandbox.twilio.messages.list({ to: aWhatsapp.to, dateSentAfter: before })).toEqual([])
  expect(await sandbox.twilio.messages.list({ to: aWhatsapp.to })).toMatchObject([{ sid, dateSent: null }])
  await sandbox.control('POST', `messages/${sid}/events`, { type: 'sent' })
  expect(await sandbox.twilio.messages.list({ to: aWhatsapp.to, dateSentAfter: before })).toHaveLength(1)
})

test('a slow list leaves out what was accepted just now', async () => {
  const { sid } = await sandbox.twilio.messages.create(aWhatsapp)
  await sandbox.control('POST', 'faults', { provider: 'whatsapp', fault: 'slow-list', times: 1 })
  expect(await sandbox.twilio.messages.list({ to: aWhatsapp.to })).toEqual([])
  expect(await sandbox.twilio.messages.list({ to: aWhatsapp.to })).toMatchObject([{ sid }])
})

test('a message that waits for longer than its validity period fails with 30036', async () => {
  await sandbox.control('POST', 'settings', { sendAfterMs: 1100 })
  const statusCallback = `${sandbox.app.url}/twilio`
  const { sid } = await sandbox.twilio.messages.create({ ...aWhatsapp, statusCallback, validityPeriod: 1 })
  const [notice] = await sandbox.app.until(1)
  const fields = new URLSearchParams(notice?.body)
  expect([fields.get('MessageStatus'), fields.get('ErrorCode')]).toEqual(['failed', '30036'])
  expect(await sandbox.twilio.messages(sid).fetch()).toMatchObject({ status: 'failed', dateSent: null })
  const error = await sandbox.twilio.messages.create({ ...aWhatsapp, validityPeriod: 36_001 }).catch(refusal)
  expect(error).toMatchObject({ code: 90007, status: 400 })
})
