import { type Answer, type Call, page, redirect } from '../http/call.ts'
import { parseForm, textOf } from '../http/form.ts'
import { type Route, route } from '../http/routes.ts'
import { html } from '../people/html.ts'
import { document } from '../people/layout.ts'
import { amountOf } from '../people/payments-page.ts'
import type { Sandbox } from '../sandbox.ts'
import { together } from '../store/open-database.ts'
import { answerChallenge } from './confirm-intent.ts'
import { CardRefusal, StripeRefusal } from './errors.ts'
import type { Intent } from './objects.ts'

/**
 * The bank's page of a card that asks for 3-D Secure. After the answer it goes back to `return_url` with
 * `payment_intent`, `payment_intent_client_secret` and `redirect_status`, as Stripe does.
 */
export function threeDSecureRoutes(sandbox: Sandbox): Route[] {
  const path = '/3d-secure/:id/:attempt'
  return [
    route(`GET ${path}`, (call) => {
      const intent = waitingIntent(sandbox, call)
      return page(intent ? question(intent) : over())
    }),
    route(`POST ${path}`, (call) => {
      const intent = waitingIntent(sandbox, call)
      if (!intent) return page(over())
      const approved = textOf(parseForm(call.body.toString('utf8')).answer) === 'approve'
      const paid = settle(sandbox, intent, approved)
      sandbox.changes.happened()
      return backToShop(intent, paid)
    }),
  ]
}

function waitingIntent(sandbox: Sandbox, { params }: Call): Intent | undefined {
  const intent = sandbox.stripeObjects.find<Intent>('payment_intent', params.id ?? '')
  const challenge = sandbox.challenges.find(params.id ?? '')
  const current = intent?.status === 'requires_action' && challenge?.attempt === params.attempt
  return current ? intent : undefined
}

/** Whether it ended in a payment. */
function settle(sandbox: Sandbox, intent: Intent, approved: boolean): boolean {
  return together(sandbox.database, () => {
    try {
      answerChallenge(sandbox, intent, approved)
      return true
    } catch (error) {
      if (error instanceof CardRefusal || error instanceof StripeRefusal) return false
      throw error
    }
  })
}

function backToShop(intent: Intent, paid: boolean): Answer {
  const returnUrl = intent.next_action?.redirect_to_url.return_url
  if (!returnUrl || !URL.canParse(returnUrl)) return page(over())
  const url = new URL(returnUrl)
  url.searchParams.set('payment_intent', intent.id)
  url.searchParams.set('payment_intent_client_secret', intent.client_secret)
  url.searchParams.set('redirect_status', paid ? 'succeeded' : 'failed')
  return redirect(url.href)
}

function question(intent: Intent): string {
  return document(
    '3-D Secure',
    html`<main class="card3d"><p class="soft">Tu banco (de prueba)</p><h1>¿Has pedido tú este pago?</h1><div class="amount">${amountOf(intent)}</div><p>${intent.description ?? 'Velada'}</p>
<form method="post" class="bar" style="margin:24px 0 0"><button class="main" name="answer" value="approve">Sí, aprobarlo</button><button class="danger" name="answer" value="reject">No, rechazarlo</button></form></main>`,
  )
}

function over(): string {
  return document(
    '3-D Secure',
    html`<main class="card3d"><p class="soft">Tu banco (de prueba)</p><h1>Esta comprobación ya ha terminado</h1><p>Puedes cerrar esta página y volver a la tienda.</p></main>`,
  )
}
