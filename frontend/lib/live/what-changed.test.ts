import { expect, test } from 'vitest'
import { everything, partOf, whatChanged } from './what-changed.ts'

test('one changed guest is one small answer: only that guest and the figures are looked at again', () => {
  expect(whatChanged({ type: 'rsvp.answered', guestId: 'g1' }, 'e1')).toEqual([
    '/api/events/e1/guests?ids=g1',
    '/api/events/e1/stats',
  ])
  expect(partOf('/api/events/e1/guests?ids=g1')).toEqual({
    list: '/api/events/e1/guests',
    query: 'ids',
    id: 'g1',
  })
  expect(partOf('/api/events/e1/guests')).toBeNull()
})

test('changed messages are looked at guest by guest, in the list and in the campaign, and change no figure', () => {
  expect(whatChanged({ type: 'delivery.changed', guestIds: ['g1', 'g2'], campaignId: 'c1' }, 'e1')).toEqual([
    '/api/events/e1/guests?ids=g1',
    '/api/events/e1/guests?ids=g2',
    '/api/campaigns/c1?guests=g1',
    '/api/campaigns/c1?guests=g2',
    '/api/events/e1/campaigns',
  ])
  expect(partOf('/api/campaigns/c1?guests=g1')).toEqual({
    list: '/api/campaigns/c1',
    query: 'guests',
    id: 'g1',
  })
})

test('an import refreshes the whole list', () => {
  expect(whatChanged({ type: 'guests.imported' }, 'e1')).toContain('/api/events/e1/guests')
  expect(whatChanged({ type: 'guests.import-undone' }, 'e1')).toContain('/api/events/e1/guests')
})

test('a campaign that is asked for refreshes whom it names, or the whole list', () => {
  const asked = (guestIds?: string[]) =>
    whatChanged({ type: 'campaign.requested', campaignId: 'c1', ...(guestIds && { guestIds }) }, 'e1')
  expect(asked(['g1'])).toContain('/api/events/e1/guests?ids=g1')
  expect(asked(['g1'])).not.toContain('/api/events/e1/guests')
  expect(asked()).toContain('/api/events/e1/guests')
})

test.each(['campaign.progressed', 'campaign.paused', 'campaign.resumed', 'campaign.finished'] as const)(
  '%s refreshes the campaign and leaves the list alone',
  (type) => {
    expect(whatChanged({ type, campaignId: 'c1' }, 'e1')).toEqual([
      '/api/events/e1/campaigns',
      '/api/campaigns/c1',
    ])
  },
)

test.each(['payment.activated', 'event.updated'] as const)(
  '%s refreshes the event, not its guests',
  (type) => {
    expect(whatChanged({ type }, 'e1')).toEqual(['/api/events/e1', '/api/events/e1/stats'])
  },
)

test('who missed too much looks at everything again', () => {
  expect(whatChanged({ type: 'missed-many' }, 'e1')).toEqual([everything])
})
