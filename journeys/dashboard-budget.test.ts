import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visitor } from './browser.ts'
import { aPaidEvent } from './paid-event.ts'
import { type SharedVelada, shareVelada } from './shared-velada.ts'

/** Compressed bytes of script that a couple's browser has to fetch before the list can be worked in. */
const mostScript = 200_000

/**
 * Runs in the page: marks the moment at which the list stands there. What is fetched from then on is for later. So are the
 * toasts, which come 1.5 s after the page began even if a slow machine has no list by then.
 */
const noteWhenListed = () => {
  const watch = new MutationObserver(() => {
    if (!document.body?.textContent?.includes('Mostrando 1 de 1')) return
    watch.disconnect()
    performance.mark('listed')
  })
  watch.observe(document, { childList: true, subtree: true, characterData: true })
}

let velada: SharedVelada
let browser: Browser

beforeAll(async () => {
  ;[velada, browser] = await Promise.all([shareVelada(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  velada?.release()
})

test.each(['phone', 'desktop'] as const)(
  'the first load of the guests’ tab takes at most 200 kB of script, on a %s',
  async (size) => {
    const event = await aPaidEvent(velada)
    await event.invite({ name: 'Ana Ruiz', maxGuests: 2 })
    const { context, page, complaints } = await visitor(browser, [new URL(velada.url).host], size)
    await context.addCookies(
      [...event.couple.cookies].map(([name, value]) => ({ name, value, url: velada.url })),
    )
    await page.addInitScript(`(${noteWhenListed})()`)
    await page.goto(`${velada.url}/dashboard/${event.id}`)
    await page.getByText('Mostrando 1 de 1').waitFor()
    const scripts = await page.evaluate(() => {
      const listed = performance.getEntriesByName('listed')[0]?.startTime ?? 0
      return performance
        .getEntriesByType('resource')
        .filter(
          (entry) =>
            entry instanceof PerformanceResourceTiming &&
            entry.startTime < listed &&
            new URL(entry.name).pathname.endsWith('.js'),
        )
        .map((entry): [string, number] => [
          new URL(entry.name).pathname,
          (entry as PerformanceResourceTiming).encodedBodySize,
        ])
        .filter(([path]) => !path.includes('/toaster-'))
    })
    const total = scripts.reduce((sum, [, bytes]) => sum + bytes, 0)
    expect(total, JSON.stringify(scripts)).toBeLessThanOrEqual(mostScript)
    expect(scripts.length).toBeGreaterThan(1)
    expect(complaints).toEqual([])
    await context.close()
  },
)
