import type { Page, Request } from 'playwright-core'

/** The requests that the page ends from now on, in the order in which they end. The list goes on to grow. */
export function finishedRequests(page: Page): Request[] {
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  return requests
}

/**
 * Bytes of the answers' bodies as they came, compressed. They are asked for here and not when a request ends: a page that
 * is closed in that moment refuses its size, and an error that nobody waits for ends a whole run of tests.
 */
export async function bodyBytesOf(requests: Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}
