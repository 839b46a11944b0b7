import { expect, test } from 'vitest'
import { pathsChangedBy } from './live.ts'

test('an answer refreshes the guest list and the figures, nothing else', () => {
  expect(pathsChangedBy('rsvp.answered', 'e1')).toEqual(['/api/events/e1/guests', '/api/events/e1/stats'])
})

test('a campaign that progresses refreshes its own detail', () => {
  expect(pathsChangedBy('campaign.progressed', 'e1', 'c1')).toContain('/api/campaigns/c1')
})

test('a payment refreshes the event', () => {
  expect(pathsChangedBy('payment.activated', 'e1')).toContain('/api/events/e1')
})
