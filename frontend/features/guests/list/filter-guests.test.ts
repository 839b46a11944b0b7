import { expect, test } from 'vitest'
import { noAnswer } from '../../../../domain/answer/answer.ts'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { emptyParty } from '../../../../domain/party/party-fields.ts'
import { countGuests } from './count-guests.ts'
import { filterGuests, noFilter } from './filter-guests.ts'

const aGuest = (fields: Partial<OwnedGuest>): OwnedGuest => ({
  id: crypto.randomUUID(),
  eventId: 'e',
  token: 'abcdefghjk',
  ...emptyParty,
  people: [{ id: 's1', name: null, isChild: false }],
  group: 'Familia',
  name: 'Ana',
  ...noAnswer,
  lastReminderSent: null,
  answeredAt: null,
  deliveries: [],
  emailSuppression: null,
  createdAt: '2026-01-01T00:00:00Z',
  position: 1,
  ...fields,
})
const guests = [
  aGuest({ name: 'José Martínez', email: 'jose@correo.es', status: 'confirmed' }),
  aGuest({ name: 'Íñigo Ibáñez', group: 'Amigos', guestNames: ['Íñigo Ibáñez', 'Begoña Ruiz'] }),
  aGuest({ name: 'Zoé', group: 'Ámbar', status: 'declined', phone: '+34600111222' }),
]
const names = (filter: Partial<typeof noFilter>) =>
  filterGuests(guests, { ...noFilter, ...filter }, ['email']).map(({ name }) => name)

test('a search does not mind accents or case', () => {
  expect(names({ search: 'jose MARTINEZ' })).toEqual(['José Martínez'])
  expect(names({ search: 'íñigo' })).toEqual(['Íñigo Ibáñez'])
  expect(names({ search: 'inigo' })).toEqual(['Íñigo Ibáñez'])
})

test('companions, addresses and numbers are found, in any order of words', () => {
  expect(names({ search: 'ruiz begona' })).toEqual(['Íñigo Ibáñez'])
  expect(names({ search: '@correo' })).toEqual(['José Martínez'])
  expect(names({ search: '600111' })).toEqual(['Zoé'])
})

test('search, status and group must all fit', () => {
  expect(names({ status: 'declined' })).toEqual(['Zoé'])
  expect(names({ status: 'declined', group: 'Amigos' })).toEqual([])
  expect(names({ search: 'zoe', group: 'Ámbar', status: 'declined' })).toEqual(['Zoé'])
})

test('a line of «Hoy» leads to exactly the rows that it counts', () => {
  expect(names({ need: 'contact' })).toEqual(['Íñigo Ibáñez'])
  expect(names({ need: 'invitation' })).toEqual([])
})

test('groups stand once each in Spanish alphabetical order', () => {
  expect([...countGuests(guests).group]).toEqual([
    ['Ámbar', 1],
    ['Amigos', 1],
    ['Familia', 1],
  ])
})
