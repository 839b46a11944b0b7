import { expect, test } from 'vitest'
import { eventStart } from './event-start.ts'

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
