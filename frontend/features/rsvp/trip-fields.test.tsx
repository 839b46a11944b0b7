import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { TypedAttendee } from '../../../domain/answer/typed-answer.ts'
import type { BusTrip } from '../../../domain/event/bus-trips.ts'
import { TripFields } from './trip-fields.tsx'

const trips: BusTrip[] = [
  { id: 'there', direction: 'out', stop: 'Plaza Mayor', time: '17:00', seats: null },
  { id: 'home', direction: 'back', stop: 'Plaza Mayor', time: '02:00', seats: null },
]
const person = (name: string, fields: Partial<TypedAttendee> = {}): TypedAttendee => ({
  id: name,
  name,
  comes: true,
  isChild: false,
  menu: '',
  dietary: '',
  ...fields,
})
let people: TypedAttendee[] = []

function Form({ given }: { given: TypedAttendee[] }) {
  const [now, setNow] = useState(given)
  people = now
  return <TripFields people={now} trips={trips} seatsLeft={undefined} onChange={setNow} />
}
const picked = () => people.map(({ name, busOut, busBack }) => [name, busOut || null, busBack || null])
const forAll = () => within(screen.getByRole('group', { name: 'Autobús para todos', hidden: true }))

test('one choice gives everybody who comes the trip, and changes nothing else of them', () => {
  render(<Form given={[person('Ana'), person('Luis'), person('Eva', { comes: false })]} />)
  fireEvent.change(forAll().getByLabelText(/Ida/), { target: { value: 'there' } })
  expect(picked()).toEqual([
    ['Ana', 'there', null],
    ['Luis', 'there', null],
    ['Eva', null, null],
  ])
  expect(screen.getByText('Autobús: Ida 17:00 · Plaza Mayor')).toBeTruthy()
})

test('each person may have another one, and the bus tells who rides', () => {
  render(<Form given={[person('Ana'), person('Luis')]} />)
  fireEvent.change(screen.getByLabelText('Vuelta en autobús de Luis'), { target: { value: 'home' } })
  expect(picked()).toEqual([
    ['Ana', null, null],
    ['Luis', null, 'home'],
  ])
  expect(screen.getByText('Autobús: Vuelta 02:00 · Plaza Mayor (Luis)')).toBeTruthy()
})

test('the bus stands behind a tap, and open where something was picked before', () => {
  const { container, unmount } = render(<Form given={[person('Ana'), person('Luis')]} />)
  expect([...container.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, false])
  unmount()
  const again = render(<Form given={[person('Ana', { busOut: 'there' }), person('Luis')]} />)
  expect([...again.container.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true])
})

test('who comes alone has no choice for all', () => {
  render(<Form given={[person('Ana')]} />)
  expect(screen.queryByText('Cada persona el suyo')).toBeNull()
  fireEvent.change(screen.getByLabelText('Ida en autobús de Ana'), { target: { value: 'there' } })
  expect(picked()).toEqual([['Ana', 'there', null]])
})
