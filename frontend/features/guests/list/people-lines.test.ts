import { expect, test } from 'vitest'
import { peopleLines } from './people-lines.ts'

const people = [
  { id: 's1', name: 'Ana', isChild: false },
  { id: 's2', name: 'Luis', isChild: false },
  { id: 's3', name: null, isChild: true },
]
const pending = { people, attendees: [], guestNames: [], status: 'pending' as const }
const texts = (guest: Parameters<typeof peopleLines>[0]) => peopleLines(guest).map(({ text }) => text)

test('the guest detail shows a party’s people, an unnamed seat as a companion to be named', () => {
  expect(texts(pending)).toEqual(['Ana', 'Luis', 'Acompañante por nombrar · niño/a'])
})

test('with an answer it says who comes as whom, with what, and who does not', () => {
  const attendees = [{ id: 's1', name: 'Anita', isChild: false, menu: 'Carne', dietary: 'celíaca' }]
  expect(texts({ ...pending, status: 'confirmed', attendees, guestNames: ['Anita'] })).toEqual([
    'Ana · responde como Anita · Carne · celíaca',
    'Luis · no viene',
    'Acompañante por nombrar · niño/a · no viene',
  ])
})

test('of an answer that only has names it says what the names tell', () => {
  expect(texts({ ...pending, status: 'confirmed', guestNames: ['Luis', ''] })).toEqual([
    'Ana · no viene',
    'Luis',
    'Acompañante por nombrar · niño/a',
  ])
})
