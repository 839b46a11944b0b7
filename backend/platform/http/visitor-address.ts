import { isIP } from 'node:net'
import { env } from '../env.ts'
import type { Step } from './context.ts'
import { isSecure } from './cookies.ts'

/**
 * The address that a request comes from, behind `hops` proxies of ours: each appends to `X-Forwarded-For` whom it was
 * asked by, so the last `hops` addresses are theirs and everything left of them is the visitor's own invention. With 0
 * nobody is believed.
 */
export function visitorAddress(peer: string, forwardedFor: string, hops: number): string {
  const told = hops > 0 ? forwardedFor.split(',').map(bareAddress).filter(Boolean).slice(-hops) : []
  const [first = ''] = told
  return isIP(first) ? first : bareAddress(peer)
}

/** Without the port, brackets and mapping that some proxies write along. */
function bareAddress(text: string): string {
  const address = text.trim()
  const bracketed = /^\[([^\]]*)\]/.exec(address)?.[1]
  const withoutPort =
    bracketed ?? (/^[^:]*:\d+$/.test(address) ? address.slice(0, address.indexOf(':')) : address)
  return withoutPort.replace(/^::ffff:(?=[\d.]+$)/i, '')
}

/**
 * Settles who asks and over what. `ctx.ip` is the client's address; host and protocol are never taken from headers of
 * a proxy, which a stranger can send as well: what depends on them follows `PUBLIC_URL`, cookies among it.
 */
export const knowsItsVisitor: Step = (ctx, next) => {
  ctx.request.ip = visitorAddress(
    ctx.req.socket.remoteAddress ?? '',
    ctx.get('X-Forwarded-For'),
    env().proxyHops,
  )
  // Otherwise a secure cookie throws wherever the last stretch is plain HTTP.
  ctx.cookies.secure = isSecure()
  return next()
}
