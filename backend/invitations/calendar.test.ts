import ICAL from 'ical.js'
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
/** The start and offset of each observance of the time zone. */
const zoneOf = (fields: Fields) =>
  linesOf(fields)
    .filter((one) => /^(BEGIN:(STANDARD|DAYLIGHT)|DTSTART:|TZOFFSETFROM|TZOFFSETTO)/.test(one))
    .join(' ')

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
    'BEGIN:STANDARD',
    'BEGIN:DAYLIGHT',
    'BEGIN:STANDARD',
    'BEGIN:VEVENT',
  ])
  expect(line(fields, 'SUMMARY')).toBe('SUMMARY:Ana\\, LuisÑoño\\, «3»\\; a\\\\b BEGIN:VALARM 💍')
  expect(line(fields, 'LOCATION')).toContain('Ñoño\\, «3»\\; a\\\\b\\nBEGIN:VALARM 💍ááá')
})

test('the file brings the zone it names, with the clock’s changes around the day', () => {
  const summer = { eventDate: '2027-06-12T16:30:00Z' }
  expect(line(summer, 'TZID')).toBe('TZID:Europe/Madrid')
  expect(zoneOf(summer)).toBe(
    'BEGIN:STANDARD DTSTART:20261025T030000 TZOFFSETFROM:+0200 TZOFFSETTO:+0100 ' +
      'BEGIN:DAYLIGHT DTSTART:20270328T020000 TZOFFSETFROM:+0100 TZOFFSETTO:+0200 ' +
      'BEGIN:STANDARD DTSTART:20271031T030000 TZOFFSETFROM:+0200 TZOFFSETTO:+0100',
  )
})

test('a zone whose clocks never change is one observance', () => {
  expect(zoneOf({ timezone: 'America/Caracas' })).toBe(
    'BEGIN:STANDARD DTSTART:19700101T000000 TZOFFSETFROM:-0400 TZOFFSETTO:-0400',
  )
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
