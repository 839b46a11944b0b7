import { ThemeProvider } from 'styled-components'
import { PageData } from '../lib/page-data.ts'
import GuestInvitationPage from '../pages/guest-invitation-page.tsx'
import { GlobalStyle } from '../ui/global-style.tsx'
import { theme } from '../ui/theme.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Notices } from './notices.tsx'

/** The guest's page, alone: one screen with the data it came with needs neither router nor SWR, and must be light. */
export function InvitationApp({ fallback }: { fallback: Record<string, unknown> }) {
  return (
    <PageData value={fallback}>
      <ThemeProvider theme={theme}>
        <GlobalStyle />
        <ErrorBoundary>
          <GuestInvitationPage />
        </ErrorBoundary>
        <Notices />
      </ThemeProvider>
    </PageData>
  )
}
