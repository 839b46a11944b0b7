import { createHash } from 'node:crypto'
import { type FormTree, textOf, treeOf } from '../http/form.ts'
import { missingParameter, StripeRefusal } from './errors.ts'
import { newId, type PaymentMethod } from './objects.ts'
import { passesLuhn, testCards, testTokens } from './test-cards.ts'

/** A card as given: kept apart from the payment method, which only knows its last four digits. */
export type Card = { number: string; method: PaymentMethod }

/**
 * The card in `payment_method_data[card]`, or behind one of Stripe's test tokens in `payment_method`.
 * Undefined when none is given; a card that cannot be one is refused with 402.
 */
export function readCard(form: FormTree, now: number): Card | undefined {
  const data = treeOf(form.payment_method_data)
  const token = textOf(form.payment_method)
  if (!data && !token) return undefined
  if (!data && token) {
    const number = testTokens[token]
    if (!number) {
      throw new StripeRefusal({
        status: 400,
        code: 'resource_missing',
        message: `No such PaymentMethod: '${token}'`,
        param: 'payment_method',
      })
    }
    return newCard({ number, month: 12, year: yearOf(now) + 2, cvc: '123' }, {}, now)
  }
  const card = treeOf(data?.card)
  if (!card) throw missingParameter('payment_method_data[card]')
  const year = Number(textOf(card.exp_year) ?? yearOf(now) + 2)
  return newCard(
    {
      number: (textOf(card.number) ?? '').replace(/\D/g, ''),
      month: Number(textOf(card.exp_month) ?? 12),
      year: year < 100 ? 2000 + year : year,
      cvc: textOf(card.cvc) ?? null,
    },
    treeOf(data?.billing_details) ?? {},
    now,
  )
}

type Written = { number: string; month: number; year: number; cvc: string | null }

function newCard(written: Written, billing: FormTree, now: number): Card {
  const { number, month, year, cvc } = written
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    throw notACard('incorrect_number', 'Your card number is incorrect.', 'number')
  }
  if (!(month >= 1 && month <= 12)) {
    throw notACard('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month')
  }
  const today = new Date(now)
  const passed = year < today.getUTCFullYear()
  if (passed || (year === today.getUTCFullYear() && month < today.getUTCMonth() + 1)) {
    throw notACard('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year')
  }
  if (cvc !== null && !/^\d{3,4}$/.test(cvc)) {
    throw notACard('invalid_cvc', "Your card's security code is invalid.", 'cvc')
  }
  const method: PaymentMethod = {
    id: newId('pm_1'),
    object: 'payment_method',
    created: Math.floor(now / 1000),
    type: 'card',
    livemode: false,
    customer: null,
    metadata: {},
    allow_redisplay: 'unspecified',
    billing_details: {
      address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
      email: textOf(billing.email) ?? null,
      name: textOf(billing.name) ?? null,
      phone: textOf(billing.phone) ?? null,
    },
    card: {
      brand: testCards[number]?.brand ?? (number.startsWith('5') ? 'mastercard' : 'visa'),
      last4: number.slice(-4),
      exp_month: month,
      exp_year: year,
      country: 'ES',
      funding: 'credit',
      fingerprint: createHash('sha256').update(number).digest('base64url').slice(0, 16),
      checks: {
        cvc_check: cvc === null ? null : 'pass',
        address_line1_check: null,
        address_postal_code_check: null,
      },
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
  }
  return { number, method }
}

function yearOf(now: number): number {
  return new Date(now).getUTCFullYear()
}

function notACard(code: string, message: string, param: string): StripeRefusal {
  return new StripeRefusal({ status: 402, type: 'card_error', code, message, param })
}
