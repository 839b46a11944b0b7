import { expect, test } from 'vitest'
import type { BusTrip } from '../event/bus-trips.ts'
import { fullTrip, ridesText, seatsLeft } from './bus-seats.ts'

const out: BusTrip = { id: 'o', direction: 'out', stop: 'Plaza Mayor', time: '17:30', seats: 3 }
const back: BusTrip = { id: 'b', direction: 'back', stop: 'Hotel', time: '02:00', seats: null }
const trips = [out, back]

test('what the picked trips say names who rides, unless all do', () => {
  const ana = { name: 'Ana', busOut: 'o', busBack: 'b' }
  expect(ridesText([ana, { name: 'Luis', busOut: 'o' }], trips)).toBe(
    'Ida 17:30 · Plaza Mayor; Vuelta 02:00 · Hotel (Ana)',
  )
  expect(ridesText([ana, { name: 'Luis' }, { name: ' ', busOut: 'o' }], trips)).toBe(
    'Ida 17:30 · Plaza Mayor (Ana y una persona sin nombre); Vuelta 02:00 · Hotel (Ana)',
  )
  expect(ridesText([{ name: 'Ana' }], trips)).toBeNull()
  expect(ridesText([{ name: 'Ana', busOut: 'gone' }], trips)).toBeNull()
})

test('a trip without room is found, and one without a limit is never full', () => {
  const two = [{ busOut: 'o', busBack: 'b' }, { busOut: 'o' }]
  expect(fullTrip(trips, two, [], { o: 1, b: 900 })).toBeNull()
  expect(fullTrip(trips, two, [], { o: 2 })).toEqual({ trip: out, left: 1 })
  expect(fullTrip(trips, two, [], { o: 5 })).toEqual({ trip: out, left: 0 })
})

test('who holds a seat keeps it on a trip that is overbooked, and gets no more', () => {
  const one = [{ busOut: 'o' }]
  expect(fullTrip(trips, one, one, { o: 7 })).toBeNull()
  expect(fullTrip(trips, [...one, ...one], one, { o: 7 })).toEqual({ trip: out, left: 1 })
})

test('the seats left are never fewer than none', () => {
  expect(seatsLeft(out, 1)).toBe(2)
  expect(seatsLeft(out, 9)).toBe(0)
  expect(seatsLeft(back, 9)).toBeNull()
})
