import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { pathOf } from '../../../domain/calls/define-call.ts'
import { findEvent } from '../../../domain/calls/events.ts'
import type { PaymentConfirmed } from '../../../domain/calls/payments.ts'
import { toast } from '../../ui/use-toasts.ts'
import { confirmOnce } from './confirm-once.ts'

/**
 * Confirms the payment that the card provider's redirect names. `outcome` is null while that lasts; who comes without a
 * payment is led home.
 */
export function usePaymentReturn() {
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

  return { eventId, isRefused, outcome }
}
