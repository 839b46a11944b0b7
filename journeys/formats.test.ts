import { statSync } from 'node:fs'
import { join } from 'node:path'
import axe from 'axe-core/axe.min.js?raw'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { colourPresets } from '../domain/event/colour-presets.ts'
import { splitCoupleNames } from '../domain/event/couple-names.ts'
import { formatKeys } from '../domain/event/formats.ts'
import { scrimAlpha } from '../frontend/invitation/scrim.ts'
import { openBrowser } from './chromium.ts'
import { findCollapsed } from './contact-sheet/find-collapsed.ts'
import { findJoiner } from './contact-sheet/find-joiner.ts'
import { findMisplaced } from './contact-sheet/find-misplaced.ts'
import { findOnPhoto } from './contact-sheet/find-on-photo.ts'
import { findUnreadable, wordless } from './contact-sheet/find-unreadable.ts'
import { loadTypefaces } from './contact-sheet/load-typefaces.ts'
import { resize } from './contact-sheet/resize.ts'
import { lowPhone, paper, sampleNames, samplePalettes, sizes } from './contact-sheet/samples.ts'
import { type InvitationServer, serveInvitations } from './contact-sheet/serve-invitations.ts'
import { widenCountdown } from './contact-sheet/widen-countdown.ts'

const widths = [320, 390, 768, 1024, 1440, 1920]
/** Where names other than the longest are most likely to fail. */
const outermost = [320, 390, 1440, 1920]
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
afterEach(() => plain.emulateMedia({ media: null }))
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

/** What couples and others write, and the word between two people; null where nobody is joined. */
const joinedNames: Record<string, string | null> = {
  [sampleNames.broken]: 'y',
  'Juan Sebastián Fernández de Córdoba & María de los Ángeles': 'y',
  'Ana e Iñaki': 'e',
  'Emma and James': 'and',
  'Ana + Leo': 'y',
  Valentina: null,
  'García y Asociados S.L.': null,
  'Familia García y López': null,
}

/** The shorter name comes first, and what joins them stands before the longer. */
const namesToFit = { ...sampleNames, 'longer second': 'Ana y Maximiliana' }

/** An upright and a broad photo, which formats mount in boxes of their own, and the names beside each. */
const mountedSamples = {
  portrait: ['longest', 'shortest', 'company', 'communion'],
  group: ['longest', 'shortest', 'company'],
} as const

/** Fewer of each thing: the colours of the second hotel are those of the first. */
const brief = { interestSites: [], importantPhones: [] }

describe.each(formatKeys)('%s', (invitationFormat) => {
  test('every name stands whole on its line and nothing leaves the page, at any width, before any script', async () => {
    const found: string[] = []
    for (const [kind, coupleNames] of Object.entries(namesToFit)) {
      const coverImageUrl = kind === 'shortest' ? '/media/evening' : null
      await plain.goto(server.plainUrlOf({ invitationFormat, coupleNames, coverImageUrl }))
      await plain.evaluate(loadTypefaces)
      await plain.evaluate(widenCountdown)
      // Between the two people the title breaks, and never inside one.
      expect(await plain.locator('.names .name').allTextContents()).toEqual(
        splitCoupleNames(coupleNames).lines,
      )
      for (const width of kind === 'longest' ? widths : outermost) {
        await resize(plain, width, width < 700 ? sizes.phone.height : sizes.desktop.height)
        found.push(...told(`${kind}, ${width} px`, await plain.evaluate(findMisplaced)))
      }
      await resize(plain, lowPhone.width, lowPhone.height)
      found.push(...told(`${kind}, a low phone`, await plain.evaluate(findMisplaced)))
    }
    expect(found.join('\n')).toBe('')
  })

  test('with a photo the cover still fits, every name is whole, and no word lies on a photo mounted beside it', async () => {
    const found: string[] = []
    for (const [photo, kinds] of Object.entries(mountedSamples))
      for (const kind of kinds) {
        const cover = { coupleNames: sampleNames[kind], coverImageUrl: `/media/${photo}` }
        await plain.goto(server.plainUrlOf({ invitationFormat, ...cover }))
        await plain.evaluate(loadTypefaces)
        await plain.evaluate(widenCountdown)
        for (const width of [320, 390, 768, sizes.desktop.width]) {
          await resize(plain, width, width < 700 ? sizes.phone.height : sizes.desktop.height)
          const where = `${kind} with ${photo}, ${width} px`
          found.push(...told(where, await plain.evaluate(findMisplaced)))
          found.push(...told(where, await plain.evaluate(findOnPhoto)))
        }
        await resize(plain, lowPhone.width, lowPhone.height)
        const low = `${kind} with ${photo}, a low phone`
        found.push(...told(low, await plain.evaluate(findMisplaced)))
        found.push(...told(low, await plain.evaluate(findOnPhoto)))
      }
    expect(found.join('\n')).toBe('')
  })

  test('what joins the couple is drawn between the two, also where one name is longer than 30 letters', async () => {
    const found: string[] = []
    for (const [coupleNames, word] of Object.entries(joinedNames))
      for (const coverImageUrl of [null, '/media/evening']) {
        await plain.goto(server.plainUrlOf({ invitationFormat, coupleNames, coverImageUrl }))
        for (const width of [320, sizes.desktop.width]) {
          await resize(plain, width, sizes.phone.height)
          const { between, spoken } = await plain.evaluate(findJoiner)
          const expected = word && (between === '&' || between === 'drawn' ? between : word)
          if (between !== expected) found.push(`'${coupleNames}', ${width} px: ${between}`)
          if (spoken !== coupleNames.replace(/[&+]/, 'y')) found.push(`'${coupleNames}' is read ${spoken}`)
        }
      }
    expect(found.join('\n')).toBe('')
  })

  test('a venue on two lines stands on two lines, on every screen and on paper', async () => {
    const found: string[] = []
    await plain.goto(server.plainUrlOf({ invitationFormat }))
    for (const width of [390, 768, sizes.desktop.width]) {
      await resize(plain, width, sizes.phone.height)
      found.push(...told(`${width} px`, await plain.evaluate(findCollapsed)))
    }
    await plain.emulateMedia({ media: 'print' })
    await resize(plain, paper.width, paper.height)
    found.push(...told('on paper', await plain.evaluate(findCollapsed)))
    expect(found.join('\n')).toBe('')
  })

  test('every word reaches AA on what is painted under it, in every palette', async () => {
    const found: string[] = []
    await coarse.goto(server.plainUrlOf({ invitationFormat, ...brief }))
    await coarse.addStyleTag({ content: wordless })
    for (const [name, pair] of Object.entries(pairs))
      found.push(...told(name, await findUnreadable(coarse, pair)))
    expect(found.join('\n')).toBe('')
  })

  test('words over a photo reach AA, with the scrim of before the script and with the measured one', async () => {
    const found: string[] = []
    await coarse.goto(server.plainUrlOf({ invitationFormat, ...brief, coverImageUrl: '/media/white' }))
    await coarse.addStyleTag({ content: wordless })
    for (const pair of [samplePalettes.borgona, hostilePairs['white on yellow']])
      found.push(...told(`white photo, ${pair}`, await findUnreadable(coarse, pair)))
    await live.goto(server.urlOf({ invitationFormat, ...brief, coverImageUrl: '/media/chequered' }))
    await live.waitForFunction(hasScrimBelow, scrimAlpha(1))
    await live.addStyleTag({ content: wordless })
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

  test('on paper: one A5 page with names, date and places', async () => {
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
