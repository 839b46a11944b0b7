import { expect, test } from 'vitest'
import type { DeliverySummary } from '../../../domain/calls/guests.ts'
import type { CampaignSummary } from '../../../domain/calls/messaging.ts'
import type { SuppressionReason } from '../../../domain/sending/suppression.ts'
import {
  acceptedText,
  audienceOf,
  cancelText,
  progressOf,
  restText,
  sendLabel,
  sentAndUnsent,
  stateOf,
} from './send-rules.ts'

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

test('when it can be reminded is said as people say it', () => {
  const at = (text: string) => restText(Date.parse(text), 'Europe/Madrid', now)
  expect(at('2026-05-12T16:30:00Z')).toBe('desde el martes')
  expect(at('2026-05-11T16:30:00Z')).toBe('desde mañana')
  expect(at('2026-05-10T16:30:00Z')).toBe('desde hoy a las 18:30')
})

test('the button counts in the right number', () => {
  const label = (ready: number) => sendLabel('invitation', { ready })
  expect(label(1)).toBe('Enviar 1 invitación')
  expect(label(84)).toBe('Enviar 84 invitaciones')
  expect(label(1200)).toBe('Enviar 1.200 invitaciones')
  expect(label(0)).toBe('No hay invitaciones que enviar')
  expect(sendLabel('reminder', { ready: 1 })).toBe('Enviar 1 recordatorio')
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

test('the states agree with their figures', () => {
  expect([stateOf('bounced', 1), stateOf('bounced', 2)]).toEqual(['rebotado', 'rebotados'])
  expect([stateOf('complained', 2), stateOf('queued', 6)]).toEqual(['marcados como spam', 'en cola'])
})

test('cancelling says how many have left and how many will not', () => {
  expect(cancelText(0, 1, 'future')).toBe('No ha salido ningún mensaje; 1 mensaje no saldrá.')
  expect(cancelText(1, 2, 'future')).toBe('Ha salido 1 mensaje; 2 mensajes no saldrán.')
  expect(cancelText(1240, 6760, 'past')).toBe('Han salido 1.240 mensajes; 6.760 mensajes ya no salen.')
  expect(
    sentAndUnsent({
      total: 10,
      counts: { email: { queued: 3, skipped: 1, sent: 4 }, whatsapp: { sending: 2 } },
    }),
  ).toEqual({ left: 6, waiting: 3 })
})
