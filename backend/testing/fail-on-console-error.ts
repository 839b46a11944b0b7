import { afterEach, beforeEach, expect, vi } from 'vitest'

// React and Node report real mistakes through console.error: nobody may miss them.
const spy = vi.spyOn(console, 'error')
beforeEach(() => {
  spy.mockClear()
})
afterEach(() => {
  expect(spy.mock.calls, 'console.error was called').toEqual([])
})
