import { expect, test } from 'vitest'
import { googleCalendarUrl } from './calendar-links.ts'
import { eventDateOf, roman } from './event-date.ts'

test('the date is long, Spanish and in the zone of the event', () => {
  expect(eventDateOf('2027-06-12T22:30:00Z', 'Europe/Madrid').long).toBe('domingo 13 de junio de 2027')
  expect(eventDateOf('2027-06-12T22:30:00Z', 'Atlantic/Canary').long).toBe('sábado 12 de junio de 2027')
})

test('a zone nobody knows is read as Madrid', () => {
  expect(eventDateOf('2027-06-12T16:30:00Z', 'Nowhere/None').iso).toBe('2027-06-12')
})

test.each([
  [12, 'XII'],
  [4, 'IV'],
  [2027, 'MMXXVII'],
  [1999, 'MCMXCIX'],
])('%i is %s', (value, numeral) => {
  expect(roman(value)).toBe(numeral)
})

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
