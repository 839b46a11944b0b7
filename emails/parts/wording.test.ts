import { expect, test } from 'vitest'
import { euros, longDate, vatParts } from './wording.ts'

test('amounts are written as in Spain', () => {
  expect([9900, 22000, 123456789, 5].map(euros)).toEqual(['99,00 €', '220,00 €', '1.234.567,89 €', '0,05 €'])
})

test('base and VAT always add up to the amount', () => {
  for (let cents = 1; cents < 3000; cents++) {
    const { base, vat } = vatParts(cents, 21)
    expect(base + vat).toBe(cents)
  }
})

test('the long date is the one of the event’s place', () => {
  expect(longDate('2027-03-27T23:30:00Z', 'Europe/Madrid')).toBe('domingo 28 de marzo de 2027')
})
