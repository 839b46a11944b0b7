import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resend } from 'resend'
import Stripe from 'stripe'
import twilio from 'twilio'
import type { RequestOptions } from 'twilio/lib/base/RequestClient.js'
import { sandboxCredentials, whatsappTemplates } from '../backend/platform/sandbox-credentials.ts'
import { startSandbox } from './start-sandbox.ts'

export type Received = { path: string; headers: Record<string, string>; body: string; at: number }

/** A fake of the app's webhook endpoints: records requests and responds as the test wants (204). */
export async function listenForWebhooks() {
  const received: Received[] = []
  const waiting = new Set<() => void>()
  let status: (notice: Received) => number = () => 204
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const headers = Object.fromEntries(Object.entries(request.headers).map(([k, v]) => [k, String(v)]))
    const notice = { path: request.url ?? '', headers, body, at: Date.now() }
    const answer = status(notice)
    received.push(notice)
    response.writeHead(answer).end()
    for (const look of waiting) look()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`

  return {
    url,
    received,
    answer: (choose: (notice: Received) => number) => {
      status = choose
    },
    /** The matching requests, once there are `count` of them; rejects after 5 s. */
    async until(count: number, fits: (notice: Received) => boolean = () => true): Promise<Received[]> {
      const found = () => received.filter(fits)
      if (found().length >= count) return found()
      return new Promise((resolve, reject) => {
        const give = setTimeout(() => {
          waiting.delete(look)
          reject(
            new Error(
              `${found().length} of ${count} webhooks in 5 s: ${received.map((one) => one.body.slice(0, 90))}`,
            ),
          )
        }, 5000)
        const look = () => {
          if (found().length < count) return
          clearTimeout(give)
          waiting.delete(look)
          resolve(found())
        }
        waiting.add(look)
      })
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A sandbox on a free port and in a folder of its own, with the three official SDKs pointed at it. */
export async function aSandbox() {
  const app = await listenForWebhooks()
  const dataDir = await mkdtemp(join(tmpdir(), 'velada-sandbox-'))
  const credentials = sandboxCredentials(dataDir)
  const options = {
    dataDir,
    credentials,
    webhooks: { stripe: `${app.url}/stripe`, resend: `${app.url}/resend` },
  }
  let running = await startSandbox({ ...options, port: 0 })
  const { port, url } = running

  const control = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${url}/control/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return response.json()
  }
  await control('POST', 'settings', { deliverAfterMs: 30 })
  await control('POST', 'limits', { provider: 'email', perSecond: null })

  return {
    url,
    port,
    dataDir,
    credentials,
    app,
    control,
    stripe: new Stripe(credentials.stripe.secretKey, {
      host: 'localhost',
      port,
      protocol: 'http',
      maxNetworkRetries: 0,
      telemetry: false,
    }),
    resend: new Resend(credentials.resend.apiKey, { baseUrl: url }),
    twilio: twilio(credentials.twilio.accountSid, credentials.twilio.authToken, {
      httpClient: new SandboxClient(url),
    }),
    /** Stops it and starts it again on the same port and store. */
    async restart() {
      await running.close()
      running = await startSandbox({ ...options, port })
      // The old keep-alive connections are dead, and the first call may fail because of that.
      const reached = () => fetch(url).then(({ ok }) => ok)
      while (!(await reached().catch(() => false)));
    },
    async close() {
      await running.close()
      await app.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

class SandboxClient extends twilio.RequestClient {
  private readonly origin: string

  constructor(origin: string) {
    super()
    this.origin = origin
  }

  override request<T>(options: RequestOptions<T>) {
    const uri = options.uri.replace('https://api.twilio.com', this.origin)
    return super.request({ ...options, uri })
  }
}

export const anEmail = {
  from: 'Velada <hola@velada.es>',
  to: 'ana@example.es',
  subject: 'Lucía y Marcos te invitan',
  html: '<p>Hola <a href="http://localhost:3000/i/abc?a=1&amp;b=2">abrir</a></p>',
  text: 'Hola: http://localhost:3000/i/abc?a=1&b=2.',
}

export const aWhatsapp = {
  from: 'whatsapp:+14155238886',
  to: 'whatsapp:+34600111222',
  contentSid: whatsappTemplates.invitation.contentSid,
  contentVariables: JSON.stringify({
    1: 'Ana',
    2: 'la boda de Lucía y Marcos',
    3: 'el 12 de junio',
    4: 'http://localhost:3000/i/abc',
  }),
}

export const aPayment = { amount: 14900, currency: 'eur', automatic_payment_methods: { enabled: true } }
