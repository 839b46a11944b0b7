import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { useSWRConfig } from 'swr'
import { eraseAccount, eraseEvent } from '../../../domain/calls/erasure.ts'
import type { OwnedEvent } from '../../../domain/calls/events.ts'
import { api } from '../../lib/api.ts'
import { currentEvent } from '../../lib/current-event.ts'
import { Button } from '../../ui/button.tsx'
import { Row } from '../../ui/layout.ts'
import { space } from '../../ui/theme.ts'
import { toast } from '../../ui/use-toasts.ts'
import { ErasureDialog } from './erasure-dialog.tsx'

const Section = styled.section`
  display: grid;
  gap: ${space(2)};
  margin-top: ${space(6)};
  padding-top: ${space(3)};
  border-top: 1px solid ${({ theme }) => theme.color.mist};
  & h2 { font-size: ${({ theme }) => theme.size.displaySmall}; }
  & p { max-width: 62ch; color: ${({ theme }) => theme.color.inkSoft}; }
`
const words = {
  event: {
    title: '¿Eliminar este evento?',
    description:
      'Se borran para siempre la invitación, la lista de invitados, sus respuestas, los mensajes y las fotos. Los enlaces que enviaste dejan de funcionar. Los datos del pago se conservan 6 años, como pide la ley, sin tu nombre. No se devuelve el importe.',
    button: 'Eliminar el evento',
    done: 'Evento eliminado',
  },
  account: {
    title: '¿Eliminar tu cuenta?',
    description:
      'Se borran para siempre tu cuenta y todos tus eventos, con sus invitados, respuestas, mensajes y fotos. Se cierran tus sesiones en todos los dispositivos. Los datos de los pagos se conservan 6 años, como pide la ley, sin tu nombre.',
    button: 'Eliminar la cuenta',
    done: 'Cuenta eliminada',
  },
} as const

type What = keyof typeof words

/** Erases the event, or the whole account. The guest list can be downloaded first, above. */
export function ErasureSection({ event }: { event: OwnedEvent }) {
  const [asking, setAsking] = useState<What | null>(null)
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()

  async function erase(what: What, password: string) {
    const payload = { password }
    if (what === 'event') await api.send(eraseEvent, { params: { eventId: event.id }, payload })
    else await api.send(eraseAccount, { payload })
    currentEvent.forget()
    navigate('/', { replace: true })
    await mutate(() => true, undefined, { revalidate: false })
    toast({ title: words[what].done })
  }

  return (
    <Section aria-labelledby="erasure-title">
      <h2 id="erasure-title">Eliminar</h2>
      <p>
        Exporta antes la lista de invitados si la vas a necesitar: lo que se elimina no se puede recuperar.
      </p>
      <Row $gap={1}>
        <Button tone="danger" small onClick={() => setAsking('event')}>
          Eliminar este evento
        </Button>
        <Button tone="quiet" small onClick={() => setAsking('account')}>
          Eliminar mi cuenta
        </Button>
      </Row>
      {asking && (
        <ErasureDialog
          {...words[asking]}
          onErase={(password) => erase(asking, password)}
          onClose={() => setAsking(null)}
        />
      )}
    </Section>
  )
}
