import type { Context } from 'koa'
import { AppError } from '../errors.ts'
import type { Step } from './context.ts'
import { answerFailure } from './failures.ts'

/** Longest path and longest query that is looked at, in characters; the longest that we make have 200. */
const longest = { path: 2_000, query: 4_000 }

/**
 * Stands first of all: what a request asks for is a path from here on, whether the line names a whole address, as proxies
 * write it, or doubles its slashes. 400 for what is no address, 414 for one that is too long.
 */
export const readsTarget: Step = async (ctx, next) => {
  const { originalUrl } = ctx
  const target = targetOf(originalUrl)
  // Whatever looks at the path next must find one.
  ctx.req.url = target ?? '/'
  if (target === null) return answerFailure(ctx as Context, new AppError('malformed-target'))
  const [path = '', query = ''] = target.split('?', 2)
  if (path.length > longest.path || query.length > longest.query)
    return answerFailure(ctx as Context, new AppError('target-too-long'))
  await next()
}

/** The path with its query; null for what is none. */
function targetOf(asked: string): string | null {
  if (!asked.startsWith('/')) {
    // 'OPTIONS *' is about the server as a whole.
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
