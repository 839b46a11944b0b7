import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { aGuest } from '../../../testing/samples.ts'
import { useNewAnswers } from './use-new-answers.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pending = [aGuest('Ana'), aGuest('Luis')]
const answering = (guests: OwnedGuest[], id: string): OwnedGuest[] =>
  guests.map((guest) =>
    guest.id === id ? { ...guest, status: 'confirmed', answeredAt: '2031-01-01T10:00:00Z' } : guest,
  )
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

function onList(guests: OwnedGuest[] | undefined) {
  const { result, rerender } = renderHook((shown: OwnedGuest[] | undefined) => useNewAnswers(shown), {
    initialProps: guests,
  })
  return { marked: () => [...result.current.ids], read: () => result.current.announcement, rerender }
}

test('the list that comes first marks nobody: its answers are not new', () => {
  const { marked, read, rerender } = onList(undefined)
  rerender(answering(pending, 'Ana'))
  expect([marked(), read()]).toEqual([[], ''])
})

test('an answer that comes while the page is open is marked for eight seconds, and read aloud', () => {
  const { marked, read, rerender } = onList(pending)
  rerender(answering(pending, 'Ana'))
  expect([marked(), read()]).toEqual([['Ana'], 'Ana: asistirá.'])
  pass(7_900)
  expect(marked()).toEqual(['Ana'])
  pass(200)
  expect([marked(), read()]).toEqual([[], ''])
})

test('each answer is marked for its own eight seconds, however many follow', () => {
  const { marked, read, rerender } = onList(pending)
  const first = answering(pending, 'Ana')
  rerender(first)
  pass(5_000)
  rerender(answering(first, 'Luis'))
  expect([marked(), read()]).toEqual([['Ana', 'Luis'], 'Luis: asistirá.'])
  pass(4_000)
  expect(marked()).toEqual(['Luis'])
  pass(5_000)
  expect(marked()).toEqual([])
})

test('a message that was delivered marks nobody', () => {
  const { marked, rerender } = onList(pending)
  rerender(pending.map((guest) => ({ ...guest, lastReminderSent: '2031-01-01T10:00:00Z' })))
  expect(marked()).toEqual([])
})
