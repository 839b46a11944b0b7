import { statSync } from 'node:fs'
import { join } from 'node:path'
import axe from 'axe-core/axe.min.js?raw'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { colourPresets } from '../domain/event/colour-presets.ts'
import { formatKeys } from '../domain/event/formats.ts'
import { scrimAlpha } from '../frontend/invitation/scrim.ts'
import { openBrowser } from './chromium.ts'
import { findCollapsed } from './contact-sheet/find-collapsed.ts'
import { findUnreadable, wordless } from './contact-sheet/find-unreadable.ts'
import { loadTypefaces } from './contact-sheet/load-typefaces.ts'
import { resize } from './contact-sheet/resize.ts'
import { paper, samplePalettes, sizes } from './contact-sheet/samples.ts'
import { type InvitationServer, serveInvitations } from './contact-sheet/serve-invitations.ts'
import { unroll } from './contact-sheet/unroll.ts'

const hostilePairs = {
  'white on white': ['#FFFFFF', '#FFFFFF'],
  'black on black': ['#000000', '#000000'],
  'nearly the same': ['#808080', '#7A8086'],
  'yellow on white': ['#FFFF00', '#FFFFFF'],
  'white on yellow': ['#FFFFFF', '#FFFF00'],
} as const
const pairs: Record<string, readonly [string, string]> = {
  'the wizard’s own': samplePalettes.default,
  ...Object.fromEntries(colourPresets.map(({ name, primary, secondary }) => [name, [primary, secondary]])),
  ...hostilePairs,
}

let server: InvitationServer
let browser: Browser
/** The page as it first arrives, in whole and in half the pixels; and with its script. */
let plain: Page
let coarse: Page
let live: Page

beforeAll(async () => {
  ;[server, browser] = await Promise.all([serveInvitations(), openBrowser()])
  const phone: BrowserContextOptions = {
    viewport: sizes.phone,
    reducedMotion: 'reduce',
    locale: 'es-ES',
  }
  plain = await browser.newPage(phone)
  // Half the pixels tell a ground's colour as well, in a quarter of the time.
  coarse = await browser.newPage({ ...phone, deviceScaleFactor: 0.5 })
  live = await browser.newPage(phone)
})
afterEach(async () => {
  await plain.emulateMedia({ media: null })
  // The next one begins on a screen again, not in a window as high as the page.
  for (const page of [coarse, live]) await page.setViewportSize(sizes.phone)
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

/** Fewer of each thing: the colours of the second hotel are those of the first. */
const brief = { interestSites: [], importantPhones: [] }

describe.each(formatKeys)('%s', (invitationFormat) => {
  test('every word reaches AA on what is painted under it, in every palette', async () => {
    const found: string[] = []
    await coarse.goto(server.plainUrlOf({ invitationFormat, ...brief }))
    await coarse.addStyleTag({ content: wordless })
    await unroll(coarse)
    for (const [name, pair] of Object.entries(pairs))
      found.push(...told(name, await findUnreadable(coarse, pair)))
    expect(found.join('\n')).toBe('')
  })

  test('words over a photo reach AA, with the scrim of before the script and with the measured one', async () => {
    const found: string[] = []
    await coarse.goto(server.plainUrlOf({ invitationFormat, ...brief, coverImageUrl: '/media/white' }))
    await coarse.addStyleTag({ content: wordless })
    await unroll(coarse)
    for (const pair of [samplePalettes.borgona, hostilePairs['white on yellow']])
      found.push(...told(`white photo, ${pair}`, await findUnreadable(coarse, pair)))
    await live.goto(server.urlOf({ invitationFormat, ...brief, coverImageUrl: '/media/chequered' }))
    await live.waitForFunction(hasScrimBelow, scrimAlpha(1))
    await live.addStyleTag({ content: wordless })
    await unroll(live)
    found.push(...told('chequered photo', await findUnreadable(live)))
    expect(found.join('\n')).toBe('')
  })

  test('no barrier, and motion only for who wants it', async () => {
    await live.emulateMedia({ reducedMotion: 'no-preference' })
    await live.goto(server.urlOf({ invitationFormat }))
    const lengths = await live.evaluate(() =>
      document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().endTime)),
    )
    for (const length of lengths) expect(length).toBeLessThanOrEqual(600)
    await live.emulateMedia({ reducedMotion: 'reduce' })
    expect(await live.evaluate(() => document.getAnimations().length)).toBe(0)
    expect(await barriersOn(live)).toEqual([])
  })

  test('at most two families, within 60 kB', async () => {
    const html = await (await fetch(server.urlOf({ invitationFormat }))).text()
    // Neither the house's own faces nor the letters that stand in the page.
    const faces = [...html.matchAll(/@font-face\{([^}]*url\((\/[^)]+)\)[^}]*)\}/g)].filter(
      ([, , url = '']) =>
        !/\/(jost-latin-[45]00-normal|cormorant-garamond-latin-500-(normal|italic))-/.test(url),
    )
    const families = new Set(faces.map(([, rule = '']) => /font-family:'([^']+)'/.exec(rule)?.[1]))
    const files = [...new Set(faces.map(([, , url = '']) => url))]
    const weight = files.reduce((sum, file) => sum + statSync(join('dist/client', file)).size, 0)
    expect(families.size).toBeGreaterThan(0)
    expect(families.size).toBeLessThanOrEqual(2)
    expect(weight).toBeGreaterThan(0)
    expect(weight).toBeLessThanOrEqual(60_000)
  })

  test('on paper: one A5 page with names, date and places, each line its own', async () => {
    await plain.emulateMedia({ media: 'print' })
    await plain.goto(server.plainUrlOf({ invitationFormat }))
    await plain.evaluate(loadTypefaces)
    // Last, on the page that is measured: a new page may begin with the sizes of the window before.
    await resize(plain, paper.width, paper.height)
    const { seen, lost } = await plain.evaluate(() => {
      const card = document.querySelector<HTMLElement>('[data-format]')
      const bottom = card?.getBoundingClientRect().bottom ?? 0
      const texts = [...document.querySelectorAll<HTMLElement>('h1, .long-date, .venue')]
      return {
        seen: texts.map((text) => text.innerText).join(' '),
        lost: texts
          .filter((text) => text.getBoundingClientRect().bottom > bottom)
          .map((text) => `${text.textContent} ${text.getBoundingClientRect().bottom - bottom} px below`),
      }
    })
    expect(lost).toEqual([])
    expect(await plain.evaluate(findCollapsed)).toEqual([])
    for (const words of [
      /María de las Mercedes/i,
      /septiembre de 2027/i,
      /Divino Salvador/i,
      /Hacienda San Rafael/i,
    ])
      expect(seen).toMatch(words)
    const printed = await plain.pdf({ preferCSSPageSize: true, printBackground: true })
    expect(printed.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
})
const told = (where: string, found: string[]) => found.map((trouble) => `${where}: ${trouble}`)

/** Runs in the page: whether the scrim has been measured, and found to need less than a white photo's. */
function hasScrimBelow(whites: number): boolean {
  const photo = document.querySelector<HTMLElement>('[style*="--scrim-alpha"]')
  // Only formats that still measure in the browser have one.
  return !photo || Number(photo.style.getPropertyValue('--scrim-alpha')) < whites
}

type Finding = { id: string; nodes: { target: string[] }[] }

/** What axe finds. */
async function barriersOn(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const found = await page.evaluate<Finding[]>('axe.run().then((result) => result.violations)')
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
