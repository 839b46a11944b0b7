import { expect, test } from 'vitest'
import { client } from '../testing/client.ts'
import { testApp } from '../testing/test-app.ts'

const app = testApp({ sandbox: true })
const visitor = client(() => app.url)

test('with the stand-in providers the browser learns where test cards confirm and how WhatsApp is joined', async () => {
  const reply = await visitor.get('/api/config')
  expect(reply.status).toBe(200)
  expect(reply.json).toEqual({
    stripePublishableKey: null,
    testCardUrl: `${app.sandboxUrl}/v1/payment_intents`,
    whatsappSandbox: { number: '+14155238886', joinText: 'join velada-demo' },
    holder: { name: null, taxId: null, address: null, registry: null, hosting: null, email: null },
    sampleSlug: 'ejemplo',
  })
})
