import type { Sandbox } from '../sandbox.ts'
import { disputeOf } from '../stripe/disputes.ts'
import { findCharge } from '../stripe/find-object.ts'
import type { Charge, Intent } from '../stripe/objects.ts'
import { type Html, html } from './html.ts'
import { button, layout, when } from './layout.ts'

const SHOWN = 100

const cards: [string, string][] = [
  ['4242424242424242', 'Paga'],
  ['4000002500003155', 'Pide 3-D Secure'],
  ['4000000000000002', 'Rechazada'],
  ['4000000000009995', 'Sin fondos'],
  ['4000000000000069', 'Caducada'],
  ['4000000000000127', 'CVC incorrecto'],
  ['4000008400001629', '3-D Secure y rechazada'],
  ['4000000000000259', 'Paga y se disputa'],
]

const states: Record<Intent['status'], [string, string]> = {
  requires_payment_method: ['Por pagar', 'waiting'],
  requires_confirmation: ['Por confirmar', 'waiting'],
  requires_action: ['Espera a 3-D Secure', 'waiting'],
  succeeded: ['Pagado', ''],
  canceled: ['Cancelado', 'waiting'],
}

/** The payments, with what a buyer or a bank may do to each. */
export function paymentsPage(sandbox: Sandbox): string {
  const intents = [...sandbox.stripeObjects.newest<Intent>('payment_intent')]
  return layout(
    sandbox,
    'payments',
    html`<main class="sheet" id="payments" data-live><h1>Pagos</h1>
<p>Cada compra que la aplicación ha empezado. Los botones hacen lo que haría quien paga, o su banco; los avisos llegan después a la aplicación como los envía Stripe.</p>
${intents.slice(0, SHOWN).map((intent) => payment(sandbox, intent))}
${intents.length === 0 && html`<div class="empty"><h2>Aún no hay pagos</h2><p>Elige un plan en la aplicación y aparecerá aquí.</p></div>`}</main>`,
  )
}

function payment(sandbox: Sandbox, intent: Intent): Html {
  const charge = intent.latest_charge ? findCharge(sandbox, intent.latest_charge) : undefined
  const [label, tone] = stateOfPayment(sandbox, intent, charge)
  const error = intent.last_payment_error
  const details = Object.entries(intent.metadata).map(([name, value]) => `${name} ${value}`)
  return html`<section class="payment" aria-label="${amountOf(intent)}"><div><div class="amount">${amountOf(intent)}</div><span class="state ${tone}">${label}</span> <time class="soft">${when(intent.created * 1000, sandbox.now())}</time></div>
<div><p>${intent.description ?? intent.receipt_email ?? 'Sin descripción'}<br><span class="soft" style="white-space:normal">${[intent.id, ...details].join(' · ')}</span></p>
${error && html`<p class="state bad" style="white-space:normal">${error.decline_code ?? error.code}: ${error.message}</p>`}
<div class="bar">${actions(sandbox, intent, charge?.refunded ?? false)}</div></div></section>`
}

function stateOfPayment(sandbox: Sandbox, intent: Intent, charge: Charge | undefined): [string, string] {
  const dispute = disputeOf(sandbox, intent.id)?.status
  if (dispute === 'needs_response') return ['Disputado', 'bad']
  if (dispute === 'lost') return ['Disputa perdida', 'bad']
  if (dispute === 'won') return ['Disputa ganada', '']
  return charge?.refunded ? ['Devuelto', 'waiting'] : states[intent.status]
}

function actions(sandbox: Sandbox, intent: Intent, refunded: boolean): Html[] {
  const path = `POST /control/payments/${intent.id}`
  if (intent.status === 'requires_action') {
    const url = intent.next_action?.redirect_to_url.url ?? ''
    return [
      html`<a class="button" href="${url}" target="_blank" rel="noopener">Abrir la página del banco</a>`,
      button('Aprobar', `${path}/3d-secure`, { approve: true }, 'main'),
      button('Rechazar', `${path}/3d-secure`, { approve: false }, 'danger'),
    ]
  }
  if (intent.status === 'requires_payment_method') {
    const pay = cards.map(([card, outcome], index) =>
      button(
        html`${outcome} <small>${card.slice(-4)}</small>`,
        `${path}/pay`,
        { card },
        index === 0 ? 'main' : '',
      ),
    )
    return [...pay, button('Cancelar el pago', `${path}/cancel`, {}, 'danger')]
  }
  if (intent.status !== 'succeeded') return []
  const dispute = disputeOf(sandbox, intent.id)
  const bank = `POST /control/disputes/${intent.id}`
  if (dispute?.status === 'needs_response') {
    return [
      button('Ganar la disputa', bank, { outcome: 'won' }),
      button('Perder la disputa', bank, { outcome: 'lost' }, 'danger'),
    ]
  }
  if (dispute || refunded) return []
  return [button('Devolver el dinero', `${path}/refund`), button('Abrir una disputa', bank, {}, 'danger')]
}

/** 149,00 € */
export function amountOf({ amount, currency }: { amount: number; currency: string }): string {
  return new Intl.NumberFormat('es-ES', { style: 'currency', currency }).format(amount / 100)
}
