import { expect, test } from 'vitest'
import { noAnswer } from '../../../domain/answer/answer.ts'
import type { InvitedGuest } from '../../../domain/calls/invitations.ts'
import {
  answeredWith,
  answerOf,
  draftOf,
  isUnchanged,
  withPerson,
  withSeats,
  withSharedAllergies,
  withTyped,
} from './answer-draft.ts'

const guest: InvitedGuest = {
  id: 'a',
  name: 'Ana Ruiz',
  group: 'Familia',
  person: 'Ana Ruiz',
  greeting: 'Para Ana Ruiz',
  maxGuests: 3,
  answersOneByOne: false,
  people: [
    { id: 's1', name: 'Ana Ruiz', isChild: false },
    { id: 's2', name: null, isChild: false },
    { id: 's3', name: null, isChild: false },
  ],
  ...noAnswer,
}
const asked = { hasBusTransport: false, busTrips: [], menus: [], asksChildAge: false }

test('a pending guest finds yes chosen, every seat, and their own name first', () => {
  const draft = draftOf(guest)
  expect(draft.status).toBe('confirmed')
  expect(draft.seats).toBe(3)
  expect(draft.people.map(({ name }) => name)).toEqual(['Ana Ruiz', '', ''])
})

test('a number that changes nothing of a person leaves that person as it is', () => {
  const draft = draftOf(guest)
  const fewer = withSeats(draft, 2)
  expect(fewer.people.map((person, at) => person === draft.people[at])).toEqual([true, true, false])
  expect(fewer.people.map(({ comes }) => comes)).toEqual([true, true, false])
})

test('a household is nobody: its first person is still to be named', () => {
  const people = guest.people.map((person) => ({ ...person, name: null }))
  const draft = draftOf({ ...guest, name: 'Familia García López', person: '', people })
  expect(draft.people.map(({ name }) => name)).toEqual(['', '', ''])
})

