/** Answer of `GET /api/config`: what the browser must know before it knows who is there. */
export type PublicConfig = {
  /** The card provider's publishable key; null = the built-in test card form. */
  stripePublishableKey: string | null
  /** The test card form confirms at `{testCardUrl}/{payment intent id}/confirm`, as the provider’s script would; null with a publishable key. */
  testCardUrl: string | null
  /** Set while WhatsApp goes through the provider's shared number, which recipients must join first. */
  whatsappSandbox: { number: string; joinText: string } | null
  /** Who runs this Velada, for the legal pages; null where a setting is unset. */
  holder: {
    name: string | null
    taxId: string | null
    address: string | null
    registry: string | null
    hosting: string | null
    email: string | null
  }
  /** Slug of the sample event behind 'Ver Ejemplo', null until it is seeded. */
  sampleSlug: string | null
}
