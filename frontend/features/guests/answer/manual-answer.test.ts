import { expect, test } from 'vitest'
import { answerOf, blankAnswer } from './manual-answer.ts'

const guest = { name: 'Ana Ruiz', maxGuests: 3, dietaryRestrictions: null }
const form = blankAnswer(guest)

test('the first name is the guest’s and blank companions are dropped', () => {
  const people = form.people.map((person, place) => ({
    ...person,
    name: ['Otra', '  ', 'Luis '][place] ?? '',
  }))
  expect(answerOf({ ...form, people }, guest, { hasBusTransport: false })).toEqual({
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
  expect(answerOf(wants, guest, { hasBusTransport: false })).not.toHaveProperty('needsBusTransport')
  expect(answerOf(wants, guest, { hasBusTransport: true })).toMatchObject({
    needsBusTransport: true,
    busComments: 'Desde Sol',
  })
})

test('menus and children travel person by person, as many as come', () => {
  const people = form.people.map((person, place) => ({ ...person, isChild: place === 1 }))
  const answer = answerOf({ ...form, people, count: 2 }, guest, { hasBusTransport: false })
  expect(answer.attendees).toEqual([
    { name: 'Ana Ruiz', isChild: false, menu: null, dietary: null },
    { name: '', isChild: true, menu: null, dietary: null },
  ])
})
