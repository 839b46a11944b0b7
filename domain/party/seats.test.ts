import { expect, test } from 'vitest'
import { renamed, resized, rewritten, type Seat } from './seats.ts'

let made = 0
const newId = () => `new-${++made}`
const seat = (id: string, name: string | null, fields: Partial<Seat> = {}): Seat => ({
  id,
  name,
  isChild: false,
  ...fields,
})
const names = (seats: readonly Seat[]) => seats.map(({ name }) => name)
const nobody = new Set<string>()

test('more seats are unnamed ones, at the end', () => {
  const { seats, leaving } = resized([seat('a', 'Ana')], 3, nobody, newId)
  expect([names(seats), leaving]).toEqual([['Ana', null, null], []])
  expect(new Set(seats.map(({ id }) => id)).size).toBe(3)
})

test('for fewer seats unnamed ones go first, from the end', () => {
  const seats = [seat('1', null), seat('a', 'Ana'), seat('2', null), seat('3', null)]
  expect(resized(seats, 2, nobody, newId).seats.map(({ id }) => id)).toEqual(['1', 'a'])
  expect(resized(seats, 1, nobody, newId)).toEqual({ seats: [seat('a', 'Ana')], leaving: [] })
})

test('who would have to go by name is told, and who has confirmed keeps a seat', () => {
  const seats = [seat('a', 'Ana'), seat('l', 'Luis'), seat('e', 'Eva'), seat('1', null)]
  expect(resized(seats, 2, nobody, newId).leaving).toEqual(['Eva'])
  expect(resized(seats, 2, new Set(['e', '1']), newId).leaving).toEqual(['Ana', 'Luis'])
})

test('a person keeps the id when the name is mended, and whoever is new gets one', () => {
  const seats = [seat('a', 'Ana'), seat('l', 'Luis', { namedBy: 'guest' })]
  const written = rewritten(
    seats,
    [
      { id: 'l', name: 'Luis', isChild: false },
      { id: 'a', name: 'Ana Ruiz', isChild: false },
      { id: null, name: null, isChild: true },
    ],
    newId,
  )
  expect(written.slice(0, 2)).toEqual([seat('l', 'Luis', { namedBy: 'guest' }), seat('a', 'Ana Ruiz')])
  expect(written[2]).toMatchObject({ name: null, isChild: true })
  expect(rewritten(seats, [{ id: 'l', name: 'Luisa', isChild: false }], newId)).toEqual([seat('l', 'Luisa')])
})

test.each<[string, string, (string | null)[], (string | null)[]]>([
  ['Ana Ruis', 'Ana Ruiz', ['Ana Ruis', null], ['Ana Ruiz', null]],
  ['Ana', 'Ana y Luis', ['Ana', null], ['Ana', 'Luis']],
  ['Ana', 'Ana y Luis', ['Ana', 'Eva'], ['Ana', 'Eva']],
  ['Ana', 'Ana y Luis', ['Ana'], ['Ana']],
  ['Ana', 'Familia Ruiz', ['Ana', null], ['Ana', null]],
  ['Familia Ruiz', 'Ana Ruiz', [null, null], ['Ana Ruiz', null]],
  ['Ana', 'Eva', ['Anita', null], ['Anita', null]],
])('a party named %s and then %s: of %j comes %j', (before, after, stand, now) => {
  const seats = stand.map((name, at) => seat(String(at), name))
  const after_ = renamed(seats, before, after)
  expect(names(after_)).toEqual(now)
  expect(after_.map(({ id }) => id)).toEqual(seats.map(({ id }) => id))
})
