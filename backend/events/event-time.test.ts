import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { answersCloseAt, changesCloseAt, eventStart } from './event-time.ts'

const start = (fields: Partial<Parameters<typeof eventStart>[0]>) =>
  eventStart({ eventDate: '2027-06-12', timezone: 'Europe/Madrid', ...fields }).toISOString()

test.each([
  ['a date is midnight where the event is', {}, '2027-06-11T22:00:00.000Z'],
  [
    'the ceremony’s hour comes first',
    { ceremonyTime: '18:30', receptionTime: '21:00' },
    '2027-06-12T16:30:00.000Z',
  ],
  ['else the reception’s', { ceremonyTime: '', receptionTime: '21:00' }, '2027-06-12T19:00:00.000Z'],
  ['midnight UTC means that day', { eventDate: '2027-06-12T00:00:00.000Z' }, '2027-06-11T22:00:00.000Z'],
  ['a date-time keeps its hour', { eventDate: '2027-06-12T15:00:00Z' }, '2027-06-12T15:00:00.000Z'],
  ['a local date-time is the event’s own', { eventDate: '2027-06-12 17:00' }, '2027-06-12T15:00:00.000Z'],
  [
    'a date-time with another hour gives only its day',
    { eventDate: '2027-06-12T15:00:00Z', ceremonyTime: '12:00' },
    '2027-06-12T10:00:00.000Z',
  ],
  [
    'the Canaries are an hour behind',
    { ceremonyTime: '18:30', timezone: 'Atlantic/Canary' },
    '2027-06-12T17:30:00.000Z',
  ],
  [
    'winter has another offset',
    { eventDate: '2027-12-12', ceremonyTime: '12:00' },
    '2027-12-12T11:00:00.000Z',
  ],
  [
    'an hour that the clocks skip becomes the next one',
    { eventDate: '2027-03-28', ceremonyTime: '02:30' },
    '2027-03-28T01:30:00.000Z',
  ],
  [
    'on the day the clocks go back the hour is still the wall’s',
    { eventDate: '2027-10-31', ceremonyTime: '12:00' },
    '2027-10-31T11:00:00.000Z',
  ],
  [
    'midnight in Mexico is six hours after midnight UTC',
    { timezone: 'America/Mexico_City' },
    '2027-06-12T06:00:00.000Z',
  ],
] as const)('%s', (_, fields, instant) => {
  expect(start(fields)).toBe(instant)
})

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
