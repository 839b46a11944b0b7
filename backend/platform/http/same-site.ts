import type { Context } from 'koa'
import { env } from '../env.ts'
import { AppError } from '../errors.ts'
import type { Step } from './context.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])
// Signed by their senders, or meant to be posted by a mail program (RFC 8058).
const exempt = /^\/(api\/webhooks|baja)\//

/** Refuses what another site makes a visitor's browser send: by Sec-Fetch-Site, or by Origin in browsers without it. */
export const refusesOtherSites: Step = async (ctx, next) => {
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

/** Whether a host is ours: that of the request, or that of `PUBLIC_URL` where a proxy asks under another name. */
export const isOwnHost = (ctx: Context, host: string | undefined): boolean =>
  host !== undefined && host !== '' && (host === ctx.host || host === new URL(env().publicUrl).host)
