import type { Call } from '../http/call.ts'
import type { Sandbox } from '../sandbox.ts'
import type { StoredMessage } from '../store/stored-message.ts'
import { readWhatsapp } from '../twilio/present-message.ts'
import { Html, html } from './html.ts'
import { linked } from './inbox-page.ts'
import { button, layout, stateOf, when } from './layout.ts'

const LOOKED_AT = 500

/** The phones: one conversation a number, newest first, and the chosen one as bubbles. */
export function phonePage(sandbox: Sandbox, call: Call): string {
  const latest = sandbox.messages.list({ channel: 'whatsapp', newestFirst: true, limit: LOOKED_AT })
  const talks = new Map<string, StoredMessage>()
  for (const message of latest) if (!talks.has(message.recipient)) talks.set(message.recipient, message)
  const asked = call.query.get('numero')
  const number = asked ?? call.query.get('visto') ?? latest[0]?.recipient
  if (!number) return layout(sandbox, 'phone', html`<main id="main" data-live>${empty(sandbox)}</main>`)
  return layout(
    sandbox,
    'phone',
    html`<main class="split ${asked && 'open'}" data-address="/telefono?${asked ? 'numero' : 'visto'}=${encodeURIComponent(number)}">
<div class="list"><div id="list" data-live><div class="list-head"><span>${talks.size} ${talks.size === 1 ? 'número' : 'números'}</span>${button('Vaciar', 'DELETE /control/messages?channel=whatsapp', {}, 'plain')}</div>
${[...talks.values()].map((last) => row(sandbox, last, last.recipient === number))}</div></div>
<article class="reader"><p class="back" style="margin:0 0 16px"><a class="button" href="/telefono">Volver a los números</a></p>
<div class="phone"><h1>Velada<small>para ${readable(number)}</small></h1><div class="talk" id="talk" data-live>${sandbox.messages
      .list({ channel: 'whatsapp', to: number })
      .slice(-100)
      .map((message) => bubble(sandbox, message))}</div></div></article></main>`,
  )
}

function empty(sandbox: Sandbox): Html {
  const { whatsappFrom, joinCode } = sandbox.credentials.twilio
  return html`<div class="empty"><h2>Aún no hay mensajes</h2><p>Los WhatsApp que envíe la aplicación aparecerán aquí, un teléfono por número.</p><p>En el entorno de pruebas del proveedor, cada persona envía antes «${joinCode}» al ${readable(whatsappFrom)}; aquí no hace falta.</p></div>`
}

function row(sandbox: Sandbox, last: StoredMessage, chosen: boolean): Html {
  const text = readWhatsapp(sandbox, last).text.replace(/\s+/g, ' ')
  return html`<a class="row" href="/telefono?numero=${encodeURIComponent(last.recipient)}"${chosen && new Html(' aria-current="true"')}><span class="top"><span class="who">${readable(last.recipient)}</span><time>${when(last.accepted_at, sandbox.now())}</time></span><span class="top"><span class="what">${text}</span>${stateOf(last)}</span></a>`
}

function bubble(sandbox: Sandbox, message: StoredMessage): Html {
  const event = (label: string, type: string) =>
    button(label, `POST /control/messages/${message.id}/events`, { type })
  const { text, media } = readWhatsapp(sandbox, message)
  return html`<div class="bubble">${media && html`<img src="${media}" alt="" loading="lazy">`}${linked(text)}<footer>${event('Lo lee', 'read')}${event('No le llega', 'undelivered')}${stateOf(message)}<span>${when(message.accepted_at, sandbox.now())}</span></footer></div>`
}

/** +34 600 111 222 */
function readable(number: string): string {
  return number.replace(/^(\+34)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')
}
