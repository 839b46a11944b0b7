import { lazy, Suspense, useEffect, useState } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { ThemeProvider } from 'styled-components'
import { SWRConfig } from 'swr'
import { type PageKey, pageKeyOf } from '../../domain/pages.ts'
import { useNextStep } from '../features/wizard/next-step-store.ts'
import { swrDefaults } from '../lib/swr.ts'
import { GlobalStyle } from '../ui/global-style.tsx'
import { Loading } from '../ui/spinner.tsx'
import { theme } from '../ui/theme.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { PageBody } from './lazy-page.tsx'
import { Protected } from './protected.tsx'
import { routes } from './routes.ts'
import { ScrollToTop } from './scroll-to-top.tsx'
import { Toasts } from './toasts.tsx'

const NextStep = lazy(() =>
  import('../features/wizard/next-step.tsx').then(({ NextStep }) => ({ default: NextStep })),
)

// A tab opened from this one inherits its session storage.
const verifiedFrom: readonly PageKey[] = ['verifyEmail', 'dashboard', 'checkout']

/** After creating an invitation: the next step, shown over any screen until it is started. */
function WhatIsNext() {
  const isDue = useNextStep((store) => store.next !== null)
  const isBeingDone = verifiedFrom.includes(pageKeyOf(useLocation().pathname))
  useEffect(() => void useNextStep.persist.rehydrate(), [])
  useEffect(() => {
    if (isBeingDone) useNextStep.getState().dismiss()
  }, [isBeingDone])
  return isDue ? (
    <Suspense fallback={null}>
      <NextStep />
    </Suspense>
  ) : null
}

const CookieBanner = lazy(() =>
  import('../features/cookie-consent/cookie-banner.tsx').then(({ CookieBanner }) => ({
    default: CookieBanner,
  })),
)

/** Not on a guest's invitation, whose only cookie proves its own link. */
function Cookies() {
  const [isInBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  return isInBrowser ? (
    <Suspense fallback={null}>
      <CookieBanner />
    </Suspense>
  ) : null
}

function Screens() {
  const { pathname } = useLocation()
  return (
    <Suspense fallback={<Loading tall />}>
      <ErrorBoundary key={pathname}>
        <Routes>
          {routes.map(({ path, page, access }) => (
            <Route
              key={path}
              path={path}
              element={
                access === 'session' ? (
                  <Protected>
                    <PageBody page={page} />
                  </Protected>
                ) : (
                  <PageBody page={page} />
                )
              }
            />
          ))}
        </Routes>
      </ErrorBoundary>
      <ScrollToTop />
    </Suspense>
  )
}

/** The whole app below its router; `fallback` is the server's data, by GET path. */
export function App({ fallback }: { fallback: Record<string, unknown> }) {
  return (
    <SWRConfig value={{ ...swrDefaults, fallback }}>
      <ThemeProvider theme={theme}>
        <GlobalStyle />
        <Screens />
        <Toasts />
        <WhatIsNext />
        <Cookies />
      </ThemeProvider>
    </SWRConfig>
  )
}
