import { type RenderHookResult, renderHook } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { ThemeProvider } from 'styled-components'
import { SWRConfig } from 'swr'
import { initCache } from 'swr/_internal'
import { swrDefaults } from '../lib/swr.ts'
import { theme } from '../ui/theme.ts'

/** A page of the house, with a cache of its own: nothing that another test fetched is known. */
export function Page({ children }: { children: ReactNode }) {
  const [config] = useState(() => {
    // Not through `provider`: that cache ends before the hooks of the page do.
    const [cache, mutate] = initCache(new Map()) ?? []
    return { ...swrDefaults, cache, mutate }
  })
  return (
    <SWRConfig value={config}>
      <ThemeProvider theme={theme}>
        <MemoryRouter>{children}</MemoryRouter>
      </ThemeProvider>
    </SWRConfig>
  )
}

/** What a hook gives to a screen of such a page; hooks that share what was fetched are called in one. */
export const onPage = <Given,>(useHook: () => Given): RenderHookResult<Given, unknown> =>
  renderHook(useHook, { wrapper: Page })
