/** Where the card provider sends the browser back to. */
export const returnUrl = (eventId: string): string =>
  `${location.origin}/payment-success?eventId=${encodeURIComponent(eventId)}`

/** The same address with the parameters that the provider adds. */
export const paidUrl = (eventId: string, paymentIntentId: string): string =>
  `/payment-success?${new URLSearchParams({ payment_intent: paymentIntentId, redirect_status: 'succeeded', eventId })}`
