import { expect, test } from 'vitest'
import { noAnswer } from '../../../domain/answer/answer.ts'
import type { InvitedGuest } from '../../../domain/calls/invitations.ts'
import { answeredWith, answerOf, draftOf, isUnchanged } from './answer-draft.ts'

const guest: InvitedGuest = {
  id: 'a',
  name: 'Ana Ruiz',
  group: 'Familia',
  person: 'Ana Ruiz',
  greeting: 'Para Ana Ruiz',
  maxGuests: 3,
  people: [
    { id: 's1', name: 'Ana Ruiz', isChild: false },
    { id: 's2', name: null, isChild: false },
    { id: 's3', name: null, isChild: false },
  ],
  ...noAnswer,
}
const asked = { hasBusTransport: false, menus: [] }

test('a pending guest finds yes chosen, every seat, and their own name first', () => {
  const draft = draftOf(guest)
  expect(draft.status).toBe('confirmed')
  expect(draft.seats).toBe(3)
  expect(draft.people.map(({ name }) => name)).toEqual(['Ana Ruiz', '', ''])
})

test('a household is nobody: its first person is still to be named', () => {
  const draft = draftOf({ ...guest, name: 'Familia García López', person: '' })
  expect(draft.people.map(({ name }) => name)).toEqual(['', '', ''])
})

test('what was typed in vain stands in the form, and seats beyond it are blank', () => {
  const typed = {
    status: 'confirmed' as const,
    seats: 4,
    people: [{ name: 'Ana', isChild: false, menu: 'Gofio', dietary: 'celíaca' }],
    needsBusTransport: true,
    busComments: 'plaza',
    comments: 'hola',
  }
  const draft = draftOf({ ...guest, status: 'declined', comments: 'lo de antes' }, typed)
  expect(draft).toMatchObject({ ...typed, people: [typed.people[0], { name: '' }, { name: '' }] })
  expect(draft.people).toHaveLength(3)
})

test('a guest who declined finds no chosen', () => {
  expect(draftOf({ ...guest, status: 'declined' }).status).toBe('declined')
})

test('only the seats taken travel', () => {
  const answer = answerOf({ ...draftOf(guest), seats: 2 }, asked)
  expect(answer.confirmedGuests).toBe(2)
  expect(answer.attendees).toHaveLength(2)
})

test('the bus is not mentioned when the event has none, nor a menu when there is no choice', () => {
  const draft = { ...draftOf(guest), needsBusTransport: true, busComments: 'a las cinco' }
  draft.people[0] = { name: 'Ana Ruiz', isChild: false, menu: 'Carne', dietary: '' }
  const answer = answerOf(draft, asked)
  expect(answer).not.toHaveProperty('needsBusTransport')
  expect(answer.attendees?.[0]?.menu).toBeNull()
})

test('declining sends nobody', () => {
  const answer = answerOf({ ...draftOf(guest), status: 'declined' }, asked)
  expect(answer).toEqual({ status: 'declined', confirmedGuests: 0, guestNames: [], comments: '' })
})

test('an answer opened again says the same until something changes', () => {
  const attendees = [{ name: 'Ana Ruiz', isChild: false, menu: null, dietary: 'celíaca' }]
  const answered = {
    ...guest,
    status: 'confirmed' as const,
    confirmedGuests: 1,
    attendees,
    guestNames: ['Ana Ruiz'],
  }
  const draft = draftOf(answered)
  expect(isUnchanged(draft, answered, asked)).toBe(true)
  expect(isUnchanged({ ...draft, comments: 'Gracias' }, answered, asked)).toBe(false)
  expect(isUnchanged(draftOf(guest), guest, asked)).toBe(false)
})

test('the thanks that come at once name who comes', () => {
  const draft = draftOf(guest)
  expect(answeredWith(guest, answerOf({ ...draft, seats: 1 }, asked))).toMatchObject({
    status: 'confirmed',
    confirmedGuests: 1,
    guestNames: ['Ana Ruiz'],
    attendees: [{ name: 'Ana Ruiz', menu: null, dietary: null }],
  })
  expect(answeredWith(guest, answerOf({ ...draft, status: 'declined' }, asked)).guestNames).toEqual([])
})
