import { expect, test } from 'vitest'
import type { Seat } from '../party/seats.ts'
import { seatAttendees } from './seat-attendees.ts'

const seat = (id: string, name: string | null, fields: Partial<Seat> = {}): Seat => ({
  id,
  name,
  isChild: false,
  ...fields,
})
const said = (name: string, id?: string) => ({ name, isChild: false, ...(id && { id }) })
const family = { name: 'Familia Ruiz', people: [seat('a', 'Ana'), seat('l', 'Luis'), seat('x', null)] }

test('an answer that names an unnamed companion names the seat, and the owner’s names stay', () => {
  const { people, attendees } = seatAttendees(
    family,
    [said('Anita', 'a'), said('Eva', 'x'), said('Luisín', 'l')],
    'guest',
  )
  expect(people).toEqual([seat('a', 'Ana'), seat('l', 'Luis'), seat('x', 'Eva', { namedBy: 'guest' })])
  expect(attendees.map(({ id, name }) => [id, name])).toEqual([
    ['a', 'Anita'],
    ['x', 'Eva'],
    ['l', 'Luisín'],
  ])
})

test('without ids the name tells who it is, and whoever is new takes an unnamed seat', () => {
  const { people, attendees } = seatAttendees(family, [said('Eva'), said('LUÍS'), said('')], 'guest')
  expect(attendees.map(({ id }) => id)).toEqual(['x', 'l', 'a'])
  expect(people.map(({ name }) => name)).toEqual(['Ana', 'Luis', 'Eva'])
})

test('an id that is gone, foreign or told twice counts as none', () => {
  const { attendees } = seatAttendees(
    family,
    [said('Eva', 'gone'), said('Ana', 'l'), said('Leo', 'l')],
    'guest',
  )
  expect(attendees.map(({ id }) => id)).toEqual(['x', 'l', 'a'])
})

test('who is told by id alone has the seat’s name', () => {
  expect(seatAttendees(family, [said('', 'l')], 'guest').attendees).toEqual([
    { id: 'l', name: 'Luis', isChild: false },
  ])
})

test('a later answer replaces the name that an earlier one gave, and can take it back', () => {
  const once = { ...family, people: [seat('a', 'Ana'), seat('x', 'Eva', { namedBy: 'guest' })] }
  expect(seatAttendees(once, [said('Marta', 'x')], 'guest').people[1]).toEqual(
    seat('x', 'Marta', { namedBy: 'guest' }),
  )
  expect(seatAttendees(once, [said('', 'x')], 'guest').people[1]).toEqual(seat('x', null))
  expect(seatAttendees(once, [said('Ana')], 'guest').people[1]).toEqual(once.people[1])
  expect(seatAttendees(once, [said('Ana'), said('Marta')], 'guest').people[1]?.name).toBe('Marta')
})

test('equal names in one party are as many people', () => {
  const twins = { name: 'Ana y Ana', people: [seat('1', 'Ana'), seat('2', 'Ana'), seat('3', null)] }
  const { attendees, people } = seatAttendees(twins, [said('Ana'), said('Ana'), said('Ana')], 'guest')
  expect(attendees.map(({ id }) => id)).toEqual(['1', '2', '3'])
  expect(people.map(({ name }) => name)).toEqual(['Ana', 'Ana', 'Ana'])
})

test('the name of a household or of two people names no person', () => {
  const ruiz = { name: 'Familia Ruiz', people: [seat('1', null), seat('2', null)] }
  expect(seatAttendees(ruiz, [said('Familia Ruiz'), said('Leo')], 'guest').people).toEqual([
    seat('1', null),
    seat('2', 'Leo', { namedBy: 'guest' }),
  ])
  const two = { name: 'Ana y Luis', people: [seat('1', 'Ana'), seat('2', 'Luis')] }
  expect(seatAttendees(two, [said('Ana y Luis')], 'guest').people).toEqual(two.people)
})

test('the owner’s own answer mends names, and its names are the owner’s', () => {
  const { people } = seatAttendees(family, [said('Ana Ruiz', 'a'), said('Leo', 'x')], 'owner')
  expect(people).toEqual([seat('a', 'Ana Ruiz'), seat('l', 'Luis'), seat('x', 'Leo')])
})

test('a child of the list stays one, and an unnamed seat is what the answer says', () => {
  const people = [seat('1', 'Leo', { isChild: true }), seat('2', null, { isChild: true })]
  const party = { name: 'Leo', people }
  const children = (attendees: { id?: string; name: string; isChild: boolean }[]) =>
    seatAttendees(party, attendees, 'guest').people.map(({ isChild }) => isChild)
  expect(children([said('Leo', '1'), said('Eva', '2')])).toEqual([true, false])
  expect(children([said('Leo'), said('Eva')])).toEqual([true, true])
})

test('more people than seats leave some without one, for the answer to be refused', () => {
  const one = { name: 'Ana', people: [seat('a', 'Ana')] }
  expect(seatAttendees(one, [said('Eva'), said('Ana')], 'guest').attendees.map(({ id }) => id)).toEqual([
    undefined,
    'a',
  ])
})
