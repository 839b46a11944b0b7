import { expect, test } from 'vitest'
import { servedCalls } from '../served-calls.ts'
import { calls } from './calls.ts'

test('every call of the router has a generator here, and every generator a call', () => {
  const { 'GET a page': _pages, ...generated } = calls
  const served = servedCalls().map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(generated).sort()).toEqual(served.sort())
})
