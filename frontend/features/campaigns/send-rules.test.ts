import { expect, test } from 'vitest'
import type { DeliverySummary } from '../../../backend/guests/contract.ts'
import type { CampaignSummary } from '../../../backend/messaging/contract.ts'
import type { SuppressionReason } from '../../../domain/sending/suppression.ts'
import { acceptedText, audienceOf, progressOf, sendLabel } from './send-rules.ts'

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
  expect(audienceOf(guests, 'invitation', 'email', now)).toEqual({ ready: 1, failed: 0, withoutAddress: 2 })
})

test('with both channels, one that is still missing is enough', () => {
  const withPhone = { ...guest, phone: '+34600111222', deliveries: [invited()] }
  expect(audienceOf([withPhone], 'invitation', 'both', now).ready).toBe(1)
  expect(audienceOf([withPhone], 'invitation', 'email', now).ready).toBe(0)
})

test('whose delivery failed is told apart, and the button says so', () => {
  const audience = audienceOf(
    [{ ...guest, deliveries: [invited({ status: 'bounced' })] }],
    'invitation',
    'email',
    now,
  )
  expect(audience).toEqual({ ready: 0, failed: 1, withoutAddress: 0 })
  expect(sendLabel('invitation', audience)).toBe('Volver a enviar a 1 invitado')
})

test('a reminder goes to pending invited guests, at most once in 24 hours', () => {
  const deliveries = [invited()]
  const guests = [
    guest,
    { ...guest, deliveries },
    { ...guest, deliveries, lastReminderSent: '2026-05-09T13:00:00Z' },
    { ...guest, deliveries, lastReminderSent: '2026-05-09T12:00:00Z' },
    { ...guest, deliveries, status: 'declined' as const },
  ]
  expect(audienceOf(guests, 'reminder', 'email', now).ready).toBe(2)
})

test('the button counts in the right number', () => {
  const label = (ready: number) => sendLabel('invitation', { ready, failed: 0, withoutAddress: 0 })
  expect(label(1)).toBe('Enviar 1 invitación')
  expect(label(84)).toBe('Enviar 84 invitaciones')
  expect(label(1200)).toBe('Enviar 1.200 invitaciones')
  expect(label(0)).toBe('No hay invitaciones que enviar')
  expect(sendLabel('reminder', { ready: 1, failed: 3, withoutAddress: 0 })).toBe('Enviar 1 recordatorio')
})

test('the answer is told in one sentence', () => {
  const answer = { campaignId: 'c', totalPendingGuests: 84, emailsSent: 80, whatsappSent: 1, skipped: 3 }
  expect(acceptedText('invitation', answer)).toBe(
    '84 invitados: 80 emails y 1 WhatsApp en camino; 3 se quedan fuera por no tener dirección.',
  )
  expect(acceptedText('invitation', { ...answer, totalPendingGuests: 0 })).toBe(
    'No queda nadie por invitar con este método.',
  )
})

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
