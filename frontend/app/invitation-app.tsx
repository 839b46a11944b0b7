import { ThemeProvider } from 'styled-components'
import { PageData } from '../lib/page-data.ts'
import GuestInvitationPage from '../pages/guest-invitation-page.tsx'
import { GlobalStyle } from '../ui/global-style.tsx'
import { theme } from '../ui/theme.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Toasts } from './toasts.tsx'

/** The guest's page without router and SWR, to keep it small: one screen with its server data. */
export function InvitationApp({ fallback }: { fallback: Record<string, unknown> }) {
  return (
    <PageData value={fallback}>
      <ThemeProvider theme={theme}>
        <GlobalStyle />
        <ErrorBoundary>
          <GuestInvitationPage />
        </ErrorBoundary>
        <Toasts />
      </ThemeProvider>
    </PageData>
  )
}
