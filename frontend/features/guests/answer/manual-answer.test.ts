import { expect, test } from 'vitest'
import { answerOf, blankAnswer } from './manual-answer.ts'

const people = [
  { id: 's1', name: 'Ana Ruiz', isChild: false },
  { id: 's2', name: null, isChild: false },
  { id: 's3', name: null, isChild: false },
]
const guest = { name: 'Ana Ruiz', people, dietaryRestrictions: null }
const form = blankAnswer(guest)
const noBus = { hasBusTransport: false }

test('the first name is the guest’s and blank companions are dropped', () => {
  const named = form.people.map((person, place) => ({
    ...person,
    name: ['Otra', '  ', 'Luis '][place] ?? '',
  }))
  expect(answerOf({ ...form, people: named }, guest, noBus)).toEqual({
    status: 'confirmed',
    confirmedGuests: 3,
    guestNames: ['Ana Ruiz', 'Luis'],
    dietaryRestrictions: null,
  })
})

test('declining leaves nobody', () => {
  expect(answerOf({ ...form, status: 'declined' }, guest, { hasBusTransport: true })).toEqual({
    status: 'declined',
    confirmedGuests: 0,
    guestNames: [],
  })
})

test('the bus counts only where the event has one', () => {
  const wants = { ...form, needsBusTransport: true, busComments: ' Desde Sol ' }
  expect(answerOf(wants, guest, noBus)).not.toHaveProperty('needsBusTransport')
  expect(answerOf(wants, guest, { hasBusTransport: true })).toMatchObject({
    needsBusTransport: true,
    busComments: 'Desde Sol',
  })
})

test('menus and children travel person by person, as many as come', () => {
  const two = form.people.map((person, place) => ({ ...person, isChild: place === 1, comes: place < 2 }))
  expect(answerOf({ ...form, people: two }, guest, noBus).attendees).toEqual([
    { id: 's1', name: 'Ana Ruiz', isChild: false, menu: null, dietary: null },
    { id: 's2', name: '', isChild: true, menu: null, dietary: null },
  ])
})

test('a family whose people are known is answered person by person, by their names', () => {
  const family = {
    name: 'Familia Ruiz',
    people: [
      { id: 's1', name: 'Ana', isChild: false },
      { id: 's2', name: 'Leo', isChild: true },
      { id: 's3', name: null, isChild: false },
    ],
    dietaryRestrictions: 'sin gluten',
  }
  const began = blankAnswer(family)
  expect(began.people.map(({ name }) => name)).toEqual(['Ana', 'Leo', ''])
  const some = began.people.map((person) => ({ ...person, comes: person.id !== 's1' }))
  expect(answerOf({ ...began, people: some }, family, noBus)).toMatchObject({
    confirmedGuests: 2,
    attendees: [
      { id: 's2', name: 'Leo', isChild: true, dietary: 'sin gluten' },
      { id: 's3', name: '' },
    ],
  })
})
