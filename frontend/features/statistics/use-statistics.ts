import useSWR from 'swr'
import type { EventStatistics } from '../../../domain/calls/statistics.ts'

/** An event's figures as the server counts them; kept true by SSE. */
export const useStatistics = (eventId: string) =>
  useSWR<EventStatistics, Error>(`/api/events/${eventId}/stats`)
