import type { PaymentIntentCreated } from '../../../../domain/calls/payments.ts'
import { returnUrl } from '../payment-return.ts'
import { refusalText } from '../refusal-text.ts'

export type TestCard = { number: string; expiry: string; cvc: string }
type Outcome =
  | { status: 'succeeded' }
  | { status: 'redirect'; url: string }
  | { status: 'refused'; message: string }
type Confirmed = {
  status?: string
  next_action?: { redirect_to_url?: { url?: string } } | null
  error?: { code?: string; decline_code?: string; message?: string }
}

/** Confirms an intent in the sandbox, like the provider's card form: only with its client secret. */
export async function confirmTestCard(
  testCardUrl: string,
  intent: PaymentIntentCreated,
  card: TestCard,
): Promise<Outcome> {
  const [month = '', year = ''] = card.expiry.split('/').map((part) => part.trim())
  const form = new URLSearchParams({
    client_secret: intent.clientSecret,
    return_url: returnUrl(intent.eventId),
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': card.number.replace(/\D/g, ''),
    'payment_method_data[card][exp_month]': month,
    'payment_method_data[card][exp_year]': year,
    'payment_method_data[card][cvc]': card.cvc,
  })
  const response = await fetch(`${testCardUrl}/${intent.paymentIntentId}/confirm`, {
    method: 'POST',
    body: form,
  })
  const answer = (await response.json().catch(() => ({}))) as Confirmed
  if (!response.ok) return { status: 'refused', message: refusalText(answer.error) }
  const url = answer.next_action?.redirect_to_url?.url
  if (answer.status === 'requires_action' && url) return { status: 'redirect', url }
  if (answer.status === 'succeeded') return { status: 'succeeded' }
  return { status: 'refused', message: refusalText() }
}
