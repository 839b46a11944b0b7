import type { Browser, Page } from 'playwright-core'
import { sizes } from '../../journeys/browser.ts'
import { openMeasuringBrowser } from '../../journeys/chromium.ts'
import { bodyBytesOf, finishedRequests } from '../../journeys/finished-requests.ts'
import { firstBytes, firstTextOf } from '../../journeys/first-bytes.ts'
import { measure } from '../../journeys/lighthouse/measure.ts'
import { openStage } from '../../journeys/lighthouse/stage.ts'
import { freePort } from '../testing/free-port.ts'
import type { Figure } from './figure.ts'
import { median } from './stand.ts'

/** Processor slowdown against this machine, as Lighthouse's phone has it. */
const slowdown = 4
const mostScript = { before: 10_000, after: 90_000 }
const mostPaint = { guest: 1_800, 'guest-without-photo': 1_400 } as const
const mostWait = 100

/** A guest's page in a real Chromium, with and without photo: what comes first, when it is painted, how taps are taken. */
export async function* measureGuestPage(): AsyncGenerator<Figure> {
  const port = await freePort()
  const browser = await openMeasuringBrowser({ args: [`--remote-debugging-port=${port}`] })
  const stage = await openStage()
  try {
    const pages = (['guest', 'guest-without-photo'] as const).map(stage.addressOf)
    for (const { name, url } of pages) {
      const { text } = await firstTextOf(url)
      yield {
        figure: `${name}-cover-in-first-bytes`,
        value: text.includes('</header>') ? 1 : 0,
        unit: `of 1, in ${firstBytes} bytes`,
        aim: '1',
        holds: text.includes('</header>'),
      }
    }
    for (const { name, figures } of await measure(pages, port)) {
      const most = mostPaint[name as keyof typeof mostPaint]
      yield {
        figure: `${name}-lcp`,
        value: figures.lcp,
        unit: 'ms',
        aim: `≤ ${most}`,
        holds: figures.lcp <= most,
      }
      const { performance } = figures
      yield {
        figure: `${name}-performance`,
        value: performance,
        unit: 'of 100',
        aim: '≥ 98',
        holds: performance >= 98,
      }
    }
    yield* measureTaps(browser, pages[1]?.url ?? '')
  } finally {
    await browser.close()
    await stage.close()
  }
}

/**
 * Script before and after the first touch, and the longest wait from a tap to what it changes on the screen: of several
 * fresh pages the median, as of Lighthouse's runs, so that a moment in which the machine was busy does not count.
 */
async function* measureTaps(browser: Browser, url: string): AsyncGenerator<Figure> {
  const visits: Awaited<ReturnType<typeof tapThrough>>[] = []
  for (let visit = 0; visit < 5; visit++) visits.push(await tapThrough(browser, url))
  const middle = (figure: keyof (typeof visits)[number]) => median(visits.map((visit) => visit[figure]))
  yield figureOf('guest-script-before-touch', middle('before'), 'bytes', mostScript.before)
  yield figureOf('guest-script-after-touch', middle('after'), 'bytes', mostScript.after)
  yield figureOf('guest-inp', middle('wait'), `ms at 1/${slowdown} of the processor`, mostWait)
}

/** One visit to a page that nobody has been to: bytes of script `before` and `after` the first touch, the longest `wait` in ms. */
async function tapThrough(
  browser: Browser,
  url: string,
): Promise<{ before: number; after: number; wait: number }> {
  const context = await browser.newContext({ viewport: sizes.phone, locale: 'es-ES', hasTouch: true })
  const page = await context.newPage()
  const finished = finishedRequests(page)
  const bytes = () => bodyBytesOf(finished.filter((request) => request.resourceType() === 'script'))
  // No moment is idle: what comes now comes with the first touch.
  await page.addInitScript('requestIdleCallback = () => 0')
  await page.addInitScript(watchTaps)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url, { waitUntil: 'networkidle' })
  const before = await bytes()
  await page.locator('header').tap()
  await page.locator('form[data-scripted]').waitFor()
  // As far apart as decisions are in `npm run bench answer`.
  for (const choice of ['declined', 'confirmed', 'declined', 'confirmed']) {
    await page.waitForTimeout(600)
    await tapBarely(page, `label:has(input[name=status][value=${choice}])`)
  }
  await page.waitForLoadState('networkidle')
  const after = await bytes()
  const waits = await page.evaluate<number[]>('globalThis.tapTimes')
  await context.close()
  if (waits.length === 0) throw new Error('no tap was measured')
  return { before, after, wait: Math.max(...waits) }
}

/**
 * A tap and nothing else: `locator.tap()` listens in the page to see that its tap arrives, which at this slowdown takes 8
 * to 16 ms of the wait that is measured.
 */
async function tapBarely(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector)
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${selector} is not shown`)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

const watchTaps = `globalThis.tapTimes = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) tapTimes.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })`

const figureOf = (figure: string, value: number, unit: string, most: number): Figure => ({
  figure,
  value,
  unit,
  aim: `≤ ${most}`,
  holds: value <= most,
})
