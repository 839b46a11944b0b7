import { expect, test } from 'vitest'
import type { OwnedGuest } from '../../../domain/calls/guests.ts'
import { todayOf } from './today.ts'

const now = Date.parse('2026-05-10T12:00:00Z')
const guest = {
  status: 'pending',
  email: 'ana@correo.es',
  phone: null,
  emailSuppression: null,
  deliveries: [],
  lastReminderSent: null,
  people: [{ id: 's1', name: 'Ana', isChild: false }],
} as unknown as OwnedGuest
const invitedAt = (at: string, status = 'delivered') =>
  ({
    ...guest,
    deliveries: [{ channel: 'email', kind: 'invitation', status, reason: null, at }],
  }) as OwnedGuest
const texts = (guests: OwnedGuest[], isPaid = true) =>
  todayOf({ isPaid, planType: 'essence' }, guests, now).map(({ text }) => text)

test('an unpaid event has nothing to do but be activated, a paid one without guests imports them', () => {
  expect(texts([], false)).toEqual([])
  expect(texts([])).toEqual(['Importa tu lista de invitados'])
})

test('invitations come first, then what came back, then who cannot be reached', () => {
  expect(
    texts([guest, guest, invitedAt('2026-05-10T10:00:00Z', 'bounced'), { ...guest, email: null }]),
  ).toEqual([
    'Envía 2 invitaciones',
    'Corrige 1 dirección que no funciona',
    'Consigue el email o el teléfono de 1 invitado',
  ])
})

test('nobody is to be reminded within three days of a message', () => {
  expect(texts([invitedAt('2026-05-09T12:00:00Z')])).toEqual([])
  expect(texts([invitedAt('2026-05-07T12:00:00Z')])).toEqual([
    'Recuérdaselo a 1 invitado que no ha contestado',
  ])
})

test('a reminder counts a person once, whichever channel it can go by: on Grand Soirée WhatsApp too', () => {
  const long = '2026-05-01T12:00:00Z'
  const by = (channel: 'email' | 'whatsapp') =>
    ({ channel, kind: 'invitation', status: 'delivered', reason: null, sentAt: long, at: long }) as never
  const both = { ...guest, phone: '+34600111222', deliveries: [by('email'), by('whatsapp')] } as OwnedGuest
  const onlyPhone = {
    ...guest,
    email: null,
    phone: '+34600111222',
    deliveries: [by('whatsapp')],
  } as OwnedGuest
  const reminders = (planType: 'essence' | 'grand_soiree') =>
    todayOf({ isPaid: true, planType }, [both, onlyPhone], now).find(({ need }) => need === 'reminder')?.text
  expect(reminders('grand_soiree')).toBe('Recuérdaselo a 2 invitados que no han contestado')
  expect(reminders('essence')).toBe('Recuérdaselo a 1 invitado que no ha contestado')
})

test('companions without a name are to be named: all while the party may come, then those who do', () => {
  const seat = (id: string, name: string | null) => ({ id, name, isChild: false })
  const people = [seat('s1', 'Ana'), seat('s2', null), seat('s3', null)]
  const invited = { ...invitedAt('2026-05-09T12:00:00Z'), people }
  expect(texts([invited])).toEqual(['Pon nombre a 2 acompañantes'])
  const attendees = [
    { id: 's1', name: 'Ana', isChild: false, menu: null, dietary: null },
    { id: 's3', name: '', isChild: false, menu: null, dietary: null },
  ]
  const answered = { ...invited, status: 'confirmed' as const, confirmedGuests: 2, guestNames: ['Ana', ''] }
  expect(texts([{ ...answered, attendees }])).toEqual(['Pon nombre a 1 acompañante'])
  expect(texts([{ ...answered, attendees: [] }])).toEqual(['Pon nombre a 1 acompañante'])
  expect(texts([{ ...answered, attendees: attendees.slice(0, 1) }])).toEqual([])
  expect(texts([{ ...invited, status: 'declined' }])).toEqual([])
})
