import type { Invitation } from '../../domain/calls/invitations.ts'

/** The address of a guest's page, by the path its data came from. */
export const pageAddressOf = (path: string): string => path.replace('/api/invitations', '/invite')

/** Where a guest's page finds the event for calendars. */
export const calendarLinksOf = (path: string, { event }: Invitation) => ({
  file: `${pageAddressOf(path)}/calendar.ics`,
  google: event.googleCalendarUrl,
})
