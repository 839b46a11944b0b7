import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { planFeatures as soldAtCheckout } from '../../frontend/features/payments/plans.ts'
import { plans } from '../../frontend/pages/marketing/content/plans.ts'
import { planFeatures } from './plan-features.ts'
import { linesOf, linesOfUpgrade } from './plan-lines.ts'

test.each(planFeatures.map(({ label, doneBy }) => [label, doneBy]))('"%s" is done by %s', (_, doneBy) => {
  expect(existsSync(doneBy)).toBe(true)
})

test('the plans’ features stand in one list: landings and checkout say the same', () => {
  expect(plans.map(({ features }) => features)).toEqual([linesOf('essence'), linesOf('grand_soiree')])
  expect(soldAtCheckout).toEqual({
    essence: linesOf('essence'),
    'grand-soiree': linesOf('grand_soiree'),
    upgrade: linesOfUpgrade(),
  })
})

test('the upgrade sells what Grand Soirée holds beyond Essence, and nothing else', () => {
  for (const line of linesOfUpgrade()) {
    expect(linesOf('grand_soiree')).toContain(line)
    expect(linesOf('essence')).not.toContain(line)
  }
})
