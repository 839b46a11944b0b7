import useSWR from 'swr'
import type { AskedService, ServiceRequest } from '../../../domain/calls/concierge.ts'
import { api } from '../../lib/api.ts'

/** The couple's requests to our staff, newest first, and the call that sends one. */
export function useServiceRequests(eventId: string) {
  const key = `/api/events/${eventId}/service-requests`
  const { data: asked, mutate } = useSWR<AskedService[]>(key)
  const ask = async (request: ServiceRequest) => {
    await mutate(await api.post<AskedService[]>(key, request), { revalidate: false })
  }
  return { asked: asked ?? [], ask }
}
