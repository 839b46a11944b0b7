import { findStatistics } from '../../../domain/calls/statistics.ts'
import { useCall } from '../../lib/use-call.ts'

/** An event's statistics, live. */
export const useStatistics = (eventId: string) => useCall(findStatistics, { params: { eventId } })
