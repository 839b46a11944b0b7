import { type Fault, type FaultKind, faultKinds, type Provider, providers } from '../faults/faults.ts'
import type { Sandbox } from '../sandbox.ts'
import { Html, html } from './html.ts'
import { layout } from './layout.ts'

const names: Record<Provider, [string, string]> = {
  email: ['Correo', 'Resend'],
  whatsapp: ['WhatsApp', 'Twilio'],
  card: ['Tarjetas', 'Stripe'],
}

const explained: Record<FaultKind, [string, string]> = {
  'error-500': ['Se estropea', 'Contesta con un error 500'],
  unauthorized: ['No nos reconoce', 'Contesta que la clave no vale, como si alguien la hubiera cambiado'],
  'rate-limit': ['Se satura', 'Contesta que son demasiadas peticiones'],
  'drop-answer': ['Corta la respuesta', 'Acepta el encargo y cuelga antes de contestar'],
  delay: ['Se retrasa', 'Tarda un segundo más en contestar'],
  'lose-webhook': ['Pierde avisos', 'El aviso no llega nunca'],
  'repeat-webhook': ['Repite avisos', 'El mismo aviso llega dos veces'],
  'reorder-webhooks': ['Desordena avisos', 'Uno de cada dos llega tarde'],
  'slow-list': ['Lista con retraso', 'Lo aceptado en el último minuto no sale en la lista'],
}

/** The page of faults, limits and delivery settings. */
export function faultsPage(sandbox: Sandbox): string {
  const { delivery, limits, webhooks, stats, messages } = sandbox
  const { autoDeliver, deliverAfterMs } = delivery.read()
  const counts = messages.counts()
  const sum = (count: Record<Provider, number>) => count.email + count.whatsapp + count.card
  return layout(
    sandbox,
    'faults',
    html`<main class="sheet"><h1>Averías</h1>
<p>Lo que les pasa a los proveedores de verdad, cuando tú digas. Una avería se acaba sola tras las veces elegidas, o al apagarla.</p>
<p class="bar"><label for="times">Cada avería que enciendas ocurre</label><select id="times"><option value="1">una vez</option><option value="3">tres veces</option><option value="">hasta que la apagues</option></select></p>
<div class="counts" id="counts" data-live>${figure(counts.email, 'correos aceptados')}${figure(counts.whatsapp, 'WhatsApp aceptados')}${figure(webhooks.waiting(), 'avisos por entregar')}${figure(sum(stats.webhooksDelivered), 'avisos entregados')}${figure(sum(stats.replayed), 'peticiones repetidas')}</div>
<div class="columns" id="faults" data-live>${providers.map((provider) => column(sandbox, provider))}</div>
<section><h2>Límites</h2><p class="soft">Peticiones por segundo; en blanco, sin límite.</p><div class="columns" id="limits" data-live>${providers.map(
      (provider) =>
        html`<div class="setting"><label for="limit-${provider}">${names[provider][0]}</label><input id="limit-${provider}" type="number" min="1" inputmode="numeric" placeholder="sin límite" data-setting="limit" data-provider="${provider}" value="${limits.list()[provider] ?? ''}"> por segundo</div>`,
    )}</div></section>
<section id="delivery" data-live><h2>Entrega</h2><div class="setting"><span style="flex:1">Los mensajes aceptados se entregan solos</span>${toggle('Entrega automática', autoDeliver, 'POST /control/settings', { autoDeliver: !autoDeliver })}</div>
<div class="setting"><label for="delay">Cuánto tardan en entregarse</label><input id="delay" type="number" min="0" step="100" inputmode="numeric" data-setting="delay" value="${deliverAfterMs}"> milisegundos</div></section></main>`,
  )
}

function figure(value: number, label: string): Html {
  return html`<div><b>${value}</b><span>${label}</span></div>`
}

function column(sandbox: Sandbox, provider: Provider): Html {
  const [name, company] = names[provider]
  return html`<section class="column" style="margin:0"><h2>${name}<small>${company}</small></h2>${faultKinds.map(
    (kind) => {
      const active = sandbox.faults.list().find((one) => one.provider === provider && one.fault === kind)
      return fault(provider, kind, active)
    },
  )}</section>`
}

function fault(provider: Provider, kind: FaultKind, active: Fault | undefined): Html {
  const [name, meaning] = explained[kind]
  const query = `/control/faults?provider=${provider}&fault=${kind}`
  return html`<div class="fault"><span>${name}</span><span class="soft">${active ? progress(active) : meaning}</span><form>${
    active
      ? toggle(name, true, `DELETE ${query}`, {})
      : toggle(name, false, 'POST /control/faults', { provider, fault: kind })
  }</form></div>`
}

function progress({ times, struck }: Fault): string {
  const left = times === undefined ? 'Hasta que la apagues' : `Quedan ${times}`
  return struck === 0 ? left : `${left} · ha ocurrido ${struck} ${struck === 1 ? 'vez' : 'veces'}`
}

function toggle(label: string, on: boolean, call: string, body: object): Html {
  return html`<button type="button" class="switch" role="switch" aria-checked="${new Html(String(on))}" aria-label="${label}" data-key="${label} ${call.replace(/^\w+ /, '')}" data-call="${call}" data-body="${JSON.stringify(body)}"></button>`
}
