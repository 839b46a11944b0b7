import { type PageRecord, pageOf } from '../../domain/pages.ts'
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

/** What the browser's code adds by itself on any page: an empty element for styled-components' rules. */
const emptyStyle = hashSource('')
/** Radix's for its select, which a guest's page has not. */
const selectStyle = hashSource(
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}',
)

/** Needed by the client of the development server: inline scripts and styles, and a socket. A hash would undo that. */
const loosened = (policy: Policy): Policy => ({
  ...policy,
  'script-src': [...policy['script-src'].filter((source) => !source.startsWith("'sha")), "'unsafe-inline'"],
  'style-src': [own, "'unsafe-inline'"],
  'connect-src': [...policy['connect-src'], 'ws:'],
})

type Shown = {
  /** The sources that allow the page's own style elements. */
  styleSources: readonly string[]
  /** Those that allow its own inline scripts; known beforehand, never read from the document. */
  scriptSources: readonly string[]
  development: boolean
}

/** Headers of a page by its record: no third party outside /checkout, no framing, no secrets in the referrer. */
export function pageHeaders(
  path: string,
  { styleSources, scriptSources, development }: Shown,
): Record<string, string> {
  const page = pageOf(path)
  const base = page.takesCards ? policyOfCheckout() : strict
  const isInvitation = page.access === 'link'
  const laterStyles = isInvitation ? [emptyStyle] : [emptyStyle, selectStyle]
  const policy = {
    ...base,
    'script-src': [...base['script-src'], ...scriptSources],
    'style-src': [...strict['style-src'], ...laterStyles, ...styleSources],
    // An invitation brings the letters of its cover along.
    'font-src': isInvitation ? [own, 'data:'] : [own],
  }
  const directives = Object.entries(development ? loosened(policy) : policy)
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': directives.map(([name, values]) => `${name} ${values.join(' ')}`).join('; '),
    'Referrer-Policy': referrerPolicyOf(page),
    // It makes a browser begin again in a new process when the page arrives, which costs a phone a tenth of a second. A
    // guest's page has no account to protect: who may open it has its link, and sees all that it shows.
    ...(!isInvitation && { 'Cross-Origin-Opener-Policy': 'same-origin' }),
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Cache-Control': page.takesCards || page.isSecret ? 'no-store' : 'no-cache',
    ...(page.search === 'noindex' && { 'X-Robots-Tag': 'noindex' }),
  }
}

/** Under `no-referrer` a form sends `Origin: null`, like a cross-site one; guests without JavaScript need the form. */
function referrerPolicyOf({ isSecret, takesForms }: PageRecord): string {
  if (!isSecret) return 'strict-origin-when-cross-origin'
  return takesForms ? 'same-origin' : 'no-referrer'
}
