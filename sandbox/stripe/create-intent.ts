import { type FormTree, textOf, treeOf } from '../http/form.ts'
import type { Sandbox } from '../sandbox.ts'
import { StripeRefusal } from './errors.ts'
import { type Intent, newId } from './objects.ts'
import { listOf, mergedMetadata, onlyKnown, requiredText, wholeNumber } from './read-params.ts'
import { recordEvent } from './record-event.ts'

const known = [
  ...[
    'amount',
    'currency',
    'allowed_payment_method_types',
    'automatic_payment_methods',
    'confirm',
    'customer',
  ],
  ...['capture_method', 'confirmation_method', 'description', 'excluded_payment_method_types', 'expand'],
  ...['metadata', 'off_session', 'payment_method', 'payment_method_data', 'payment_method_options'],
  ...['receipt_email', 'return_url', 'shipping', 'setup_future_usage', 'statement_descriptor'],
  ...['statement_descriptor_suffix', 'transfer_group', 'use_stripe_sdk', 'error_on_requires_action'],
  ...['payment_method_configuration', 'payment_details', 'amount_details', 'radar_options'],
]

/** Stripe's least amounts, in minor units. */
const least: Record<string, number> = { eur: 50, usd: 50, gbp: 30, chf: 50, mxn: 1000 }

/** `POST /v1/payment_intents`: a new intent, waiting for a card. Throws `StripeRefusal`. */
export function createIntent(sandbox: Sandbox, form: FormTree): Intent {
  onlyKnown(form, known)
  const amount = checkedAmount(form)
  const currency = requiredText(form, 'currency').toLowerCase()
  checkCurrency(currency, amount)
  const id = newId('pi_3', 23)
  const automatic = treeOf(form.automatic_payment_methods)
  const allowed = form.allowed_payment_method_types ? listOf(form.allowed_payment_method_types) : null
  const intent: Intent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: allowed,
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: allowed
      ? null
      : { allow_redirects: textOf(automatic?.allow_redirects) ?? 'always', enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_${newId('secret_', 25)}`,
    confirmation_method: 'automatic',
    created: Math.floor(sandbox.now() / 1000),
    currency,
    customer: textOf(form.customer) ?? null,
    description: textOf(form.description) ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: mergedMetadata({}, form.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: allowed ?? ['card'],
    processing: null,
    receipt_email: textOf(form.receipt_email) ?? null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: textOf(form.statement_descriptor) ?? null,
    statement_descriptor_suffix: textOf(form.statement_descriptor_suffix) ?? null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: textOf(form.transfer_group) ?? null,
  }
  sandbox.stripeObjects.save(intent)
  recordEvent(sandbox, 'payment_intent.created', intent)
  return intent
}

function checkedAmount(form: FormTree): number {
  requiredText(form, 'amount')
  const amount = wholeNumber(form.amount, 'amount') ?? 0
  if (amount < 1) {
    throw new StripeRefusal({
      status: 400,
      code: 'parameter_invalid_integer',
      message: 'This value must be greater than or equal to 1.',
      param: 'amount',
    })
  }
  if (amount > 99_999_999) {
    throw new StripeRefusal({
      status: 400,
      code: 'amount_too_large',
      message: 'Amount must be no more than 999,999.99',
      param: 'amount',
    })
  }
  return amount
}

function checkCurrency(currency: string, amount: number): void {
  const lowest = least[currency]
  if (lowest === undefined) {
    throw new StripeRefusal({ status: 400, message: `Invalid currency: ${currency}.`, param: 'currency' })
  }
  if (amount >= lowest) return
  throw new StripeRefusal({
    status: 400,
    code: 'amount_too_small',
    message: `Amount must be at least ${(lowest / 100).toFixed(2)} ${currency}`,
    param: 'amount',
  })
}

/** `POST /v1/payment_intents/:id`: changes what may still change before it is paid. */
export function updateIntent(sandbox: Sandbox, intent: Intent, form: FormTree): Intent {
  onlyKnown(form, ['amount', 'currency', 'description', 'expand', 'metadata', 'receipt_email'])
  const changed = { ...intent, metadata: mergedMetadata(intent.metadata, form.metadata) }
  if (form.amount !== undefined) {
    if (intent.status === 'succeeded' || intent.status === 'canceled') throw cannotChange(intent)
    changed.amount = checkedAmount(form)
    checkCurrency(intent.currency, changed.amount)
  }
  changed.description = textOf(form.description) ?? intent.description
  changed.receipt_email = textOf(form.receipt_email) ?? intent.receipt_email
  return sandbox.stripeObjects.save(changed)
}

function cannotChange(intent: Intent): StripeRefusal {
  return new StripeRefusal({
    status: 400,
    code: 'payment_intent_unexpected_state',
    message: `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}.`,
    payment_intent: intent,
  })
}
