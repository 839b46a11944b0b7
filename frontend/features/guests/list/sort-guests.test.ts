import { expect, test } from 'vitest'
import { aGuest } from '../../../testing/samples.ts'
import { type SortKey, sortGuests } from './sort-guests.ts'

const named = (...names: string[]) => names.map((name, at) => aGuest(name, { name, position: at + 1 }))
const namesBy = (key: SortKey, guests: ReturnType<typeof named>, isDescending = false) =>
  sortGuests(guests, { key, isDescending }).map(({ name }) => name)

test('names are sorted as a Spanish index does: ñ after n, accents and case aside, numbers as numbers', () => {
  const guests = named('Zoé', 'ñusta', 'Nuria', 'óscar', 'Oro', 'Ana', 'Mesa 10', 'Mesa 2')
  const sorted = ['Ana', 'Mesa 2', 'Mesa 10', 'Nuria', 'ñusta', 'Oro', 'óscar', 'Zoé']
  expect(namesBy('name', guests)).toEqual(sorted)
  expect(namesBy('name', guests, true)).toEqual(sorted.toReversed())
})

test('equal ones keep the order in which they came, in both directions', () => {
  const guests = named('b', 'a', 'c').map((guest) => ({ ...guest, group: 'Amigos' }))
  expect(namesBy('group', guests)).toEqual(['b', 'a', 'c'])
  expect(namesBy('group', guests, true)).toEqual(['b', 'a', 'c'])
})

test('who has not answered comes last, whichever way it is sorted', () => {
  const guests = [
    aGuest('nadie', { position: 1 }),
    aGuest('tarde', { answeredAt: '2026-05-02T00:00:00.000Z', position: 2 }),
    aGuest('pronto', { answeredAt: '2026-05-01T00:00:00.000Z', position: 3 }),
  ]
  expect(namesBy('answered', guests)).toEqual(['pronto', 'tarde', 'nadie'])
  expect(namesBy('answered', guests, true)).toEqual(['tarde', 'pronto', 'nadie'])
})

test('seats, state and messages have an order of their own', () => {
  const delivery = {
    channel: 'email',
    kind: 'invitation',
    reason: null,
    sentAt: null,
    toFormerAddress: false,
    at: '2026-01-01T00:00:00.000Z',
  } as const
  const guests = [
    aGuest('cuatro', { maxGuests: 4, status: 'declined', deliveries: [], position: 1 }),
    aGuest('dos', { maxGuests: 2, deliveries: [{ ...delivery, status: 'bounced' }], position: 2 }),
    aGuest('tres', {
      status: 'confirmed',
      confirmedGuests: 3,
      deliveries: [{ ...delivery, status: 'opened' }],
      position: 3,
    }),
  ]
  expect(namesBy('seats', guests)).toEqual(['cuatro', 'dos', 'tres'])
  expect(namesBy('status', guests)).toEqual(['dos', 'tres', 'cuatro'])
  expect(namesBy('message', guests)).toEqual(['tres', 'dos', 'cuatro'])
})

test('without a sort everybody stands in the list’s own place, also who came back late', () => {
  const [ana, luis, eva] = named('ana', 'luis', 'eva')
  if (!ana || !luis || !eva) throw new Error('three guests')
  const inOrder = [ana, luis, eva]
  expect(sortGuests(inOrder, null)).toBe(inOrder)
  expect(sortGuests([ana, eva, luis], null)).toEqual(inOrder)
})
