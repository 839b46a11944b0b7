import { expect, test } from 'vitest'
import type { DeliverySummary } from '../../../../domain/calls/guests.ts'
import type { DeliveryStatus } from '../../../../domain/sending/delivery-status.ts'
import { aGuest } from '../../../testing/samples.ts'
import { countGuests } from './count-guests.ts'
import { messageStateOf } from './message-state.ts'
import { isMissing } from './missing.ts'

const message = (status: DeliveryStatus, fields: Partial<DeliverySummary> = {}): DeliverySummary => ({
  channel: 'email',
  kind: 'invitation',
  status,
  reason: null,
  sentAt: null,
  toFormerAddress: false,
  at: '2026-01-01T00:00:00.000Z',
  ...fields,
})

test('a party is as far as the better of its channels, each by its newest message', () => {
  expect(messageStateOf({ deliveries: [] })).toBe('none')
  expect(messageStateOf({ deliveries: [message('bounced'), message('read', { channel: 'whatsapp' })] })).toBe(
    'opened',
  )
  const later = { kind: 'reminder', at: '2026-01-05T00:00:00.000Z' } as const
  expect(messageStateOf({ deliveries: [message('opened'), message('failed', later)] })).toBe('failed')
})

test('«Sin contacto», «Rebotados», «Sin abrir» and «Sin nombre» are who they say, and who has answered has opened', () => {
  const nobody = aGuest('nadie', { email: null, phone: null })
  const bounced = aGuest('rebotado', { deliveries: [message('bounced')] })
  const unopened = aGuest('cerrado', { deliveries: [message('delivered')] })
  const answered = aGuest('contestado', { status: 'confirmed', deliveries: [message('delivered')] })
  const named = { people: [{ id: 's1', name: 'Ana', isChild: false }] }
  const unnamed = aGuest('sin nombrar')
  const all = [...[nobody, bounced, unopened, answered].map((guest) => Object.assign(guest, named)), unnamed]
  expect(all.filter((guest) => isMissing('contact', guest))).toEqual([nobody])
  expect(all.filter((guest) => isMissing('arrival', guest))).toEqual([bounced])
  expect(all.filter((guest) => isMissing('opening', guest))).toEqual([unopened])
  expect(all.filter((guest) => isMissing('name', guest))).toEqual([unnamed])
  expect(Object.fromEntries(countGuests(all).missing)).toEqual({
    contact: 1,
    arrival: 1,
    opening: 1,
    name: 1,
  })
})
