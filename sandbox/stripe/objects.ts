import { randomBytes } from 'node:crypto'

/**
 * The parts of Stripe's objects that the sandbox keeps, under Stripe's own names; money in minor units, times in
 * seconds.
 */
export type Intent = {
  id: string
  object: 'payment_intent'
  allowed_payment_method_types: string[] | null
  amount: number
  amount_capturable: number
  amount_details: { tip: Record<string, never> }
  amount_received: number
  application: null
  application_fee_amount: null
  automatic_payment_methods: { allow_redirects: string; enabled: boolean } | null
  canceled_at: number | null
  cancellation_reason: string | null
  capture_method: 'automatic_async'
  client_secret: string
  confirmation_method: 'automatic'
  created: number
  currency: string
  customer: string | null
  description: string | null
  last_payment_error: CardFailure | null
  latest_charge: string | null
  livemode: false
  metadata: Record<string, string>
  next_action: {
    type: 'redirect_to_url'
    redirect_to_url: { url: string; return_url: string | null }
  } | null
  on_behalf_of: null
  payment_method: string | null
  payment_method_options: { card: { request_three_d_secure: 'automatic' } }
  payment_method_types: string[]
  processing: null
  receipt_email: string | null
  review: null
  setup_future_usage: null
  shipping: null
  source: null
  statement_descriptor: string | null
  statement_descriptor_suffix: string | null
  status: 'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'succeeded' | 'canceled'
  transfer_data: null
  transfer_group: string | null
}

export type PaymentMethod = {
  id: string
  object: 'payment_method'
  created: number
  type: 'card'
  livemode: false
  customer: null
  metadata: Record<string, string>
  allow_redisplay: 'unspecified'
  billing_details: {
    email: string | null
    name: string | null
    phone: string | null
    address: Record<string, string | null>
  }
  card: {
    brand: string
    last4: string
    exp_month: number
    exp_year: number
    country: string
    funding: 'credit'
    fingerprint: string
    checks: { cvc_check: 'pass' | 'fail' | null; address_line1_check: null; address_postal_code_check: null }
    three_d_secure_usage: { supported: true }
    wallet: null
  }
}

/** A card's refusal, as in an error body and in `last_payment_error`. */
export type CardFailure = {
  type: 'card_error' | 'invalid_request_error'
  code: string
  decline_code?: string
  message: string
  param?: string
  charge?: string
  doc_url: string
  payment_method?: PaymentMethod
}

export type Charge = {
  id: string
  object: 'charge'
  amount: number
  amount_captured: number
  amount_refunded: number
  balance_transaction: string | null
  billing_details: PaymentMethod['billing_details']
  captured: boolean
  created: number
  currency: string
  customer: null
  description: string | null
  disputed: boolean
  failure_code: string | null
  failure_message: string | null
  fraud_details: Record<string, never>
  livemode: false
  metadata: Record<string, string>
  outcome: Record<string, unknown>
  paid: boolean
  payment_intent: string
  payment_method: string
  payment_method_details: { type: 'card'; card: Record<string, unknown> }
  receipt_email: string | null
  receipt_number: null
  receipt_url: string | null
  refunded: boolean
  status: 'succeeded' | 'failed'
}

export type Refund = {
  id: string
  object: 'refund'
  amount: number
  balance_transaction: string
  charge: string
  created: number
  currency: string
  destination_details: { card: { type: 'refund' }; type: 'card' }
  metadata: Record<string, string>
  payment_intent: string
  reason: string | null
  receipt_number: null
  source_transfer_reversal: null
  status: 'succeeded'
  transfer_reversal: null
}

export type Dispute = {
  id: string
  object: 'dispute'
  amount: number
  balance_transactions: []
  charge: string
  created: number
  currency: string
  enhanced_eligibility_types: []
  evidence: Record<string, never>
  evidence_details: {
    due_by: number
    has_evidence: false
    past_due: false
    submission_count: 0
  }
  is_charge_refundable: boolean
  livemode: false
  metadata: Record<string, string>
  payment_intent: string
  reason: 'fraudulent'
  status: 'needs_response' | 'won' | 'lost'
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** An id in Stripe's form: `pi_3` and 23 letters. */
export function newId(prefix: string, length = 24): string {
  let id = prefix
  for (const byte of randomBytes(length)) id += letters[byte % letters.length]
  return id
}
