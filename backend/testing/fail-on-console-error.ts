import { afterEach, beforeEach, expect, vi } from 'vitest'

// React and Node report mistakes through console.error: they must fail the test.
const spy = vi.spyOn(console, 'error')
beforeEach(() => {
  spy.mockClear()
})
afterEach(() => {
  expect(spy.mock.calls, 'console.error was called').toEqual([])
})
