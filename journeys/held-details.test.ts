import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, sizes } from './browser.ts'
import { type InvitationServer, serveInvitations } from './contact-sheet/serve-invitations.ts'

let server: InvitationServer
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([serveInvitations(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const url = (place = '') => server.urlOf({ invitationFormat: 'classic' }) + place
const isHeld = (page: Page) => page.evaluate(() => 'held' in document.documentElement.dataset)
const shown = (page: Page) => page.waitForFunction(() => !('held' in document.documentElement.dataset))

/** A guest's page of which neither a typeface nor a script arrives, and whose patience ends when `runOut` is called. */
async function barePage(size: keyof typeof sizes = 'phone') {
  const context = await browser.newContext({ viewport: sizes[size], hasTouch: true })
  const page = await context.newPage()
  await page.addInitScript(() => {
    Object.assign(globalThis, { setTimeout: (runOut: () => void) => Object.assign(globalThis, { runOut }) })
  })
  await page.route(/\.(woff2|js)$/, () => undefined)
  return page
}

test('on a phone what is below the cover comes after it, whole, and nothing on the screen moves for it', async () => {
  const context = await browser.newContext({ viewport: sizes.phone })
  const page = await context.newPage()
  await page.addInitScript(() => {
    Object.assign(globalThis, { wasHeld: false, moved: 0 })
    new MutationObserver(() => {
      if ('held' in document.documentElement.dataset) Object.assign(globalThis, { wasHeld: true })
    }).observe(document, { attributes: true, subtree: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(globalThis, { moved: Reflect.get(globalThis, 'moved') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url())
  await shown(page)
  expect(await page.evaluate('wasHeld')).toBe(true)
  expect(await page.locator('[data-part]').count()).toBe(0)
  expect(await page.locator('#confirmar').boundingBox()).not.toBeNull()
  expect(await page.evaluate<number>('moved')).toBeLessThan(0.01)
  await context.close()
})

test.each([
  ['a tap', (page: Page) => page.touchscreen.tap(100, 100)],
  ['the wheel', (page: Page) => page.mouse.wheel(0, 400)],
  ['a key', (page: Page) => page.keyboard.press('End')],
])('%s shows it at once, though no typeface and no script has come', async (_sign, give) => {
  const page = await barePage()
  await page.goto(url(), { waitUntil: 'commit' })
  await page.locator('#answer').waitFor({ state: 'attached' })
  expect(await isHeld(page)).toBe(true)
  await give(page)
  await shown(page)
  expect(await page.locator('#confirmar').boundingBox()).not.toBeNull()
  await page.context().close()
})

test('who gives no sign sees it too, in a few seconds', async () => {
  const page = await barePage()
  await page.goto(url(), { waitUntil: 'commit' })
  await page.locator('#answer').waitFor({ state: 'attached' })
  expect(await isHeld(page)).toBe(true)
  await page.evaluate('runOut()')
  expect(await isHeld(page)).toBe(false)
  expect(await page.locator('#confirmar').boundingBox()).not.toBeNull()
  await page.context().close()
})

test('nothing is held on a link to the answer, on a page that is loaded again, and on a wide screen', async () => {
  const linked = await barePage()
  await linked.goto(url('#confirmar'), { waitUntil: 'commit' })
  await linked.locator('#answer').waitFor({ state: 'attached' })
  expect(await isHeld(linked)).toBe(false)
  await linked.goto('about:blank')
  await linked.goto(url(), { waitUntil: 'commit' })
  await linked.locator('#answer').waitFor({ state: 'attached' })
  await linked.reload({ waitUntil: 'commit' })
  await linked.locator('#answer').waitFor({ state: 'attached' })
  expect(await isHeld(linked)).toBe(false)
  await linked.context().close()
  const wide = await barePage('desktop')
  await wide.goto(url(), { waitUntil: 'commit' })
  await wide.locator('#answer').waitFor({ state: 'attached' })
  expect(await wide.locator('#confirmar').boundingBox()).not.toBeNull()
  await wide.context().close()
})
