import type { Context } from 'koa'

/** User agents of link previews, crawlers and virus scanners. */
const automata =
  /bot\b|bots\b|crawl|spider|slurp|externalhit|whatsapp\/|uripreview|preview|scan|proofpoint|mimecast|barracuda|safelinks|headless|lighthouse|^(?:curl|wget|python|go-http|java|okhttp|axios|node)\b/i

/** True for a request that no person made: a known bot, a missing user agent, or a browser's prefetch. */
export function isAutomaton(ctx: Context): boolean {
  const agent = ctx.get('User-Agent')
  const ahead = ctx.get('Sec-Purpose') || ctx.get('Purpose') || ctx.get('X-Moz')
  return agent === '' || automata.test(agent) || /prefetch|prerender|preview/i.test(ahead)
}
