import { expect, test } from 'vitest'
import { everything, guestOf, whatChanged } from './what-changed.ts'

test('one changed guest is one small answer: only that guest and the figures are looked at again', () => {
  expect(whatChanged({ type: 'rsvp.answered', guestId: 'g1' }, 'e1')).toEqual([
    '/api/events/e1/guests?ids=g1',
    '/api/events/e1/stats',
  ])
  expect(guestOf('/api/events/e1/guests?ids=g1')).toEqual({ list: '/api/events/e1/guests', id: 'g1' })
  expect(guestOf('/api/events/e1/guests')).toBeNull()
})

test('an import refreshes the whole list', () => {
  expect(whatChanged({ type: 'guests.imported' }, 'e1')).toContain('/api/events/e1/guests')
})

test('a campaign that progresses refreshes its own detail', () => {
  expect(whatChanged({ type: 'campaign.progressed', campaignId: 'c1' }, 'e1')).toContain('/api/campaigns/c1')
})

test('a payment refreshes the event', () => {
  expect(whatChanged({ type: 'payment.activated' }, 'e1')).toContain('/api/events/e1')
})

test('who missed too much looks at everything again', () => {
  expect(whatChanged({ type: 'missed-many' }, 'e1')).toEqual([everything])
})
