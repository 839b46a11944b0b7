import type { Context } from 'koa'
import { env } from '../env.ts'
import { AppError } from '../errors.ts'
import type { Step } from './context.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])
// Exempt: webhooks are signed, and mail programs post unsubscribes (RFC 8058).
const exempt = /^\/(api\/webhooks|baja)\//

/** CSRF protection: refuses cross-site requests by Sec-Fetch-Site, or by Origin in browsers without it. */
export const csrfProtection: Step = async (ctx, next) => {
  if (!safe.has(ctx.method) && !exempt.test(ctx.path)) {
    const site = ctx.get('Sec-Fetch-Site')
    const origin = ctx.get('Origin')
    if (
      site
        ? site === 'cross-site' || site === 'same-site'
        : origin && !isOwnHost(ctx, URL.parse(origin)?.host)
    )
      throw new AppError('cross-site')
  }
  await next()
}

/** Whether a host is ours: the request's, or that of `PUBLIC_URL` when a proxy changes the Host header. */
export const isOwnHost = (ctx: Context, host: string | undefined): boolean =>
  host !== undefined && host !== '' && (host === ctx.host || host === new URL(env().publicUrl).host)
