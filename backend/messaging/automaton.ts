import type { Context } from 'koa'

/** What fetches pages for previews, indexes and virus scans says so in its name, when it says anything. */
const automata =
  /bot\b|bots\b|crawl|spider|slurp|externalhit|whatsapp\/|uripreview|preview|scan|proofpoint|mimecast|barracuda|safelinks|headless|lighthouse|^(?:curl|wget|python|go-http|java|okhttp|axios|node)\b/i

/** True for a request that no person made at that moment: a known fetcher, one without a name, or a browser fetching ahead. */
export function isAutomaton(ctx: Context): boolean {
  const agent = ctx.get('User-Agent')
  const ahead = ctx.get('Sec-Purpose') || ctx.get('Purpose') || ctx.get('X-Moz')
  return agent === '' || automata.test(agent) || /prefetch|prerender|preview/i.test(ahead)
}
