import { database } from '../platform/database.ts'
import { env } from '../platform/env.ts'
import type { PublicConfig } from './contract.ts'

/** What the browser must know before it knows who is there; nothing secret. */
export async function findConfig(): Promise<PublicConfig> {
  const { stripe, whatsapp } = env()
  const sample: { slug: string } | undefined = await database()('events')
    .where({ isSample: true })
    .orderBy('createdAt')
    .first('slug')
  return {
    stripePublishableKey: stripe.publishableKey,
    testCardUrl: testCardUrl(),
    whatsappSandbox: whatsapp.sandboxJoin ? { number: whatsapp.from, joinText: whatsapp.sandboxJoin } : null,
    sampleSlug: sample?.slug ?? null,
  }
}

/** The stand-in as the visitor's browser reaches it: beside the app, whatever the host is called there. */
function testCardUrl(): string | null {
  const { sandbox, stripe, publicUrl } = env()
  if (!sandbox || stripe.publishableKey) return null
  const url = new URL('/v1/payment_intents', publicUrl)
  url.protocol = 'http:'
  url.port = String(sandbox.port)
  return url.href
}
