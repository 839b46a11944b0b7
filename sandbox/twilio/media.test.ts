import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { whatsappTemplates } from '../../backend/platform/sandbox-credentials.ts'
import { aSandbox, aWhatsapp } from '../testing.ts'

/** The app's public address: pictures by id, and callbacks taken. */
const asked: string[] = []
const app = createServer((request, response) => {
  if (request.method === 'GET') asked.push(request.url ?? '')
  if (request.url === '/card/good.jpg') response.setHeader('content-type', 'image/jpeg').end('jpeg')
  else if (request.url === '/card/page.jpg') response.setHeader('content-type', 'text/html').end('<p>')
  else if (request.url === '/card/large.jpg')
    response.setHeader('content-type', 'image/jpeg').end(Buffer.alloc(5 * 1024 * 1024 + 1))
  else response.writeHead(request.method === 'POST' ? 204 : 404).end()
}).listen(0)
const origin = `http://localhost:${(app.address() as AddressInfo).port}`

let sandbox: Awaited<ReturnType<typeof aSandbox>>
beforeEach(async () => {
  asked.length = 0
  sandbox = await aSandbox()
})
afterEach(() => sandbox.close())
afterAll(() => app.close())

const headed = (picture: string) => ({
  ...aWhatsapp,
  contentSid: whatsappTemplates.invitationCard.contentSid,
  contentVariables: JSON.stringify({ ...JSON.parse(aWhatsapp.contentVariables), 5: picture }),
  statusCallback: `${origin}/twilio?delivery=7`,
})

/** How a message that heads with this picture ends. */
async function endOf(picture: string) {
  const { sid } = await sandbox.twilio.messages.create(headed(picture))
  for (;;) {
    const { status, errorCode } = await sandbox.twilio.messages(sid).fetch()
    if (status === 'delivered' || status === 'failed') return [status, errorCode]
  }
}

test('a template headed by a picture downloads it and is delivered', async () => {
  expect(await endOf('good')).toEqual(['delivered', null])
  expect(asked).toEqual(['/card/good.jpg'])
  const [message] = (await sandbox.control('GET', 'messages?channel=whatsapp')) as {
    media: string
    text: string
  }[]
  expect(message).toMatchObject({ media: `${origin}/card/good.jpg` })
  expect(message?.text).toContain('http://localhost:3000/i/abc')
})

test.each([
  ['that is not there', 'missing', 63019],
  ['of another type', 'page', 63021],
  ['of more than 5 MB', 'large', 63021],
])('a picture %s loses the message', async (_, picture, code) => {
  expect(await endOf(picture)).toEqual(['failed', code])
})

test('a template headed by a picture is refused without it', async () => {
  const { contentVariables: _, ...bare } = headed('good')
  const refused = await sandbox.twilio.messages
    .create({ ...bare, contentVariables: aWhatsapp.contentVariables })
    .catch((error: { code: number }) => error)
  expect(refused).toMatchObject({ code: 21656 })
})
