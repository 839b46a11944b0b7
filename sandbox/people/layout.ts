import type { Sandbox } from '../sandbox.ts'
import { Html, html } from './html.ts'
import { script } from './script.ts'
import { styles } from './styles.ts'

export type Room = 'inbox' | 'phone' | 'payments' | 'faults'

const titles: Record<Room, string> = {
  inbox: 'Bandeja de entrada',
  phone: 'Teléfono',
  payments: 'Pagos',
  faults: 'Averías',
}
const inboxName = html`Bandeja<i> de entrada</i>`

/** A page of the sandbox, as a whole document. */
export function layout(sandbox: Sandbox, room: Room, contents: Html): string {
  const counts = sandbox.messages.counts()
  const payments = sandbox.stripeObjects.count('payment_intent')
  const rooms: [Room, string, Html | string, number][] = [
    ['inbox', '/', inboxName, counts.email],
    ['phone', '/telefono', titles.phone, counts.whatsapp],
    ['payments', '/pagos', titles.payments, payments],
    ['faults', '/averias', titles.faults, sandbox.faults.list().length],
  ]
  return document(
    titles[room],
    html`<header class="house"><div><strong>Velada</strong><small>Proveedores de prueba: nada sale de este ordenador</small></div>
<nav class="rooms" id="rooms" data-live aria-label="Secciones">${rooms.map(
      ([name, path, label, count]) =>
        html`<a href="${path}"${name === room && new Html(' aria-current="page"')}>${label}<b>${count}</b></a>`,
    )}</nav></header>
${contents}
<script>${new Html(script)}</script>`,
  )
}

/** A document in Velada's style, without navigation. */
export function document(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="es">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Velada, proveedores de prueba</title><link rel="icon" href="data:,"><style>${new Html(styles)}</style></head>
<body>${body}</body></html>`.text
}

const clock = new Intl.DateTimeFormat('es-ES', { hour: '2-digit', minute: '2-digit', second: '2-digit' })
const day = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'short' })

/** The hour today, else the day. */
export function when(ms: number, now: number): string {
  return new Date(ms).toDateString() === new Date(now).toDateString() ? clock.format(ms) : day.format(ms)
}

const states: Record<string, [string, string]> = {
  queued: ['Aceptado', 'waiting'],
  sent: ['Enviado', 'waiting'],
  delivered: ['Entregado', ''],
  opened: ['Abierto', ''],
  clicked: ['Con clic', ''],
  read: ['Leído', ''],
  delivery_delayed: ['Retrasado', 'waiting'],
  bounced: ['Rebotado', 'bad'],
  complained: ['Marcado como spam', 'bad'],
  suppressed: ['Suprimido', 'bad'],
  failed: ['Fallido', 'bad'],
  undelivered: ['No entregado', 'bad'],
}

/** A message's state in words. */
export function stateOf(message: { status: string; error_code: number | null }): Html {
  const [label, tone] = states[message.status] ?? [message.status, '']
  return html`<span class="state ${tone}">${label}${message.error_code && ` (${message.error_code})`}</span>`
}

/** A button that makes one call of the control API. */
export function button(label: string | Html, call: string, body: object = {}, tone = ''): Html {
  return html`<button type="button" class="${tone}" data-key="${call} ${JSON.stringify(body)}" data-call="${call}" data-body="${JSON.stringify(body)}">${label}</button>`
}
