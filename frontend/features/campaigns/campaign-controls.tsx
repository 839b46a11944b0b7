import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { pathOf } from '../../../domain/calls/define-call.ts'
import {
  type CampaignSummary,
  cancelCampaign,
  listCampaigns,
  pauseCampaign,
  resendUnknown,
  resumeCampaign,
} from '../../../domain/calls/messaging.ts'
import { api, failureText } from '../../lib/api.ts'
import { countText } from '../../lib/count-text.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Row } from '../../ui/layout.ts'
import { toast } from '../../ui/use-toasts.ts'
import { cancelText, sentAndUnsent } from './send-rules.ts'

type Question = 'cancel' | 'resend' | null
type Props = { eventId: string; campaign: CampaignSummary }

/** The owner's controls of a campaign: pause, resume, cancel, and resend unknown messages. */
export function CampaignControls({ eventId, campaign }: Props) {
  const [asking, setAsking] = useState<Question>(null)
  const [isBusy, setBusy] = useState(false)
  const { mutate } = useSWRConfig()
  const { id, pausedAt, cancelledAt, finishedAt, resendable } = campaign
  const isOpen = finishedAt === null && cancelledAt === null

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
    setAsking(null)
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

  if (!isOpen && resendable === 0) return null
  const { left, waiting } = sentAndUnsent(campaign)
  const people = countText(resendable, 'mensaje', 'mensajes')
  return (
    <Row $gap={1}>
      {isOpen && (
        <>
          <Button tone="secondary" small busy={isBusy} onClick={() => void (pausedAt ? resume() : pause())}>
            {pausedAt ? 'Reanudar' : 'Pausar'}
          </Button>
          <Button tone="danger" small disabled={isBusy} onClick={() => setAsking('cancel')}>
            Cancelar envío
          </Button>
        </>
      )}
      {resendable > 0 && (
        <Button tone="secondary" small disabled={isBusy} onClick={() => setAsking('resend')}>
          Volver a enviar {people} sin confirmar
        </Button>
      )}
      <ConfirmDialog
        open={asking === 'cancel'}
        onOpenChange={(open) => !open && setAsking(null)}
        title="¿Cancelar este envío?"
        description={`${cancelText(left, waiting, 'future')} Los que ya han salido no se pueden recuperar.`}
        confirmText="Cancelar envío"
        cancelText="Seguir enviando"
        danger
        busy={isBusy}
        onConfirm={() => void cancel()}
      />
      <ConfirmDialog
        open={asking === 'resend'}
        onOpenChange={(open) => !open && setAsking(null)}
        title={`¿Volver a enviar ${people}?`}
        description={
          resendable === 1
            ? 'El servicio no nos dijo si llegó. Si llegó, esa persona lo recibirá dos veces.'
            : 'El servicio no nos dijo si llegaron. Quien ya lo tenga lo recibirá dos veces.'
        }
        confirmText="Volver a enviar"
        busy={isBusy}
        onConfirm={() => void resend()}
      />
    </Row>
  )
}
