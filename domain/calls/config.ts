import * as v from 'valibot'
import { defineCall } from './define-call.ts'

/** Public settings that the browser needs before a login. */
export const PublicConfig = v.object({
  /** The card provider's publishable key; null = the built-in test card form. */
  stripePublishableKey: v.nullable(v.string()),
  /**
   * The test card form confirms at `{testCardUrl}/{payment intent id}/confirm`, as the provider’s script would; null
   * with a publishable key.
   */
  testCardUrl: v.nullable(v.string()),
  /** Set while WhatsApp uses the provider's shared number, which recipients must join first. */
  whatsappSandbox: v.nullable(v.object({ number: v.string(), joinText: v.string() })),
  /** Who runs this Velada, for the legal pages; null where a setting is unset. */
  holder: v.object({
    name: v.nullable(v.string()),
    taxId: v.nullable(v.string()),
    address: v.nullable(v.string()),
    registry: v.nullable(v.string()),
    hosting: v.nullable(v.string()),
    email: v.nullable(v.string()),
  }),
  /** Slug of the example behind 'Ver Ejemplo'; null where it was not made or its day has passed. */
  sampleSlug: v.nullable(v.string()),
})
export type PublicConfig = v.InferOutput<typeof PublicConfig>

export const findConfig = defineCall('GET', '/api/config', {
  summary: 'What a browser must know before it knows who is there',
  response: PublicConfig,
})
