import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { callsOfProviders } from './calls-of-providers.ts'
import { randomFrom } from './random.ts'
import { written } from './requests.ts'
import { send } from './send.ts'
import { aWorld } from './world.ts'

const app = testApp({ sandbox: true })

test('what is paid brings no webhook of the provider by itself: it would be blamed on the request asked meanwhile', async () => {
  const world = await aWorld(app.url, app.sandboxUrl, randomFrom(1))
  for (const name of ['POST /api/create-payment-intent', 'POST /api/confirm-payment']) {
    const call = callsOfProviders[name]
    const reply = await send(app.url, written((await call?.request(world)) ?? { method: 'GET', path: '/' }))
    expect(reply?.status, name).toBe(200)
    if (reply) call?.learn?.(world, reply)
  }
  const stats: unknown = await (await fetch(`${app.sandboxUrl}/control/stats`)).json()
  expect(stats).toMatchObject({
    webhooksWaiting: 0,
    webhooksDelivered: { card: 0 },
    webhooksLost: { card: 1 },
  })
})
