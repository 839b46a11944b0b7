import { askService, listServiceRequests, type ServiceRequest } from '../../../domain/calls/concierge.ts'
import { api } from '../../lib/api.ts'
import { useCall } from '../../lib/use-call.ts'

/** The couple's requests to our staff, newest first, and the call that sends one. */
export function useServiceRequests(eventId: string) {
  const params = { eventId }
  const { data: asked, mutate } = useCall(listServiceRequests, { params })
  const ask = async (request: ServiceRequest) => {
    await mutate(await api.send(askService, { params, payload: request }), { revalidate: false })
  }
  return { asked: asked ?? [], ask }
}
