import { lazy, Suspense, useEffect } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { findConfig } from '../../domain/calls/config.ts'
import { findEvent } from '../../domain/calls/events.ts'
import { pageOf } from '../../domain/pages.ts'
import { type PurchasePlan, purchaseNames, purchasePlans } from '../../domain/payment/purchase-plans.ts'
import { useSession } from '../features/accounts/use-session.ts'
import { paidUrl } from '../features/payments/payment-return.ts'
import { PlanSummary } from '../features/payments/plan-summary.tsx'
import { priceText } from '../features/payments/plans.ts'
import { usePaymentIntent } from '../features/payments/use-payment-intent.ts'
import { failureText } from '../lib/api.ts'
import { currentEvent } from '../lib/current-event.ts'
import { Head } from '../lib/head.tsx'
import { useCall } from '../lib/use-call.ts'
import { Banner } from '../ui/banner.tsx'
import { Container } from '../ui/card.tsx'
import { columns } from '../ui/layout.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { Loading } from '../ui/spinner.tsx'
import { space } from '../ui/theme.ts'
import { toast } from '../ui/use-toasts.ts'
import { Wordmark } from '../ui/wordmark.tsx'

const StripeCardForm = lazy(() => import('../features/payments/stripe-card-form.tsx'))
/** Where the sandbox stands for the card provider; in production nobody loads it. */
const SandboxCardForm = lazy(() => import('../features/payments/sandbox/test-card-form.tsx'))

const Top = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding-block: ${space(1.5)};
  border-bottom: 1px solid ${({ theme }) => theme.color.mist};
`
const Main = styled.main`
  ${columns(5, 6)}
  gap: ${space(4, 6)};
  align-items: start;
  padding-block: ${space(5)} ${space(8)};
  & > h1 { grid-column: 1 / -1; font-size: ${({ theme }) => theme.size.displayLarge}; }
`
const Sheet = styled.section`
  display: grid;
  gap: ${space(3)};
  align-content: start;
  & > h2 { font-size: ${({ theme }) => theme.size.displaySmall}; }
`

const isPlan = (plan: string | undefined): plan is PurchasePlan =>
  purchasePlans.some((known) => known === plan)

/**
 * Only the document of /checkout has a content security policy that allows the card provider: arriving from another
 * page of the app (for example after the login) reloads it.
 */
function cameByItself(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return !entry || pageOf(new URL(entry.name).pathname).takesCards === true
}

export default function CheckoutPage() {
  const { planType } = useParams()
  if (!isPlan(planType)) return <Navigate to="/" replace />
  return (
    <>
      <Head title={`${purchaseNames[planType]} · Velada`} />
      <Checkout plan={planType} />
    </>
  )
}

function Checkout({ plan }: { plan: PurchasePlan }) {
  const eventId = useEventToPay()
  const isAlone = cameByItself()
  const { data: event } = useCall(findEvent, eventId ? { params: { eventId } } : null)
  useEffect(() => {
    if (!isAlone) location.reload()
  }, [isAlone])

  return (
    <Container>
      <Top>
        <Wordmark />
        {eventId && (
          <LinkButton tone="quiet" small style={{ marginRight: '-1rem' }} to={`/dashboard/${eventId}`}>
            Volver al panel
          </LinkButton>
        )}
      </Top>
      <Main>
        <h1>{plan === 'upgrade' ? 'Pasa a Grand Soirée' : 'Activa tu evento'}</h1>
        <PlanSummary plan={plan} eventName={event?.coupleNames} />
        <Sheet aria-label="Pago">
          <h2>Pago con tarjeta</h2>
          {isAlone && eventId ? (
            event?.isPaid && event.planType === 'essence' && plan === 'grand-soiree' ? (
              <UpgradeInstead />
            ) : (
              <CardForm plan={plan} eventId={eventId} />
            )
          ) : (
            <Loading />
          )}
        </Sheet>
      </Main>
    </Container>
  )
}

/** The event in the address, else the one opened last, which is then put in the address. */
function useEventToPay(): string | undefined {
  const { user } = useSession()
  const [search, setSearch] = useSearchParams()
  const named = search.get('eventId')
  const owned = (id: string | null) => user?.events.find((event) => event.id === id)?.id
  const eventId = owned(named) ?? owned(currentEvent.read()) ?? user?.id
  useEffect(() => {
    if (eventId && named !== eventId) setSearch({ eventId }, { replace: true })
  }, [eventId, named, setSearch])
  useEffect(() => {
    if (user && !eventId)
      toast({
        title: 'No se pudo identificar el evento. Por favor, vuelve al dashboard.',
        tone: 'destructive',
      })
  }, [user, eventId])
  return eventId
}

/** An event with Essence pays only the upgrade to Grand Soirée. */
function UpgradeInstead() {
  return (
    <Banner
      tone="waiting"
      title="Tu evento ya tiene el plan Essence"
      action={<LinkButton to="/checkout/upgrade">Pasar a Grand Soirée por {priceText('upgrade')}</LinkButton>}
    >
      Pagas solo la diferencia y todo lo que has hecho sigue como está.
    </Banner>
  )
}

function CardForm({ plan, eventId }: { plan: PurchasePlan; eventId: string }) {
  const { data: config, error: configError } = useCall(findConfig, {})
  const { intent, error: intentError } = usePaymentIntent(plan, eventId)
  const error = intentError ?? configError
  useEffect(() => {
    if (error)
      toast({ title: 'Error al inicializar pago', description: failureText(error), tone: 'destructive' })
  }, [error])

  if (error)
    return (
      <Banner
        tone="bad"
        title="Error al inicializar pago"
        action={
          <LinkButton tone="secondary" small to={`/dashboard/${eventId}`}>
            Volver al panel
          </LinkButton>
        }
      >
        {failureText(error)}
      </Banner>
    )
  if (!config || !intent) return <Loading />
  const payText = `Pagar ${priceText(plan)}`
  return (
    <Suspense fallback={<Loading />}>
      {config.stripePublishableKey ? (
        <StripeCardForm intent={intent} publishableKey={config.stripePublishableKey} payText={payText} />
      ) : (
        <SandboxCardForm
          intent={intent}
          testCardUrl={config.testCardUrl ?? ''}
          payText={payText}
          onPaid={() => location.assign(paidUrl(eventId, intent.paymentIntentId))}
        />
      )}
    </Suspense>
  )
}
