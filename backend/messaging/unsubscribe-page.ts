import { hashSource } from '../platform/http/style-hashes.ts'
import type { Subscription } from './unsubscribe.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

const styles = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#faf8f4;color:#1a1a1a;font:17px/1.6 Georgia,serif}
main{max-width:30rem;padding:2rem;text-align:center}h1{font-weight:400;font-size:1.9rem;margin:0 0 1rem}
button{font:inherit;color:#fff;background:#1a1a1a;border:0;border-radius:999px;padding:.8rem 2rem;min-height:44px;cursor:pointer}
button:focus-visible{outline:3px solid #c9a96e;outline-offset:3px}.note{color:#6b655c;font-size:.9rem;margin-top:2rem}`

/** The page has its own inline styles, and its form posts to this address. */
export const unsubscribePolicy = `default-src 'none'; style-src ${hashSource(styles)}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`

/** The unsubscribe page, without scripts. `done`: the confirmation, without a button. */
export function unsubscribePage({ email, coupleNames }: Subscription, isDone: boolean): string {
  const couple = coupleNames === null ? null : escapeHtml(coupleNames)
  const address = email === null ? 'esta dirección' : `<b>${escapeHtml(email)}</b>`
  // A removed guest has no invitation to return to.
  const note =
    email === null
      ? ''
      : '<p class="note">Darse de baja no cambia tu invitación: su enlace sigue funcionando.</p>'
  if (couple === null)
    return page(
      '<h1>Ya estás de baja</h1><p>Este evento ya no existe: no volveremos a escribirte sobre él.</p>',
    )
  const body = isDone
    ? `<h1>Baja confirmada</h1><p>No volveremos a escribir a ${address} sobre la celebración de ${couple}.</p>${note}`
    : `<h1>${couple}</h1><p>¿Quieres que no escribamos más a ${address} sobre esta celebración?</p>
       <form method="post"><button>Darme de baja</button></form>
       ${note}`
  return page(body)
}

const page = (body: string) =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Darse de baja · Velada</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<style>${styles}</style></head>
<body><main>${body}</main></body></html>`