test('what was typed in vain stands in the form, and seats beyond it are blank', () => {
  const typed = {
    status: 'confirmed' as const,
    seats: 4,
    people: [{ id: 's1', comes: true, name: 'Ana', isChild: false, menu: 'Gofio', dietary: 'celíaca' }],
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
  const answer = answerOf(withSeats(draftOf(guest), 2), asked)
  expect(answer.confirmedGuests).toBe(2)
  expect(answer.attendees).toHaveLength(2)
})

test('the bus is not mentioned when the event has none, nor a menu when there is no choice', () => {
  const draft = { ...draftOf(guest), needsBusTransport: true, busComments: 'a las cinco' }
  draft.people[0] = { id: 's1', comes: true, name: 'Ana Ruiz', isChild: false, menu: 'Carne', dietary: '' }
  const answer = answerOf(draft, asked)
  expect(answer).not.toHaveProperty('needsBusTransport')
  expect(answer.attendees?.[0]?.menu).toBeNull()
})

test('declining sends nobody', () => {
  const answer = answerOf({ ...draftOf(guest), status: 'declined' }, asked)
  expect(answer).toEqual({ status: 'declined', confirmedGuests: 0, guestNames: [], comments: '' })
})

test('an answer opened again says the same until something changes', () => {
  const attendees = [{ id: 's1', name: 'Ana Ruiz', isChild: false, menu: null, dietary: 'celíaca' }]
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
  expect(answeredWith(guest, answerOf(withSeats(draft, 1), asked))).toMatchObject({
    status: 'confirmed',
    confirmedGuests: 1,
    guestNames: ['Ana Ruiz'],
    attendees: [{ name: 'Ana Ruiz', menu: null, dietary: null }],
  })
  expect(answeredWith(guest, answerOf({ ...draft, status: 'declined' }, asked)).guestNames).toEqual([])
})

const family = {
  ...guest,
  name: 'Familia Ruiz',
  person: '',
  answersOneByOne: true,
  people: [
    { id: 's1', name: 'Ana', isChild: false },
    { id: 's2', name: 'Leo', isChild: true },
    { id: 's3', name: null, isChild: false },
  ],
}

test('names from the list are offered, and each person is answered for with the own id', () => {
  const draft = draftOf(family)
  expect(draft.people.map(({ name, isChild, comes }) => [name, isChild, comes])).toEqual([
    ['Ana', false, true],
    ['Leo', true, true],
    ['', false, true],
  ])
  const people = draft.people.map((person) => ({ ...person, comes: person.id === 's2' }))
  expect(answerOf({ ...draft, people }, asked)).toMatchObject({
    confirmedGuests: 1,
    guestNames: ['Leo'],
    attendees: [{ id: 's2', name: 'Leo', isChild: true }],
  })
})

test('an answered family finds who comes ticked, in the order of the list', () => {
  const attendees = [{ id: 's3', name: 'Eva', isChild: false, menu: null, dietary: null }]
  const answered = { ...family, status: 'confirmed' as const, confirmedGuests: 1, attendees }
  expect(draftOf(answered).people.map(({ id, comes, name }) => [id, comes, name])).toEqual([
    ['s1', false, 'Ana'],
    ['s2', false, 'Leo'],
    ['s3', true, 'Eva'],
  ])
  const byNumber = { ...answered, attendees: [], confirmedGuests: 2 }
  expect(draftOf(byNumber).people.map(({ comes }) => comes)).toEqual([true, true, false])
})

test('where a number tells how many come, those who come stand first', () => {
  const attendees = [{ id: 's2', name: '', isChild: false, menu: null, dietary: null }]
  const answered = { ...guest, status: 'confirmed' as const, confirmedGuests: 1, attendees }
  expect(draftOf(answered).people.map(({ id, comes }) => [id, comes])).toEqual([
    ['s2', true],
    ['s1', false],
    ['s3', false],
  ])
})

test('a draft that the page before has kept, without ids and ticks, is still restored', () => {
  const old = { status: 'confirmed', seats: 2, people: [{ name: 'Ana' }, { name: 'Luis' }, { name: '' }] }
  const draft = withTyped(draftOf(guest), old as unknown as ReturnType<typeof draftOf>)
  expect(draft.people.map(({ id, comes, name }) => [id, comes, name])).toEqual([
    ['s1', true, 'Ana'],
    ['s2', true, 'Luis'],
    ['s3', false, ''],
  ])
})

test('marks and words of an allergy travel as one text with its marks, and come back apart', () => {
  const draft = draftOf(guest)
  const people = draft.people.map((person, at) =>
    at === 0 ? { ...person, allergens: ['eggs', 'gluten'], dietary: ' sin picante ' } : person,
  )
  const answer = answerOf(withSeats({ ...draft, people }, 1), asked)
  expect(answer.attendees).toMatchObject([
    { dietary: 'Gluten, huevo; sin picante', allergens: ['gluten', 'eggs'] },
  ])
  expect(draftOf(answeredWith(guest, answer)).people[0]).toMatchObject({
    allergens: ['gluten', 'eggs'],
    dietary: 'sin picante',
  })
})

test('a child’s age travels where the event asks for it', () => {
  const draft = draftOf(guest)
  const people = draft.people.map((person) => ({ ...person, isChild: true, age: '4' }))
  expect(answerOf({ ...draft, people }, asked).attendees?.[0]).not.toHaveProperty('age')
  expect(answerOf({ ...draft, people }, { ...asked, asksChildAge: true }).attendees?.[0]?.age).toBe(4)
})

test('one person’s allergies for everybody leave out who stays at home', () => {
  const draft = withSeats(draftOf(guest), 2)
  const shared = withSharedAllergies(0)({ ...draft, ...withPerson(0, { allergens: ['nuts'] })(draft) })
  expect(shared.people.map(({ allergens }) => allergens)).toEqual([['nuts'], ['nuts'], []])
})

test('with trips the bus is what each person has picked, and only who comes rides', () => {
  const trip = { id: 'o', direction: 'out', stop: 'Plaza Mayor', time: '17:30', seats: null } as const
  const offered = { ...asked, hasBusTransport: true, busTrips: [trip] }
  const people = draftOf(guest).people.map((person) => ({ ...person, busOut: 'o', busBack: '' }))
  const draft = { ...withSeats({ ...draftOf(guest), people }, 1), needsBusTransport: false }
  const answer = answerOf(draft, offered)
  expect(answer).toMatchObject({ needsBusTransport: true, busComments: 'Ida 17:30 · Plaza Mayor' })
  expect(answer.attendees).toMatchObject([{ busOut: 'o' }])
  expect(answer.attendees?.[0]).not.toHaveProperty('busBack')
  expect(answerOf(draft, asked).attendees?.[0]).not.toHaveProperty('busOut')
  const answered = answeredWith(guest, answer)
  expect(draftOf(answered).people[0]).toMatchObject({ busOut: 'o', busBack: '' })
})
