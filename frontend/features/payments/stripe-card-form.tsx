import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type FormEvent, useMemo, useState } from 'react'
import type { PaymentIntentCreated } from '../../../domain/calls/payments.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.ts'
import { theme } from '../../ui/theme.ts'
import { toast } from '../../ui/use-toasts.ts'
import { returnUrl } from './payment-return.ts'
import { refusalText } from './refusal-text.ts'

type Props = { intent: PaymentIntentCreated; publishableKey: string; payText: string }

/** The card provider's form; it redirects to /payment-success after a successful payment. */
export default function StripeCardForm({ intent, publishableKey, payText }: Props) {
  const stripe = useMemo(() => loadStripe(publishableKey), [publishableKey])
  return (
    <Elements
      stripe={stripe}
      options={{
        clientSecret: intent.clientSecret,
        locale: 'es',
        appearance: {
          theme: 'flat',
          variables: {
            colorPrimary: theme.color.sageDeep,
            colorBackground: theme.color.sheet,
            colorText: theme.color.ink,
            colorDanger: theme.color.wine,
            fontFamily: 'Jost, system-ui, sans-serif',
            borderRadius: theme.radius.paper,
          },
        },
      }}
    >
      <CardFields eventId={intent.eventId} payText={payText} />
    </Elements>
  )
}

function CardFields({ eventId, payText }: { eventId: string; payText: string }) {
  const stripe = useStripe()
  const elements = useElements()
  const [isPaying, setPaying] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function pay(event: FormEvent) {
    event.preventDefault()
    if (!stripe || !elements) return
    setPaying(true)
    const { error } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: returnUrl(eventId) },
    })
    // Only reached when the payment failed; otherwise the browser has been redirected.
    const message = error.message ?? refusalText()
    setRefusal(message)
    toast({ title: 'Error en el pago', description: message, tone: 'destructive' })
    setPaying(false)
  }

  return (
    <Stack as="form" $gap={3} onSubmit={(event) => void pay(event)}>
      <PaymentElement />
      {refusal && (
        <Banner tone="bad" title="Error en el pago">
          {refusal}
        </Banner>
      )}
      <Button type="submit" wide disabled={!stripe} busy={isPaying} busyText="Procesando...">
        {payText}
      </Button>
    </Stack>
  )
}
