/** Where the card provider sends the browser back to. */
export const returnUrl = (eventId: string): string =>
  `${location.origin}/payment-success?eventId=${encodeURIComponent(eventId)}`

/** The same address as the provider completes it. */
export const paidUrl = (eventId: string, paymentIntentId: string): string =>
  `/payment-success?${new URLSearchParams({ payment_intent: paymentIntentId, redirect_status: 'succeeded', eventId })}`
