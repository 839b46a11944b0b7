import { isbot } from 'isbot'
import type { Context } from 'koa'

/** What scans mails for viruses and opens their links, and is not in isbot's list. */
const mailScanners = /proofpoint|mimecast|barracuda|safelinks|uripreview/i

/** True for a request that no person made at that moment: a known bot, one without a name, or a browser fetching ahead. */
export function isBot(ctx: Context): boolean {
  const agent = ctx.get('User-Agent')
  const ahead = ctx.get('Sec-Purpose') || ctx.get('Purpose') || ctx.get('X-Moz')
  return agent === '' || isbot(agent) || mailScanners.test(agent) || /prefetch|prerender|preview/i.test(ahead)
}
