import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../entry-server.tsx'

const token = 'X_nqasz_exahyvEvK1IYR3Js5pJ91DROt8jjQwBTDSA'
afterEach(() => vi.restoreAllMocks())

test.each([
  `/invite/ana-y-leo/${token}%`,
  `/invite/ana-y-leo/${token}/%0d%0a`,
  `/invite/ana-y-leo/${token}%ff`,
  `/dashboard/${token}%`,
  `/%0d%0a/${token}`,
  `/login?token=${token}%`,
])('tokens are not printed by the router (%#)', async (url) => {
  const printed = (['log', 'info', 'warn', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => undefined),
  )
  await renderPage(url, {})
  expect(printed.flatMap(({ mock }) => mock.calls)).toEqual([])
})
