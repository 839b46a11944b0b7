import { expect, test } from 'vitest'
import type { CampaignSummary } from '../../../domain/calls/messaging.ts'
import { progressOf, sentAndUnsent } from './progress-of.ts'

test('a campaign’s progress counts what no longer waits for us', () => {
  const campaign: CampaignSummary = {
    id: 'c',
    kind: 'invitation',
    method: 'both',
    createdAt: '2026-05-10T10:00:00Z',
    guests: 10,
    skipped: 0,
    total: 12,
    counts: { email: { queued: 3, sending: 1, delivered: 5, bounced: 1 }, whatsapp: { read: 2 } },
    finishedAt: null,
    waiting: null,
    pausedAt: null,
    cancelledAt: null,
    resendable: 0,
  }
  expect(progressOf(campaign)).toEqual({
    total: 12,
    done: 8,
    isRunning: true,
    states: [
      { status: 'queued', count: 3 },
      { status: 'sending', count: 1 },
      { status: 'delivered', count: 5 },
      { status: 'read', count: 2 },
      { status: 'bounced', count: 1 },
    ],
  })
})

test('messages on their way count as sent, those still queued do not', () => {
  expect(
    sentAndUnsent({
      total: 10,
      counts: { email: { queued: 3, skipped: 1, sent: 4 }, whatsapp: { sending: 2 } },
    }),
  ).toEqual({ left: 6, waiting: 3 })
})
