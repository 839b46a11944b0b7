import { useState } from 'react'
import type { CampaignSummary } from '../../../domain/calls/messaging.ts'
import { countText } from '../../lib/count-text.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Row } from '../../ui/layout.ts'
import { sentAndUnsent } from './progress-of.ts'
import { cancelText } from './send-texts.ts'
import { useSteerCampaign } from './use-steer-campaign.ts'

type Question = 'cancel' | 'resend' | null
type Props = { eventId: string; campaign: CampaignSummary }

/** The owner's controls of a campaign: pause, resume, cancel, and resend unknown messages. */
export function CampaignControls({ eventId, campaign }: Props) {
  const [asking, setAsking] = useState<Question>(null)
  const { pausedAt, cancelledAt, finishedAt, resendable } = campaign
  const { isBusy, pause, resume, cancel, resend } = useSteerCampaign(eventId, campaign.id, () =>
    setAsking(null),
  )
  const isOpen = finishedAt === null && cancelledAt === null

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
