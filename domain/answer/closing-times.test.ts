import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { answersCloseAt, changesCloseAt } from './closing-times.ts'

const dated = (fields: object) => ({
  eventDate: new Date('2027-06-12T16:30:00Z'),
  timezone: 'Europe/Madrid',
  ceremonyTime: '18:30',
  receptionTime: null,
  rsvpDeadline: null,
  ...fields,
})

test('answers close when the event starts, and so do changes', () => {
  expect(answersCloseAt(dated({}))).toEqual(new Date('2027-06-12T16:30:00Z'))
  expect(changesCloseAt(dated({}))).toEqual(new Date('2027-06-12T16:30:00Z'))
})

test('a deadline closes pending answers at the end of its day in the event’s zone; changes stay open', () => {
  const event = dated({ rsvpDeadline: '2027-05-01' })
  expect(answersCloseAt(event)).toEqual(new Date('2027-05-01T21:59:59.999Z'))
  expect(changesCloseAt(event)).toEqual(new Date('2027-06-12T16:30:00Z'))
  expect(answersCloseAt({ ...event, timezone: 'Atlantic/Canary' })).toEqual(
    new Date('2027-05-01T22:59:59.999Z'),
  )
})

test('a deadline after the event does not keep answers open', () => {
  expect(answersCloseAt(dated({ rsvpDeadline: '2027-07-01' }))).toEqual(new Date('2027-06-12T16:30:00Z'))
})

test('without any hour the whole day is left to answer', () => {
  const midnight = DateTime.fromISO('2027-06-12', { zone: 'Europe/Madrid' }).toJSDate()
  const event = dated({ eventDate: midnight, ceremonyTime: null })
  expect(changesCloseAt(event)).toEqual(new Date('2027-06-12T21:59:59.999Z'))
})
