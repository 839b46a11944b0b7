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
    if (site ? site === 'cross-site' || site === 'same-site' : origin && !isOwn(origin, ctx.host))
      throw new AppError('cross-site')
  }
  await next()
}

function isOwn(origin: string, host: string): boolean {
  try {
    return new URL(origin).host === host || origin === new URL(env().publicUrl).origin
  } catch {
    return false
  }
}
