import ICAL from 'ical.js'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import type { Invitation } from '../../domain/calls/invitations.ts'
import { calendarOf } from './calendar.ts'

type Fields = Partial<Invitation['event']>
const event = {
  id: 'e1',
  revision: 0,
  coupleNames: 'Ana y Luis',
  eventDate: '2027-06-12T16:30:00Z',
  timezone: 'Europe/Madrid',
  ceremonyTime: '18:30',
  ceremonyPlace: 'San Nicolás',
  receptionTime: null,
  receptionPlace: null,
} as Invitation['event']

const raw = (fields: Fields = {}) => calendarOf({ ...event, ...fields }, 'https://velada.example/invite/a/b')
/** The file's unfolded lines. */
const linesOf = (fields?: Fields) => raw(fields).replaceAll('\r\n ', '').split('\r\n')
const line = (fields: Fields, name: string) => linesOf(fields).find((one) => one.startsWith(name))
/** Offset from UTC, in minutes, that a program without time zones of its own reads from the file at an instant. */
function offsetInFile(fields: Fields, instant: DateTime): number {
  const zone = new ICAL.Component(ICAL.parse(raw(fields))).getFirstSubcomponent('vtimezone')
  const clock = ICAL.Time.fromDateTimeString(instant.toFormat("yyyy-MM-dd'T'HH:mm:ss"))
  return new ICAL.Timezone(zone ?? undefined).utcOffset(clock) / 60
}

test('no text leaves its line: commas, semicolons, backslashes, line breaks, emoji, half a line of accents', () => {
  const odd = 'Ñoño, «3»; a\\b\r\nBEGIN:VALARM 💍'
  const fields = {
    coupleNames: `Ana,\nLuis${odd}`,
    ceremonyPlace: odd + 'á'.repeat(120),
    receptionPlace: odd,
  }
  const file = raw(fields)
  expect(file).not.toMatch(/[^\r]\n|\r[^\n]/)
  for (const one of file.split('\r\n')) expect(Buffer.byteLength(one)).toBeLessThanOrEqual(75)
  expect(linesOf(fields).filter((one) => one.startsWith('BEGIN:'))).toEqual([
    'BEGIN:VCALENDAR',
    'BEGIN:VTIMEZONE',
    'BEGIN:DAYLIGHT',
    'BEGIN:STANDARD',
    'BEGIN:VEVENT',
  ])
  expect(line(fields, 'SUMMARY')).toBe('SUMMARY:Ana\\, LuisÑoño\\, «3»\\; a\\\\b BEGIN:VALARM 💍')
  expect(line(fields, 'LOCATION')).toContain('Ñoño\\, «3»\\; a\\\\b\\nBEGIN:VALARM 💍ááá')
})

test.each([
  'Europe/Madrid',
  'Atlantic/Canary',
  'Europe/London',
  'America/Mexico_City',
  'America/Argentina/Buenos_Aires',
  'America/Caracas',
  'America/New_York',
  'America/Santiago',
])('the file brings the zone it names: in %s every noon of the year has its offset', (timezone) => {
  expect(line({ timezone }, 'TZID')).toBe(`TZID:${timezone}`)
  const wrong = []
  for (let day = 0; day < 365; day += 7) {
    const noon = DateTime.fromISO('2027-01-03T12:00:00', { zone: timezone }).plus({ days: day })
    if (offsetInFile({ timezone }, noon) !== noon.offset) wrong.push(noon.toISO())
  }
  expect(wrong).toEqual([])
})

test('the clocks of Madrid change in the hour they do', () => {
  const at = (iso: string) => offsetInFile({}, DateTime.fromISO(iso, { zone: 'Europe/Madrid' }))
  expect([at('2027-03-28T01:59:00'), at('2027-03-28T03:01:00')]).toEqual([60, 120])
  expect([at('2027-10-31T01:59:00'), at('2027-10-31T03:01:00')]).toEqual([120, 60])
})

test.each([
  // The clocks go forward at 2:00 on 28 March 2027: eight hours later it is nine by the clock.
  ['the night before the clocks go forward', '2027-03-27T19:00:00Z', '20270327T200000', '20270328T050000'],
  ['the hour they skip', '2027-03-28T01:30:00Z', '20270328T033000', '20270328T113000'],
  // They go back at 3:00 on 31 October 2027.
  ['the night before they go back', '2027-10-30T18:00:00Z', '20271030T200000', '20271031T030000'],
  ['the afternoon after', '2027-10-31T17:00:00Z', '20271031T180000', '20271101T020000'],
])('on %s the event lasts eight hours', (_, eventDate, start, end) => {
  const fields = { eventDate }
  expect([line(fields, 'DTSTART;'), line(fields, 'DTEND;')]).toEqual([
    `DTSTART;TZID=Europe/Madrid:${start}`,
    `DTEND;TZID=Europe/Madrid:${end}`,
  ])
})

test.each([
  ['2027-03-27T23:00:00Z', '20270328', '20270329'],
  ['2027-10-30T22:00:00Z', '20271031', '20271101'],
])('a date alone (%s) is that whole day, also when its clocks change', (eventDate, start, end) => {
  const fields = { eventDate, ceremonyTime: null }
  expect([line(fields, 'DTSTART'), line(fields, 'DTEND')]).toEqual([
    `DTSTART;VALUE=DATE:${start}`,
    `DTEND;VALUE=DATE:${end}`,
  ])
  expect(raw(fields)).not.toContain('VTIMEZONE')
})

test('without a place there is none; a reception after midnight is said to be', () => {
  const fields = {
    ceremonyPlace: null,
    ceremonyTime: '22:00',
    receptionTime: '01:00',
    receptionPlace: 'La Finca',
  }
  expect(line(fields, 'LOCATION')).toBe('LOCATION:La Finca')
  expect(line(fields, 'DESCRIPTION')).toContain('Recepción: 01:00 (ya al día siguiente) · La Finca')
  expect(line({ ceremonyPlace: null }, 'LOCATION')).toBeUndefined()
})

test('a parser reads what it is, when, where, and nothing that no standard knows', () => {
  const both = { receptionTime: '20:30', receptionPlace: 'La Finca\nUtrera', revision: 4 }
  const calendar = new ICAL.Component(ICAL.parse(raw(both)))
  const entry = calendar.getFirstSubcomponent('vevent') ?? undefined
  const read = new ICAL.Event(entry)
  expect(read.summary).toBe('Boda de Ana y Luis')
  expect(read.description.split('\n').slice(0, 3)).toEqual([
    'Ceremonia: 18:30 · San Nicolás',
    'Recepción: 20:30 · La Finca',
    'Utrera',
  ])
  expect(read.location).toBe('San Nicolás')
  expect(read.sequence).toBe(4)
  expect(read.startDate.toJSDate().toISOString()).toBe('2027-06-12T16:30:00.000Z')
  expect(entry?.getFirstPropertyValue('dtstamp')?.toString()).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  const known = ['version', 'prodid', 'calscale', 'method']
  expect(calendar.getAllProperties().filter(({ name }) => !known.includes(name))).toEqual([])
  expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe('Europe/Madrid')
})
