import type { Invitation } from '../../domain/calls/invitations.ts'

/** The address of a guest's page, by the path its data came from. */
export const pageAddressOf = (path: string): string => path.replace('/api/invitations', '/invite')

/** The page of an invitation; with `preview` as the token, the one that everybody may see. */
export const invitationPath = (slug: string, token: string): string => `/invite/${slug}/${token}`

/** Where a guest's page finds the event for calendars. */
export const calendarLinksOf = (path: string, { event }: Invitation) => ({
  file: `${pageAddressOf(path)}/calendar.ics`,
  google: event.googleCalendarUrl,
})
