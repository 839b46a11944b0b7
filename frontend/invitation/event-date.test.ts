import { expect, test } from 'vitest'
import { eventDateOf, roman } from './event-date.ts'
import { mapUrl } from './map-url.ts'

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

test('a place is found by its own link, or by its words on one line', () => {
  expect(mapUrl('https://maps.example/x', 'San Nicolás')).toBe('https://maps.example/x')
  expect(mapUrl('', 'San Nicolás, 3;\r\nMadrid & más')).toBe(
    'https://www.google.com/maps/search/?api=1&query=San%20Nicol%C3%A1s%2C%203%3B%20Madrid%20%26%20m%C3%A1s',
  )
  expect([mapUrl(null, null), mapUrl('', ' ')]).toEqual([null, null])
})
