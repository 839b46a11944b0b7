import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Format, formatKeys } from '../domain/event/formats.ts'
import { openBrowser, visitor } from './browser.ts'
import { findUnreadable, wordless } from './contact-sheet/find-unreadable.ts'
import { loadTypefaces } from './contact-sheet/load-typefaces.ts'
import { findHidden, wordPlaces } from './contact-sheet/opening-words.ts'
import { type InvitationServer, serveInvitations } from './contact-sheet/serve-invitations.ts'
import { aPaidEvent, type PaidEvent } from './paid-event.ts'
import { type SharedVelada, shareVelada } from './shared-velada.ts'

/** The formats with an opening; the others stand as they are. */
const opening: Format[] = [
  'classic',
  'minimalist',
  'artdeco',
  'imperial',
  'geometric',
  'mediterranean',
  'monogram',
  'contemporary',
]
/** Contemporary's wave makes room for a photo, and its opening with it. */
const opens = (format: Format, photo: string | null) =>
  opening.includes(format) && !(format === 'contemporary' && photo)

let velada: SharedVelada
let server: InvitationServer
let browser: Browser
let event: PaidEvent

beforeAll(async () => {
  ;[velada, server, browser] = await Promise.all([shareVelada(), serveInvitations(), openBrowser()])
  event = await aPaidEvent(velada, {}, 'grand-soiree')
  await event.change({ invitationFormat: 'artdeco' })
})
afterAll(async () => {
  await browser?.close()
  await Promise.all([server?.close(), velada?.release()])
})

const isOpening = (page: Page) => page.evaluate(() => 'opening' in document.documentElement.dataset)
const isOver = (page: Page) => page.waitForFunction(() => !('opening' in document.documentElement.dataset))

/** A page whose animations stand at their beginning until the test moves them. */
async function heldPage(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...options })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 })
  return page
}
/**
 * Runs in the page: what moves on the cover, and when it ends, in milliseconds. The answer below it is not the opening: a
 * control there may change its colour when the script takes it over, which a busy machine does before this is asked.
 */
const findMoving = () =>
  document.getAnimations().flatMap(({ effect }) => {
    const { target = null, pseudoElement } = effect instanceof KeyframeEffect ? effect : {}
    if (!target?.closest('header')) return []
    const { className } = target
    return [
      {
        what: `${target.tagName} ${className}${pseudoElement ?? ''}`,
        end: Number(effect?.getComputedTiming().endTime),
      },
    ]
  })
const holdAt = (page: Page, time: number) =>
  page.evaluate((at) => {
    for (const animation of document.getAnimations()) animation.currentTime = at
  }, time)

describe.each(formatKeys)('%s', (invitationFormat) => {
  test.each([
    ['phone', null],
    ['desktop', null],
    ['phone', '/media/evening'],
  ] as const)(
    'opens within 600 ms, every word still, opaque and uncovered from the first frame: %s, photo %s',
    async (size, coverImageUrl) => {
      const viewport = size === 'phone' ? { width: 390, height: 844 } : { width: 1440, height: 900 }
      const page = await heldPage({ viewport, deviceScaleFactor: 0.5 })
      await page.goto(server.urlOf({ invitationFormat, coverImageUrl }))
      await page.evaluate(loadTypefaces)
      const moving = await page.evaluate(findMoving)
      if (opens(invitationFormat, coverImageUrl)) expect(moving).not.toEqual([])
      else expect(moving).toEqual([])
      expect(moving.filter(({ end }) => end > 600)).toEqual([])
      // What stands still from the beginning is looked at with the formats.
      if (moving.length === 0) return page.context().close()
      const places: string[] = []
      for (const time of [0, 150, 300, 450]) {
        await holdAt(page, time)
        expect(await page.evaluate(findHidden), `at ${time} ms`).toEqual([])
        places.push(await page.evaluate(wordPlaces))
      }
      if (!coverImageUrl) {
        await holdAt(page, 0)
        await page.addStyleTag({ content: wordless })
        expect(await findUnreadable(page)).toEqual([])
      }
      await page.evaluate(() => delete document.documentElement.dataset.opening)
      expect(await page.evaluate(findMoving)).toEqual([])
      const still = await page.evaluate(wordPlaces)
      for (const moved of places) expect(moved).toBe(still)
      await page.context().close()
    },
  )
})

