import { afterEach, beforeEach, expect, test } from 'vitest'
import { anEmail, aPayment, aSandbox, aWhatsapp } from '../testing.ts'

let sandbox: Awaited<ReturnType<typeof aSandbox>>
beforeEach(async () => {
  sandbox = await aSandbox()
})
afterEach(() => sandbox.close())

const read = async (path: string) => (await fetch(sandbox.url + path)).text()

test('the inbox shows a mail without trusting it', async () => {
  const { data } = await sandbox.resend.emails.send({ ...anEmail, subject: '<script>alert(1)</script>' })
  const page = await read('/')
  expect(page).toContain('&lt;script&gt;alert(1)')
  expect(page).not.toContain('<script>alert(1)')
  expect(page).toContain(`src="/correo/${data?.id}"`)
  const mail = await fetch(`${sandbox.url}/correo/${data?.id}`)
  expect(mail.headers.get('content-security-policy')).toBe("script-src 'none'")
  expect(await mail.text()).toContain('<base target="_blank">')
})

test('the phone shows the message with its link', async () => {
  await sandbox.twilio.messages.create(aWhatsapp)
  const page = await read('/telefono')
  expect(page).toContain('+34 600 111 222')
  expect(page).toContain('<a href="http://localhost:3000/i/abc" target="_blank"')
})

test('payments offer the test cards, faults their switches', async () => {
  await sandbox.stripe.paymentIntents.create(aPayment)
  expect(await read('/pagos')).toContain('149,00')
  expect(await read('/pagos')).toContain('Pide 3-D Secure')
  await sandbox.control('POST', 'faults', { provider: 'card', fault: 'delay', times: 2 })
  expect(await read('/averias')).toContain('Quedan 2')
})

test('an open page hears of a change', async () => {
  const stream = await fetch(`${sandbox.url}/control/changes`)
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  await reader?.read()
  await sandbox.resend.emails.send(anEmail)
  expect((await reader?.read())?.value).toContain('event: changed')
  await reader?.cancel()
})

test('another site cannot use the control API through a browser', async () => {
  const response = await fetch(`${sandbox.url}/control/messages`, {
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect(response.status).toBe(403)
})
