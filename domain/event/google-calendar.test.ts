import { expect, test } from 'vitest'
import { googleCalendarUrl } from './google-calendar.ts'

const event = {
  coupleNames: 'Ana y Luis',
  eventDate: '2027-06-12T16:30:00Z',
  timezone: 'Europe/Madrid',
  ceremonyTime: '18:30',
  ceremonyPlace: 'Iglesia de Santa María, Sevilla',
  receptionTime: null,
  receptionPlace: null,
}

test('Google is told the local hour and its zone', () => {
  const url = new URL(googleCalendarUrl(event))
  expect(url.searchParams.get('dates')).toBe('20270612T183000/20270613T023000')
  expect(url.searchParams.get('ctz')).toBe('Europe/Madrid')
})

const datesOf = (fields: Partial<Parameters<typeof googleCalendarUrl>[0]>) =>
  new URL(googleCalendarUrl({ ...event, ...fields })).searchParams.get('dates')

test.each([
  // The clocks go forward at 2:00 on 28 March 2027 and back at 3:00 on 31 October.
  [
    'the night they go forward',
    { eventDate: '2027-03-27T19:00:00Z', ceremonyTime: '20:00' },
    '20270327T200000/20270328T050000',
  ],
  [
    'an hour they skip',
    { eventDate: '2027-03-28T01:30:00Z', ceremonyTime: '02:30' },
    '20270328T033000/20270328T113000',
  ],
  [
    'the night they go back',
    { eventDate: '2027-10-30T18:00:00Z', ceremonyTime: '20:00' },
    '20271030T200000/20271031T030000',
  ],
])('Google is told the hours that the file tells: %s', (_, fields, dates) => {
  expect(datesOf(fields)).toBe(dates)
})

test('a date alone is a whole day for Google too', () => {
  expect(datesOf({ eventDate: '2027-06-11T22:00:00Z', ceremonyTime: null })).toBe('20270612/20270613')
  expect(datesOf({ eventDate: '2027-10-30T22:00:00Z', ceremonyTime: null })).toBe('20271031/20271101')
})

test('names and places of any letters reach Google as they were written', () => {
  const odd = { coupleNames: 'Gala Ñ & "Ü" + #1', ceremonyPlace: 'Calle Mayor, 3;\nMadrid 💍' }
  const { searchParams } = new URL(googleCalendarUrl({ ...event, ...odd }))
  expect([searchParams.get('text'), searchParams.get('location')]).toEqual([
    'Gala Ñ & "Ü" + #1',
    odd.ceremonyPlace,
  ])
})

test('Google is told what it is, and both places with their hours', () => {
  const places = { receptionTime: '20:30', receptionPlace: 'La Finca\r\nUtrera' }
  const { searchParams } = new URL(googleCalendarUrl({ ...event, ...places }))
  expect(searchParams.get('text')).toBe('Boda de Ana y Luis')
  expect(searchParams.get('details')).toBe(
    'Ceremonia: 18:30 · Iglesia de Santa María, Sevilla\nRecepción: 20:30 · La Finca\nUtrera',
  )
})