test('the words are painted, as the browser tells it, while the opening has not moved yet', async () => {
  const page = await heldPage()
  await page.goto(server.urlOf({ invitationFormat: 'artdeco' }))
  const painted = await page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        new PerformanceObserver((list) => {
          const { element } = list.getEntries().at(-1) as PerformanceEntry & { element?: Element }
          resolve(element?.closest('header')?.tagName ?? 'none')
        }).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  )
  expect(painted).toBe('HEADER')
  expect(await isOpening(page)).toBe(true)
  await page.context().close()
})

test('a guest sees the opening once; another guest of the same event sees it too', async () => {
  const [ana, berta] = await Promise.all([
    event.invite({ name: 'Ana', maxGuests: 2 }),
    event.invite({ name: 'Berta', maxGuests: 2 }),
  ])
  const { page, context, complaints } = await visitor(browser, [new URL(velada.url).host], 'phone')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await context.addInitScript(() => {
    addEventListener('animationstart', () => sessionStorage.setItem('moved', 'yes'))
  })
  const hasMoved = async (address: string) => {
    await page.goto(address)
    await isOver(page)
    await page.waitForLoadState('networkidle')
    return page.evaluate(() => {
      const moved = sessionStorage.getItem('moved')
      sessionStorage.clear()
      return moved
    })
  }
  expect(await hasMoved(ana.page)).toBe('yes')
  expect(await hasMoved(ana.page)).toBeNull()
  expect(await hasMoved(berta.page)).toBe('yes')
  expect(await hasMoved(berta.page)).toBeNull()
  // Its script is let in by the policy.
  expect(complaints).toEqual([])
  await context.close()
})

test.each([
  ['a tap', (page: Page) => page.mouse.click(200, 400)],
  ['a key', (page: Page) => page.keyboard.press('Tab')],
  ['the wheel', (page: Page) => page.mouse.wheel(0, 200)],
])('%s ends the opening at once', async (_, sign) => {
  const page = await heldPage()
  await page.goto(server.urlOf({ invitationFormat: 'artdeco' }))
  expect(await isOpening(page)).toBe(true)
  await sign(page)
  await isOver(page)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await page.context().close()
})

test('no motion for who wants less of it, on a link to the answer, or where nothing can be remembered', async () => {
  const { page: address } = await event.invite({ name: 'Carla', maxGuests: 2 })
  const motions = async (url: string, options: BrowserContextOptions, before = () => {}) => {
    const page = await heldPage(options)
    await page.addInitScript(before)
    await page.goto(url)
    const count = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('header'))
          .length,
    )
    await page.context().close()
    return count
  }
  expect(await motions(address, {})).toBeGreaterThan(0)
  expect(await motions(address, { reducedMotion: 'reduce' })).toBe(0)
  expect(await motions(`${address}#confirmar`, {})).toBe(0)
  expect(
    await motions(address, {}, () => Object.defineProperty(window, 'localStorage', { value: null })),
  ).toBe(0)
})

test('an inline script is let in by its hash on a guest’s page, and nowhere else', async () => {
  const { page: address } = await event.invite({ name: 'Diana', maxGuests: 2 })
  const scriptSources = async (url: string) =>
    /script-src ([^;]*)/.exec((await fetch(url)).headers.get('content-security-policy') ?? '')?.[1]
  expect(await scriptSources(address)).toMatch(/^'self' 'sha256-[^' ]+'$/)
  expect(await scriptSources(`${velada.url}/login`)).toBe("'self'")
})
