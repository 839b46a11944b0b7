import { useState } from 'react'
import { ThemeProvider } from 'styled-components'
import type { Invitation } from '../../domain/calls/invitations.ts'
import { AnswerSection } from '../features/rsvp/answer-section.tsx'
import { CalendarLinks } from '../invitation/parts/calendar.tsx'
import { calendarLinksOf } from '../lib/guest-links.ts'
import { PageData } from '../lib/page-data.ts'
import { theme } from '../ui/theme.ts'
import { ErrorBoundary } from './error-boundary.tsx'

/** The data that a guest's page was rendered with, by GET path; null where there is no such invitation. */
export type InvitationData = Record<string, Invitation | null>

/**
 * The answer to an invitation: the only part of a guest's page that runs in the browser, a root of its own inside the
 * card. The card around it is the server's HTML.
 */
export function AnswerApp({ data, invitation: found }: { data: InvitationData; invitation: Invitation }) {
  const [invitation, setInvitation] = useState(found)
  const [path = ''] = Object.keys(data)
  return (
    <PageData value={data}>
      <ThemeProvider theme={theme}>
        <CalendarLinks value={calendarLinksOf(path, invitation)}>
          <ErrorBoundary>
            <AnswerSection
              invitation={invitation}
              onAnswered={(guest) => setInvitation({ ...invitation, guest, reopened: undefined })}
            />
          </ErrorBoundary>
        </CalendarLinks>
      </ThemeProvider>
    </PageData>
  )
}
