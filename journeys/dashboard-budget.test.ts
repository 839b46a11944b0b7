import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visitor } from './browser.ts'
import { aPaidEvent } from './paid-event.ts'
import { type SharedVelada, shareVelada } from './shared-velada.ts'

/** Compressed bytes of script that a couple's browser has to fetch before the list can be worked in. */
const mostScript = 200_000

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
    const scripts = new Map<string, number>()
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        scripts.set(new URL(response.url()).pathname, Number(response.headers()['content-length']))
    })
    await page.goto(`${velada.url}/dashboard/${event.id}`)
    await page.getByText('Mostrando 1 de 1').waitFor()
    const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0)
    expect(total, JSON.stringify([...scripts], null, 1)).toBeLessThanOrEqual(mostScript)
    expect(scripts.size).toBeGreaterThan(1)
    expect(complaints).toEqual([])
    await context.close()
  },
)
