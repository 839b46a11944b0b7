import type { Context } from 'koa'
import { hashSource } from '../platform/http/style-hashes.ts'

const styles = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#faf8f4;color:#1a1a1a;font:17px/1.6 Georgia,serif}
main{max-width:30rem;padding:2rem;text-align:center}h1{font-weight:400;font-size:1.9rem;margin:0 0 1rem}
a{color:inherit}a:focus-visible{outline:3px solid #c9a96e;outline-offset:3px}`

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)

/** Responds to the form of a lost link: a static page, the same for every address that was typed. */
export function sendLostLinkPage(ctx: Context, status: number, title: string, text: string): void {
  ctx.status = status
  ctx.type = 'text/html; charset=utf-8'
  ctx.set('X-Robots-Tag', 'noindex')
  ctx.set('Referrer-Policy', 'same-origin')
  ctx.set(
    'Content-Security-Policy',
    `default-src 'none'; style-src ${hashSource(styles)}; frame-ancestors 'none'; base-uri 'none'`,
  )
  ctx.body = `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>${title} · Velada</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<style>${styles}</style></head>
<body><main role="status"><h1>${title}</h1><p>${escaped(text)}</p><p><a href="/">Ir a Velada</a></p></main></body></html>`
}
