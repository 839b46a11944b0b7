import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { pathOf } from '../../../domain/calls/define-call.ts'
import {
  cancelCampaign,
  listCampaigns,
  pauseCampaign,
  resendUnknown,
  resumeCampaign,
} from '../../../domain/calls/messaging.ts'
import { api, failureText } from '../../lib/api.ts'
import { countText } from '../../lib/count-text.ts'
import { toast } from '../../ui/use-toasts.ts'
import { cancelText } from './send-texts.ts'

/**
 * Pauses, resumes and cancels a campaign and resends its unknown messages; each says in a toast what came of it.
 * `onDone` is called after each, also when it failed.
 */
export function useSteerCampaign(eventId: string, id: string, onDone: () => void) {
  const [isBusy, setBusy] = useState(false)
  const { mutate } = useSWRConfig()

  async function act(work: () => Promise<{ title: string; description?: string }>, failure: string) {
    setBusy(true)
    try {
      toast(await work())
    } catch (error) {
      toast({ title: failure, description: failureText(error), tone: 'destructive' })
    }
    // The guests' rows follow by SSE.
    void mutate(pathOf(listCampaigns, { params: { eventId } }))
    setBusy(false)
    onDone()
  }
  const pause = () =>
    act(async () => {
      await api.send(pauseCampaign, { params: { id } })
      return { title: 'Envío en pausa', description: 'No saldrá nada más hasta que lo reanudes.' }
    }, 'No se ha podido pausar')
  const resume = () =>
    act(async () => {
      await api.send(resumeCampaign, { params: { id } })
      return { title: 'Envío reanudado' }
    }, 'No se ha podido reanudar')
  const cancel = () =>
    act(async () => {
      const { left, cancelled } = await api.send(cancelCampaign, { params: { id } })
      return { title: 'Envío cancelado', description: cancelText(left, cancelled, 'past') }
    }, 'No se ha podido cancelar')
  const resend = () =>
    act(async () => {
      const params = { eventId, campaignId: id }
      const { totalPendingGuests } = await api.send(resendUnknown, { params, payload: {} })
      return {
        title: totalPendingGuests > 0 ? 'Mensajes en camino' : 'Nada que enviar',
        description: `${countText(totalPendingGuests, 'invitado', 'invitados')}.`,
      }
    }, 'No se ha podido volver a enviar')

  return { isBusy, pause, resume, cancel, resend }
}
