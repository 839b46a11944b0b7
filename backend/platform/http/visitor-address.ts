import { isIP } from 'node:net'
import { env } from '../env.ts'
import type { Step } from './context.ts'
import { isSecure } from './cookies.ts'

/**
 * The client address of a request behind `hops` trusted proxies: each appends its peer to `X-Forwarded-For`, so only
 * the last `hops` addresses can be trusted; the rest may be forged. With 0 the header is ignored.
 */
export function visitorAddress(peer: string, forwardedFor: string, hops: number): string {
  const told = hops > 0 ? forwardedFor.split(',').map(bareAddress).filter(Boolean).slice(-hops) : []
  const [first = ''] = told
  return isIP(first) ? first : bareAddress(peer)
}

/** The address without port, brackets and IPv4-mapped prefix. */
function bareAddress(text: string): string {
  const address = text.trim()
  const bracketed = /^\[([^\]]*)\]/.exec(address)?.[1]
  const withoutPort =
    bracketed ?? (/^[^:]*:\d+$/.test(address) ? address.slice(0, address.indexOf(':')) : address)
  return withoutPort.replace(/^::ffff:(?=[\d.]+$)/i, '')
}

/**
 * Sets `ctx.ip` to the client's address. Host and protocol are never taken from headers of a proxy, which clients can
 * forge: cookies and links follow `PUBLIC_URL`.
 */
export const setsVisitorAddress: Step = (ctx, next) => {
  ctx.request.ip = visitorAddress(
    ctx.req.socket.remoteAddress ?? '',
    ctx.get('X-Forwarded-For'),
    env().proxyHops,
  )
  // Otherwise a secure cookie throws when the last proxy connects over plain HTTP.
  ctx.cookies.secure = isSecure()
  return next()
}
