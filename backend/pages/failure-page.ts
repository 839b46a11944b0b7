import type { Context } from 'koa'
import { hashSource } from '../platform/http/style-hashes.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

const styles = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fbf8f3;color:#1a1a1a;font:17px/1.6 Georgia,serif}
main{max-width:32rem;padding:2rem;text-align:center}h1{font-weight:400;font-size:1.9rem;line-height:1.2;margin:0 0 1rem}
button{font:inherit;color:#fff;background:#1a1a1a;border:0;border-radius:999px;margin:1rem 0;padding:.8rem 2rem;min-height:48px;cursor:pointer}
a{color:inherit;display:inline-block;padding:.7rem}:focus-visible{outline:3px solid #8a6a2f;outline-offset:3px}`

type Shown = {
  title: string
  text: string
  /** The link to continue with. */
  back: { path: string; label: string }
  /** The submitted form, to be sent again to the same address. */
  sent?: URLSearchParams | null
}

/** Responds with a static page that needs no database, script or file. */
export function sendFailurePage(ctx: Context, status: number, shown: Shown): void {
  ctx.status = status
  ctx.type = 'text/html; charset=utf-8'
  ctx.set('Cache-Control', 'no-store')
  ctx.set('X-Robots-Tag', 'noindex')
  ctx.set('Referrer-Policy', 'same-origin')
  if (status === 503) ctx.set('Retry-After', '2')
  ctx.set(
    'Content-Security-Policy',
    `default-src 'none'; style-src ${hashSource(styles)}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  )
  ctx.body = documentOf(shown)
}

function documentOf({ title, text, back, sent }: Shown): string {
  const fields = [...(sent ?? [])].map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  const again = sent ? `<form method="post">${fields.join('')}<button>Enviar otra vez</button></form>` : ''
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>${escaped(title)} · Velada</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<style>${styles}</style></head>
<body><main role="alert"><h1>${escaped(title)}</h1><p>${escaped(text)}</p>${again}
<p><a href="${escaped(back.path)}">${escaped(back.label)}</a></p></main></body></html>`
}
