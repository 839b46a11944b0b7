import { beforeEach, expect, test } from 'vitest'
import { storeConsent, storedConsent } from './consent.ts'

const items = new Map<string, string>()
const storage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
} as Storage

beforeEach(() => items.clear())

test('a choice is kept with its date as an ISO instant', () => {
  storeConsent('rejected', storage, new Date('2026-11-21T09:00:00Z'))
  expect(storedConsent(storage)).toEqual({ choice: 'rejected', date: '2026-11-21T09:00:00.000Z' })
})

test('nothing stored, or something unreadable, is no choice', () => {
  expect(storedConsent(storage)).toBeNull()
  storage.setItem('cookie-consent', '{"choice":"maybe","date":"2026-11-21T09:00:00.000Z"}')
  expect(storedConsent(storage)).toBeNull()
  storage.setItem('cookie-consent', 'accepted')
  expect(storedConsent(storage)).toBeNull()
})
