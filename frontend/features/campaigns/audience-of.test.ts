import { expect, test } from 'vitest'
import type { DeliverySummary } from '../../../domain/calls/guests.ts'
import type { SuppressionReason } from '../../../domain/sending/suppression.ts'
import { audienceOf } from './audience-of.ts'

const now = Date.parse('2026-05-10T12:00:00Z')
const invited = (change: Partial<DeliverySummary> = {}): DeliverySummary => ({
  channel: 'email',
  kind: 'invitation',
  status: 'delivered',
  reason: null,
  sentAt: '2026-05-01T10:00:00Z',
  toFormerAddress: false,
  at: '2026-05-01T10:00:00Z',
  ...change,
})
const guest = {
  status: 'pending' as const,
  email: 'ana@correo.es',
  phone: null,
  emailSuppression: null as SuppressionReason | null,
  deliveries: [] as DeliverySummary[],
  lastReminderSent: null as string | null,
}

test('an invitation goes to pending guests with an address who have none on that channel', () => {
  const guests = [
    guest,
    { ...guest, status: 'confirmed' as const },
    { ...guest, deliveries: [invited()] },
    { ...guest, email: null },
    { ...guest, emailSuppression: 'unsubscribed' as const },
  ]
  expect(audienceOf(guests, 'invitation', 'email', now)).toMatchObject({
    ready: 1,
    failed: 0,
    withoutAddress: 1,
    refused: 1,
  })
})

test('with both channels, one that is still missing is enough', () => {
  const withPhone = { ...guest, phone: '+34600111222', deliveries: [invited()] }
  expect(audienceOf([withPhone], 'invitation', 'both', now).ready).toBe(1)
  expect(audienceOf([withPhone], 'invitation', 'email', now).ready).toBe(0)
})

test('whose delivery failed is told apart, and is due again once the address is corrected', () => {
  const audience = audienceOf(
    [{ ...guest, deliveries: [invited({ status: 'bounced' })] }],
    'invitation',
    'email',
    now,
  )
  expect(audience).toMatchObject({ ready: 0, failed: 1, withoutAddress: 0 })
  const corrected = { ...guest, deliveries: [invited({ status: 'bounced', toFormerAddress: true })] }
  expect(audienceOf([corrected], 'invitation', 'email', now)).toMatchObject({ ready: 1, failed: 0 })
})

test('reminders rest three days after an invitation, and after a reminder', () => {
  const deliveries = [invited()]
  const guests = [
    guest,
    { ...guest, deliveries },
    { ...guest, deliveries, lastReminderSent: '2026-05-07T13:00:00Z' },
    { ...guest, deliveries, lastReminderSent: '2026-05-07T12:00:00Z' },
    { ...guest, deliveries, status: 'declined' as const },
  ]
  expect(audienceOf(guests, 'reminder', 'email', now)).toMatchObject({ ready: 2, resting: 1 })
  const fresh = {
    ...guest,
    deliveries: [invited({ sentAt: '2026-05-09T16:30:00Z', at: '2026-05-10T11:00:00Z' })],
  }
  expect(audienceOf([fresh], 'reminder', 'email', now)).toMatchObject({
    ready: 0,
    resting: 1,
    restsUntil: Date.parse('2026-05-12T16:30:00Z'),
  })
})
