import type { PublicConfig } from '../../domain/calls/config.ts'
import { database } from '../platform/database.ts'
import { env } from '../platform/env.ts'

/** Public settings that the browser needs before a login; nothing secret. */
export async function findConfig(): Promise<PublicConfig> {
  const { sandbox, stripe, whatsapp, holder } = env()
  const sample: { slug: string } | undefined = await database()('events')
    .where({ isSample: true })
    .whereRaw('event_date > now()')
    .orderBy('createdAt')
    .first('slug')
  return {
    stripePublishableKey: stripe.publishableKey,
    testCardUrl: sandbox && !stripe.publishableKey ? `${sandbox.url}/v1/payment_intents` : null,
    whatsappSandbox: whatsapp.sandboxJoin ? { number: whatsapp.from, joinText: whatsapp.sandboxJoin } : null,
    holder,
    sampleSlug: sample?.slug ?? null,
  }
}
