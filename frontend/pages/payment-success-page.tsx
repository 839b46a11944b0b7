import styled from 'styled-components'
import { paymentUnfinished } from '../../domain/failures.ts'
import { SealedEnvelope } from '../features/accounts/sealed-envelope.tsx'
import { usePaymentReturn } from '../features/payments/use-payment-return.ts'
import { Head } from '../lib/head.tsx'
import { Container } from '../ui/card.tsx'
import { Failure } from '../ui/failure.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Loading } from '../ui/spinner.tsx'
import { space } from '../ui/theme.ts'

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
  const { eventId, isRefused, outcome } = usePaymentReturn()
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
