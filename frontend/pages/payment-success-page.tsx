import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { useSWRConfig } from 'swr'
import { pathOf } from '../../domain/calls/define-call.ts'
import { findEvent } from '../../domain/calls/events.ts'
import type { PaymentConfirmed } from '../../domain/calls/payments.ts'
import { paymentUnfinished } from '../../domain/failures.ts'
import { SealedEnvelope } from '../features/accounts/sealed-envelope.tsx'
import { confirmOnce } from '../features/payments/confirm-once.ts'
import { Head } from '../lib/head.tsx'
import { Container } from '../ui/card.tsx'
import { Failure } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Loading } from '../ui/spinner.tsx'
import { space } from '../ui/theme.ts'
import { toast } from '../ui/use-toasts.ts'

const Place = styled.main`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(2)};
  min-height: 80dvh;
  text-align: center;
  & > svg { width: min(100%, 280px); height: auto; }
  & > h1 { font-size: ${({ theme }) => theme.size.displayLarge}; }
  & > p { max-width: 46ch; color: ${({ theme }) => theme.color.inkSoft}; }
`

export default function PaymentSuccessPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  const [outcome, setOutcome] = useState<PaymentConfirmed | 'failed' | null>(null)
  const paymentIntentId = search.get('payment_intent')
  const eventId = search.get('eventId')
  const isBack = search.get('redirect_status') === 'succeeded' && paymentIntentId !== null
  // The bank declined, for example in 3-D Secure: keep the link to the dashboard.
  const isRefused = search.get('redirect_status') === 'failed' && eventId !== null

  useEffect(() => {
    if (isRefused) return
    if (!isBack) {
      if (search.get('redirect_status') === 'failed')
        toast({
          title: 'Error en el pago',
          description: 'Tu banco no ha autorizado el pago. Puedes volver a intentarlo desde tu panel.',
          tone: 'destructive',
        })
      navigate('/', { replace: true })
      return
    }
    if (!eventId) {
      toast({
        title: 'No se pudo identificar el evento. Por favor, vuelve al dashboard.',
        tone: 'destructive',
      })
      navigate('/', { replace: true })
      return
    }
    let isHere = true
    confirmOnce(paymentIntentId, eventId).then(
      (confirmed) => {
        if (!isHere) return
        setOutcome(confirmed)
        void mutate(pathOf(findEvent, { params: { eventId } }))
        if (confirmed.isPaid) toast({ title: 'Pago completado' })
      },
      () => {
        if (!isHere) return
        setOutcome('failed')
        toast({
          title: 'Error al confirmar el pago',
          description: 'Por favor contacta con soporte.',
          tone: 'destructive',
        })
      },
    )
    return () => {
      isHere = false
    }
  }, [isBack, isRefused, search, paymentIntentId, eventId, navigate, mutate])

  return (
    <>
      <Head title="Pago · Velada" />
      <Container>
        {isRefused ? (
          <Failure
            title={paymentUnfinished}
            action={<LinkButton to={`/dashboard/${eventId}`}>Volver al panel y probar de nuevo</LinkButton>}
          >
            Tu banco no lo ha autorizado y no se ha cobrado nada. Puedes intentarlo otra vez, o con otra
            tarjeta.
          </Failure>
        ) : outcome === null ? (
          <Loading tall />
        ) : outcome === 'failed' ? (
          <Failure
            title="Error al confirmar el pago"
            action={eventId && <LinkButton to={`/dashboard/${eventId}`}>Volver al panel</LinkButton>}
          >
            Por favor contacta con soporte.
          </Failure>
        ) : (
          <Place>
            <SealedEnvelope />
            <h1>{outcome.isPaid ? 'Pago completado' : 'Estamos confirmando tu pago'}</h1>
            <p>
              {outcome.isPaid
                ? 'Tu evento está activo. Ya puedes importar tu lista y enviar las invitaciones; el recibo va de camino a tu correo.'
                : 'Tu banco aún lo está procesando. En cuanto lo confirme, tu evento se activará solo y te llegará el recibo.'}
            </p>
            <LinkButton to={`/dashboard/${outcome.eventId}`}>Ir a mi panel</LinkButton>
          </Place>
        )}
      </Container>
    </>
  )
}
