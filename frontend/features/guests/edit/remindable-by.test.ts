import { expect, test } from 'vitest'
import type { PartyState } from '../../../../domain/sending/audience.ts'
import { remindableBy } from './remindable-by.ts'

const now = Date.parse('2026-05-10T12:00:00Z')
const at = '2026-05-10T10:00:00Z'
const invited: PartyState = {
  status: 'pending',
  email: 'ana@correo.es',
  phone: '+34600111222',
  emailSuppression: null,
  lastReminderSent: null,
  deliveries: [
    { channel: 'email', kind: 'invitation', status: 'delivered', sentAt: at, toFormerAddress: false, at },
  ],
}
const essence = { isPaid: true, planType: 'essence' as const }
const grand = { isPaid: true, planType: 'grand_soiree' as const }

test('who was invited today can be reminded at once, by email where it is possible', () => {
  expect(remindableBy(essence, invited, now)).toBe('email')
  const unsubscribed = { ...invited, emailSuppression: 'unsubscribed' as const }
  expect(remindableBy(essence, unsubscribed, now)).toBeNull()
  expect(remindableBy(grand, unsubscribed, now)).toBe('whatsapp')
})

test('who was never invited, has answered or has a message on its way cannot', () => {
  expect(remindableBy(essence, { ...invited, deliveries: [] }, now)).toBeNull()
  expect(remindableBy(essence, { ...invited, status: 'confirmed' }, now)).toBeNull()
  const deliveries = invited.deliveries.map((message) => ({ ...message, status: 'queued' }))
  expect(remindableBy(essence, { ...invited, deliveries }, now)).toBeNull()
  expect(remindableBy({ ...essence, isPaid: false }, invited, now)).toBeNull()
})
