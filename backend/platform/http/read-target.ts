import type { Context } from 'koa'
import { AppError } from '../errors.ts'
import type { Step } from './context.ts'
import { respondWithFailure } from './failures.ts'

/** Longest accepted path and query, in characters; ours have at most 200. */
const longest = { path: 2_000, query: 4_000 }

/**
 * First middleware: normalises the request target to a path, also from the absolute form that proxies use, and with
 * duplicate slashes. 400 for a malformed target, 414 for one that is too long.
 */
export const normalisesTarget: Step = async (ctx, next) => {
  const { originalUrl } = ctx
  const target = targetOf(originalUrl)
  // The following middleware needs a valid path.
  ctx.req.url = target ?? '/'
  if (target === null) return respondWithFailure(ctx as Context, new AppError('malformed-target'))
  const [path = '', query = ''] = target.split('?', 2)
  if (path.length > longest.path || query.length > longest.query)
    return respondWithFailure(ctx as Context, new AppError('target-too-long'))
  await next()
}

/** The path with its query; null for a malformed target. */
function targetOf(asked: string): string | null {
  if (!asked.startsWith('/')) {
    // 'OPTIONS *' has no path.
    if (asked === '*') return '/'
    const address = /^https?:/i.test(asked) ? URL.parse(asked) : null
    return address && withoutDoubles(address.pathname + address.search)
  }
  return withoutDoubles(asked)
}

function withoutDoubles(target: string): string {
  const query = target.indexOf('?')
  const path = query < 0 ? target : target.slice(0, query)
  return path.includes('//') ? path.replaceAll(/\/\/+/g, '/') + target.slice(path.length) : target
}
