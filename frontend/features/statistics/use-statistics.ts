import useSWR from 'swr'
import type { EventStatistics } from '../../../domain/calls/statistics.ts'

/** An event's statistics, live. */
export const useStatistics = (eventId: string) =>
  useSWR<EventStatistics, Error>(`/api/events/${eventId}/stats`)
