import { useMemo, useState } from 'react'
import styled from 'styled-components'
import { useSWRConfig } from 'swr'
import { findConfig } from '../../../domain/calls/config.ts'
import { pathOf } from '../../../domain/calls/define-call.ts'
import type { OwnedEvent } from '../../../domain/calls/events.ts'
import type { OwnedGuest } from '../../../domain/calls/guests.ts'
import { listCampaigns, remind, type SendAccepted, sendInvitations } from '../../../domain/calls/messaging.ts'
import type { CampaignKind } from '../../../domain/sending/campaign-kind.ts'
import { type Method, methods } from '../../../domain/sending/channel.ts'
import { api, failureText } from '../../lib/api.ts'
import { countText } from '../../lib/count-text.ts'
import { useCall } from '../../lib/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { CardTitle } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Hint } from '../../ui/field.tsx'
import { Sheet } from '../../ui/layout.ts'
import { space } from '../../ui/theme.ts'
import { toast } from '../../ui/use-toasts.ts'
import { MethodChoice, methodPhrases } from './method-choice.tsx'
import { acceptedText, audienceOf, restText, sendLabel } from './send-rules.ts'

const Accepted = styled.p`
  padding-left: ${space(1.5)};
  border-left: 2px solid ${({ theme }) => theme.color.accentDeep};
`

const words = {
  invitation: {
    title: 'Enviar invitaciones',
    lead: 'A quien aún no la ha recibido. Repetirlo no se la envía dos veces a nadie.',
    none: 'Todos los pendientes a los que podemos escribir tienen ya su invitación o la tienen en camino.',
    accepted: 'Invitaciones en camino',
    failure: 'Error al enviar invitaciones',
    confirm: 'Cada uno recibirá el enlace de su invitación.',
  },
  reminder: {
    title: 'Enviar recordatorios',
    lead: 'A quien fue invitado y no ha contestado. Como mucho, uno cada tres días.',
    none: 'Nadie necesita un recordatorio ahora.',
    accepted: 'Recordatorios en camino',
    failure: 'Error al enviar recordatorios',
    confirm: 'Les recordaremos que aún no han contestado, con su enlace.',
  },
} as const satisfies Record<CampaignKind, Record<string, string>>

const calls = { invitation: sendInvitations, reminder: remind } as const

/** `guests` is the whole list; null while a part of it is still coming, since nobody can be counted by then. */
type Props = { event: OwnedEvent; guests: readonly OwnedGuest[] | null; kind: CampaignKind }

/** The card that sends one kind of campaign: method, audience, result. */
export function SendCard({ event, guests, kind }: Props) {
  const [method, setMethod] = useState<Method>('email')
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)
  const [accepted, setAccepted] = useState<SendAccepted | null>(null)
  const { data: config } = useCall(findConfig, {})
  const { mutate } = useSWRConfig()
  const audience = useMemo(() => audienceOf(guests ?? [], kind, method), [guests, kind, method])
  const label = guests ? sendLabel(kind, audience) : 'Contando a los invitados…'
  const text = words[kind]
  const reaches = audience.ready
  const hasWhatsapp = event.planType === 'grand_soiree'
  const reachesNobody = useMemo(
    () =>
      guests !== null &&
      (hasWhatsapp ? methods : (['email'] as const)).every((one) => {
        const { ready, failed, resting } = audienceOf(guests, kind, one)
        return ready + failed + resting === 0
      }),
    [guests, kind, hasWhatsapp],
  )

  async function send() {
    setSending(true)
    try {
      const answer = await api.send(calls[kind], { params: { eventId: event.id }, payload: { method } })
      setAccepted(answer)
      toast({
        title: answer.totalPendingGuests > 0 ? text.accepted : 'Nada que enviar',
        description: acceptedText(kind, answer),
      })
      // The guests' rows follow by SSE.
      void mutate(pathOf(listCampaigns, { params: { eventId: event.id } }))
    } catch (error) {
      toast({ title: text.failure, description: failureText(error), tone: 'destructive' })
    }
    setSending(false)
    setAsking(false)
  }

  return (
    <Sheet $gap={2} aria-label={text.title}>
      <CardTitle>{text.title}</CardTitle>
      <p>{reachesNobody ? text.none : text.lead}</p>
      {!reachesNobody && (
        <>
          <MethodChoice
            method={method}
            onMethod={setMethod}
            hasWhatsapp={hasWhatsapp}
            sandbox={config?.whatsappSandbox ?? null}
          />
          <Button disabled={reaches === 0} busy={isSending} onClick={() => setAsking(true)}>
            {label}
          </Button>
        </>
      )}
      {audience.restsUntil !== null && (
        <Hint>
          {countText(audience.resting, 'invitado tiene', 'invitados tienen')} un mensaje nuestro de hace poco.
          Podrás recordar {restText(audience.restsUntil, event.timezone)}.
        </Hint>
      )}
      {audience.refused > 0 && (
        <Hint>
          {countText(audience.refused, 'pendiente no quiere', 'pendientes no quieren')} más emails: copia su
          enlace en la lista.
        </Hint>
      )}
      {audience.failed > 0 && (
        <Hint>
          {kind === 'reminder'
            ? countText(audience.failed, 'dirección no funciona', 'direcciones no funcionan')
            : countText(audience.failed, 'invitación no llegó', 'invitaciones no llegaron')}
          : corrige la dirección y vuelve a enviar.
        </Hint>
      )}
      {audience.withoutAddress > 0 && (
        <Hint>
          {countText(audience.withoutAddress, 'pendiente no tiene', 'pendientes no tienen')}{' '}
          {{ email: 'email', whatsapp: 'teléfono', both: 'email ni teléfono' }[method]}: copia su enlace en la
          lista.
        </Hint>
      )}
      {accepted && <Accepted role="status">{acceptedText(kind, accepted)}</Accepted>}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`¿${label}?`}
        description={`Por ${methodPhrases[method]}, a ${countText(reaches, 'invitado', 'invitados')}. ${text.confirm}`}
        confirmText={label}
        busy={isSending}
        onConfirm={() => void send()}
      />
    </Sheet>
  )
}
