import type { Context } from 'koa'
import { env } from '../platform/env.ts'
import { hashSource } from '../platform/http/style-hashes.ts'

const own = "'self'"
const strict = {
  'default-src': [own],
  'script-src': [own],
  'style-src': [own],
  'img-src': [own, 'data:', 'blob:'],
  'font-src': [own],
  'connect-src': [own],
  'frame-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': [own],
}
type Policy = Record<keyof typeof strict, string[]>

/** The card provider's script, frames and API, on /checkout alone; in the sandbox, its test card form. */
function policyOfCheckout(): Policy {
  return {
    ...strict,
    'script-src': [own, 'https://js.stripe.com'],
    'frame-src': ['https://js.stripe.com', 'https://hooks.stripe.com'],
    'connect-src': [own, 'https://api.stripe.com', ...(env().sandbox ? [env().sandbox?.url ?? ''] : [])],
    'img-src': [...strict['img-src'], 'https://*.stripe.com'],
  }
}

/**
 * What the browser's code adds by itself: an empty element for styled-components' rules, and Radix's for its select.
 */
const laterStyles = [
  '',
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}',
].map(hashSource)

/** Needed by the client of the development server: inline scripts and styles, and a socket. */
const loosened = (policy: Policy): Policy => ({
  ...policy,
  'script-src': [...policy['script-src'], "'unsafe-inline'"],
  'style-src': [own, "'unsafe-inline'"],
  'connect-src': [...policy['connect-src'], 'ws:'],
})

// Their addresses contain a secret, which must not leak in a Referer header.
const secretAddresses = /^\/(invite|verify-email|reset-password)\b/

type Shown = {
  /** The sources that allow the page's own style elements. */
  styleSources: readonly string[]
  development: boolean
}

/** Headers of a page: no third party outside /checkout, no framing, no secrets in the referrer. */
export function setPageHeaders(ctx: Context, path: string, { styleSources, development }: Shown): void {
  const isCheckout = path.startsWith('/checkout/')
  const policy = {
    ...(isCheckout ? policyOfCheckout() : strict),
    'style-src': [...strict['style-src'], ...laterStyles, ...styleSources],
  }
  const directives = Object.entries(development ? loosened(policy) : policy)
  ctx.set(
    'Content-Security-Policy',
    directives.map(([name, values]) => `${name} ${values.join(' ')}`).join('; '),
  )
  ctx.set('Referrer-Policy', referrerPolicyOf(path))
  ctx.set('X-Content-Type-Options', 'nosniff')
  ctx.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=()')
  ctx.set('Cache-Control', isCheckout || secretAddresses.test(path) ? 'no-store' : 'no-cache')
  if (path.startsWith('/invite/')) ctx.set('X-Robots-Tag', 'noindex')
}

/** Under `no-referrer` a form sends `Origin: null`, like a cross-site one; guests without JavaScript need the form. */
function referrerPolicyOf(path: string): string {
  if (path.startsWith('/invite/')) return 'same-origin'
  return secretAddresses.test(path) ? 'no-referrer' : 'strict-origin-when-cross-origin'
}
