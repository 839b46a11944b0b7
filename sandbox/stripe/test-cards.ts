import type { CardFailure } from './objects.ts'

export type CardOutcome = {
  decline?: Pick<CardFailure, 'code' | 'decline_code' | 'message' | 'param'>
  /** Requires approval on a page first; `decline` is the result after the approval. */
  asks3dSecure?: true
  disputed?: true
  brand?: string
}

const declined = 'Your card was declined.'
const generic = { code: 'card_declined', decline_code: 'generic_decline', message: declined }

/** Stripe's test cards and what becomes of them (https://docs.stripe.com/testing). */
export const testCards: Record<string, CardOutcome> = {
  '4242424242424242': {},
  '4000056655665556': {},
  '5555555555554444': { brand: 'mastercard' },
  '5200828282828210': { brand: 'mastercard' },
  '378282246310005': { brand: 'amex' },
  '4000007240000007': {},
  '4000000000000002': { decline: generic },
  '4000000000009995': {
    decline: {
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
  },
  '4000000000009987': {
    decline: { code: 'card_declined', decline_code: 'lost_card', message: declined },
  },
  '4000000000009979': {
    decline: { code: 'card_declined', decline_code: 'stolen_card', message: declined },
  },
  '4000000000000069': {
    decline: { code: 'expired_card', message: 'Your card has expired.', param: 'exp_month' },
  },
  '4000000000000127': {
    decline: { code: 'incorrect_cvc', message: "Your card's security code is incorrect.", param: 'cvc' },
  },
  '4000000000000119': {
    decline: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  '4000002500003155': { asks3dSecure: true },
  '4000002760003184': { asks3dSecure: true },
  '4000008400001629': { asks3dSecure: true, decline: generic },
  '4000000000000259': { disputed: true },
}

/** Refuses numbers that are not test cards. */
export const notATestCard: CardOutcome = {
  decline: {
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message:
      'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  },
}

/** Stripe's ready-made payment methods, usable instead of a number. */
export const testTokens: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_authenticationRequired: '4000002500003155',
  pm_card_createDispute: '4000000000000259',
}

export function passesLuhn(number: string): boolean {
  let sum = 0
  for (const [index, digit] of [...number].reverse().entries()) {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
