import { expect, test } from 'vitest'
import { countryOfTimeZone } from './country-of-time-zone.ts'

test.each([
  ['Europe/Madrid', 'ES'],
  ['Atlantic/Canary', 'ES'],
  ['America/Mexico_City', 'MX'],
  ['America/Argentina/Buenos_Aires', 'AR'],
  ['America/Bogota', 'CO'],
  ['Asia/Kolkata', 'ES'],
])('an event at the time of %s is in %s', (zone, country) => {
  expect(countryOfTimeZone(zone)).toBe(country)
})
