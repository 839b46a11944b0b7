import type { Call } from '../http/call.ts'
import { readEmail } from '../resend/present-email.ts'
import type { Sandbox } from '../sandbox.ts'
import type { StoredMessage } from '../store/stored-message.ts'
import { Html, html } from './html.ts'
import { button, layout, stateOf, when } from './layout.ts'

const SHOWN = 200

/** The inbox: every mail of the app, newest first, and the chosen one as it looks. */
export function inboxPage(sandbox: Sandbox, call: Call): string {
  const mails = sandbox.messages.list({ channel: 'email', newestFirst: true, limit: SHOWN })
  const asked = call.query.get('correo')
  const shown = asked ?? call.query.get('visto')
  const chosen = shown ? sandbox.messages.find(shown) : mails[0]
  const total = sandbox.messages.counts().email
  if (total === 0) return layout(sandbox, 'inbox', html`<main id="main" data-live>${empty}</main>`)
  return layout(
    sandbox,
    'inbox',
    html`<main class="split ${asked && 'open'}" data-address="/?${asked ? 'correo' : 'visto'}=${chosen?.id}">
<div class="list"><div id="list" data-live><div class="list-head"><span>${total > SHOWN ? `Los últimos ${SHOWN} de ${total}` : `${total} ${total === 1 ? 'correo' : 'correos'}`}</span>${button('Vaciar', 'DELETE /control/messages?channel=email', {}, 'plain')}</div>
${mails.map((mail) => row(sandbox, mail, chosen?.id === mail.id))}</div></div>
<article class="reader">${chosen?.channel === 'email' ? reader(sandbox, chosen) : html`<div class="empty"><h2>Este correo ya no está</h2></div>`}</article></main>`,
  )
}

const empty = html`<div class="empty"><h2>Aún no hay correos</h2><p>Lo que la aplicación envíe aparecerá aquí por sí solo.</p></div>`

function row(sandbox: Sandbox, mail: StoredMessage, chosen: boolean): Html {
  return html`<a class="row" href="/?correo=${mail.id}"${chosen && new Html(' aria-current="true"')}><span class="top"><span class="who">${mail.recipient}</span><time>${when(mail.accepted_at, sandbox.now())}</time></span><span class="top"><span class="what">${mail.subject}</span>${stateOf(mail)}</span></a>`
}

function reader(sandbox: Sandbox, mail: StoredMessage): Html {
  const contents = readEmail(sandbox, mail)
  const event = (label: string, type: string, tone = '') =>
    button(label, `POST /control/messages/${mail.id}/events`, { type }, tone)
  const headers = Object.entries(contents.headers ?? {})
  return html`<a class="button back" href="/">Volver a la bandeja</a>
<h1>${mail.subject || 'Sin asunto'}</h1>
<dl class="facts"><dt>De</dt><dd>${mail.sender}</dd><dt>Para</dt><dd>${(JSON.parse(mail.recipients) as string[]).join(', ')}</dd><dt>Estado</dt><dd id="state" data-live>${stateOf(mail)}</dd>
${mail.idempotency_key && html`<dt>Clave</dt><dd class="soft">${mail.idempotency_key}</dd>`}</dl>
<div class="bar" role="group" aria-label="Cómo verlo"><button type="button" class="chosen" data-show="mail390">Móvil</button><button type="button" data-show="mail640">Escritorio</button><button type="button" data-show="text">Solo texto</button><button type="button" data-show="headers">Cabeceras</button></div>
<div class="stage" data-pane="mail" data-width="390"><iframe title="El correo como se ve" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/correo/${mail.id}"></iframe></div>
<pre data-pane="text" hidden>${linked(contents.text ?? 'Este correo no lleva texto sin formato.')}</pre>
<pre data-pane="headers" hidden>${headers.length > 0 ? headers.map(([name, value]) => `${name}: ${value}\n`) : 'Sin cabeceras propias.'}</pre>
<p class="soft" style="margin:24px 0 8px">Qué hace quien lo recibe</p>
<div class="bar">${event('Lo abre', 'opened')}${event('Pulsa el enlace', 'clicked')}${event('Rebota', 'bounced', 'danger')}${event('Lo marca como spam', 'complained', 'danger')}</div>`
}

/** Text with its addresses as links that open in a tab of their own. */
export function linked(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"')\]]+)/)
    .map((part, index) =>
      index % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noopener">${part}</a>` : html`${part}`,
    )
}

/** The mail alone, for the frame: its own HTML, links to a new tab. */
export function mailDocument(sandbox: Sandbox, mail: StoredMessage): string {
  const { html: body, text } = readEmail(sandbox, mail)
  if (!body)
    return html`<!doctype html><base target="_blank"><pre style="white-space:pre-wrap;font:16px/1.5 sans-serif;padding:16px">${linked(text ?? '')}</pre>`
      .text
  const base = '<base target="_blank">'
  return /<head[^<>]*>/i.test(body) ? body.replace(/<head[^<>]*>/i, (head) => head + base) : base + body
}
