import { expect, test } from 'vitest'
import { dayOf, isDeadlineBefore, isPastDay, pastDateQuestion } from './dates.ts'

const now = new Date('2031-06-12T22:30:00Z')
const madrid = 'Europe/Madrid'

test('a day is over when it is over where the event is', () => {
  expect(dayOf(now, madrid)).toBe('2031-06-13')
  expect(isPastDay('2031-06-12', madrid, now)).toBe(true)
  expect(isPastDay('2031-06-12', 'America/Mexico_City', now)).toBe(false)
  expect(isPastDay('2031-06-13T00:00:00.000Z', madrid, now)).toBe(false)
})

test('the deadline stands before the event', () => {
  expect(isDeadlineBefore('2031-06-11', '2031-06-12')).toBe(true)
  expect(isDeadlineBefore('2031-06-12', '2031-06-12')).toBe(false)
  expect(isDeadlineBefore(null, '2031-06-12')).toBe(true)
  expect(isDeadlineBefore('', '2031-06-12')).toBe(true)
})

test('past dates are asked about on edit, the event’s first, and only those that were changed', () => {
  const past = { eventDate: '2020-01-01', rsvpDeadline: '2019-01-01' }
  expect(pastDateQuestion(past, madrid, now)?.title).toBe('¿La fecha del evento ya ha pasado?')
  expect(pastDateQuestion({ rsvpDeadline: '2019-01-01' }, madrid, now)?.title).toBe(
    '¿La fecha límite ya ha pasado?',
  )
  expect(pastDateQuestion({ eventDate: '2031-06-13', rsvpDeadline: '' }, madrid, now)).toBeNull()
  expect(pastDateQuestion({}, madrid, now)).toBeNull()
})
