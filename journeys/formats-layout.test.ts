import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { splitCoupleNames } from '../domain/event/couple-names.ts'
import { formatKeys } from '../domain/event/formats.ts'
import type { InvitationCard } from '../domain/event/invitation-card.ts'
import { openBrowser } from './chromium.ts'
import { findCollapsed } from './contact-sheet/find-collapsed.ts'
import { findJoiner } from './contact-sheet/find-joiner.ts'
import { findMisplaced } from './contact-sheet/find-misplaced.ts'
import { findOnPhoto } from './contact-sheet/find-on-photo.ts'
import { loadTypefaces } from './contact-sheet/load-typefaces.ts'
import { measurePhoto } from './contact-sheet/measure-photo.ts'
import { resize } from './contact-sheet/resize.ts'
import { lowPhone, sampleNames, sizes } from './contact-sheet/samples.ts'
import { type InvitationServer, serveInvitations } from './contact-sheet/serve-invitations.ts'
import { widenCountdown } from './contact-sheet/widen-countdown.ts'

// Where everything stands in each format, on each screen, before any script runs.

const screens = {
  '320 px': { width: 320, height: 844 },
  phone: sizes.phone,
  'a low phone': lowPhone,
  '768 px': { width: 768, height: 1024 },
  '1024 px': { width: 1024, height: 900 },
  desktop: sizes.desktop,
  '1920 px': { width: 1920, height: 900 },
  // A browser zoomed to 200 % lays out half as many pixels.
  'a phone at 200 %': { width: 195, height: 422 },
  'a desktop at 200 %': { width: 720, height: 450 },
} as const
type Screen = keyof typeof screens
const everyScreen = Object.keys(screens) as Screen[]
/** Where names other than the longest are most likely to fail. */
const outermost: Screen[] = ['320 px', 'phone', 'a low phone', 'desktop', '1920 px']
const zoomed: Screen[] = ['a phone at 200 %', 'a desktop at 200 %']
/** Where what joins two people is looked at. */
const narrowAndWide: Screen[] = ['320 px', 'desktop']

type Sample = Partial<InvitationCard> & { coupleNames: string; on: Screen[] }

/** What couples and others write, the hardest to set first. The shorter name may come first or second. */
const withoutPhoto: Sample[] = [
  { coupleNames: sampleNames.longest, on: everyScreen },
  { coupleNames: sampleNames.company, on: [...outermost, ...zoomed] },
  { coupleNames: sampleNames.broken, on: outermost },
  { coupleNames: sampleNames.shortest, on: outermost },
  { coupleNames: sampleNames.usual, on: outermost },
  { coupleNames: sampleNames.single, on: outermost },
  { coupleNames: sampleNames.communion, on: outermost },
  { coupleNames: 'Ana y Maximiliana', on: outermost },
  { coupleNames: 'Juan Sebastián Fernández de Córdoba & María de los Ángeles', on: narrowAndWide },
  { coupleNames: 'Ana e Iñaki', on: narrowAndWide },
  { coupleNames: 'Emma and James', on: narrowAndWide },
  { coupleNames: 'Ana + Leo', on: narrowAndWide },
  { coupleNames: 'García y Asociados S.L.', on: narrowAndWide },
  { coupleNames: 'Familia García y López', on: narrowAndWide },
]

/** The word between two people; null where nobody is joined. */
const joiners: Record<string, string | null> = {
  [sampleNames.company]: null,
  [sampleNames.single]: null,
  [sampleNames.communion]: null,
  'Ana e Iñaki': 'e',
  'Emma and James': 'and',
  'García y Asociados S.L.': null,
  'Familia García y López': null,
}
const joinerOf = (coupleNames: string) => (coupleNames in joiners ? joiners[coupleNames] : 'y')

/** An upright and a broad photo, which formats mount in boxes of their own, and a dark one, with the names beside each. */
const withPhoto: Sample[] = Object.entries({
  portrait: ['longest', 'company', 'usual', 'shortest', 'communion', 'single'],
  group: ['longest', 'shortest', 'company', 'communion', 'single'],
  evening: ['shortest', 'broken'],
} as const).flatMap(([photo, kinds]) =>
  kinds.map((kind) => ({
    coupleNames: sampleNames[kind],
    coverImageUrl: `/media/${photo}`,
    on: [
      ...(photo === 'evening' && kind === 'broken'
        ? narrowAndWide
        : (['320 px', 'phone', 'a low phone', '768 px', 'desktop'] as const)),
      ...(photo === 'portrait' && (kind === 'longest' || kind === 'company') ? zoomed : []),
    ],
  })),
)

let server: InvitationServer
let browser: Browser
let page: Page

beforeAll(async () => {
  ;[server, browser] = await Promise.all([serveInvitations(), openBrowser()])
  page = await browser.newPage({ reducedMotion: 'reduce', locale: 'es-ES', hasTouch: true })
  // The first page with a photo waits until the photo's files are made; the test's own time bounds it.
  page.setDefaultTimeout(0)
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

/** What lines say, a company's legal form after its name whether it stands there or below. */
const namesIn = (lines: Element[]) =>
  lines.map((line) =>
    [...line.querySelectorAll('.name, .legal-form')].map(({ textContent }) => textContent).join(' '),
  )
/** Without the comma that a legal form has before it in the same line alone. */
const unpunctuated = (line: string) => line.replaceAll(',', '')

/** Nothing of this moves a word, and it takes most of the time: painting, motion, and the styles of a thousand petals. */
const unpainted = `html { visibility: hidden !important; }
* { transition: none !important; animation: none !important; }`
const unadorned = 'svg > * { display: none !important; }'

async function open(card: Partial<InvitationCard>, isAdorned = false): Promise<void> {
  await page.goto(server.plainUrlOf(card))
  await page.addStyleTag({ content: isAdorned ? unpainted : unpainted + unadorned })
  await page.evaluate(loadTypefaces)
  await page.evaluate(widenCountdown)
}

describe.each(formatKeys)('%s', (invitationFormat) => {
  test('every name stands whole on its line, what joins two is between them, and nothing leaves the page', async () => {
    const found: string[] = []
    for (const { on, ...card } of withoutPhoto) {
      // One with all that is drawn: what hangs out of the page is found by it.
      await open({ invitationFormat, ...card }, on === everyScreen)
      // Between two people the names break, and never inside one; a company's, and a poster's, may break between any words.
      const { kind, lines } = splitCoupleNames(card.coupleNames)
      const isFree = kind === 'title' || invitationFormat === 'typography'
      const whole = (names: string[]) => (isFree ? [names.join(' ')] : names).map(unpunctuated)
      expect(whole(await page.locator('.names .line').evaluateAll(namesIn))).toEqual(whole(lines))
      for (const screen of on) {
        await resize(page, screens[screen].width, screens[screen].height)
        const troubles = [
          ...(await page.evaluate(findMisplaced)),
          ...(narrowAndWide.includes(screen) ? await findWrongJoiner(card.coupleNames) : []),
          ...(on === everyScreen ? await page.evaluate(findCollapsed) : []),
        ]
        found.push(...troubles.map((trouble) => `${card.coupleNames}, ${screen}: ${trouble}`))
      }
    }
    expect(found.join('\n')).toBe('')
  })

  test('with a photo too; no word lies on one mounted beside it, and it is as wide as its frame says', async () => {
    const found: string[] = []
    for (const { on, ...card } of withPhoto) {
      await open({ invitationFormat, ...card })
      for (const screen of on) {
        await resize(page, screens[screen].width, screens[screen].height)
        const troubles = [
          ...(await page.evaluate(findMisplaced)),
          ...(await page.evaluate(findOnPhoto)),
          ...(narrowAndWide.includes(screen) ? await findWrongJoiner(card.coupleNames) : []),
          ...(screen === 'phone' || screen === 'desktop' ? await findWrongSizes() : []),
        ]
        found.push(...troubles.map((trouble) => `${JSON.stringify(card)}, ${screen}: ${trouble}`))
      }
    }
    expect(found.join('\n')).toBe('')
  })
})

test('a poster’s lines of names all end at its margin, whatever their letters, and one name climbs beside the date', async () => {
  const { longest, company, single, usual, shortest, communion } = sampleNames
  for (const coverImageUrl of [null, '/media/landscape']) {
    for (const coupleNames of [
      longest,
      company,
      single,
      usual,
      shortest,
      communion,
      'Teresa y Víctor',
      'Yolanda y Félix',
    ]) {
      await open({ invitationFormat: 'typography', coupleNames, coverImageUrl })
      for (const screen of ['phone', 'desktop'] as const) {
        // Beside a photo the names are as high as they may be, not as wide.
        if (coverImageUrl && screen === 'desktop') continue
        await resize(page, screens[screen].width, screens[screen].height)
        const short = await page.locator('.names .row').evaluateAll(shortOfMargin)
        // In shares of the line, with the room after its last letter: what one sees beside a button or a photo.
        const where = `${coupleNames}, ${coverImageUrl}, ${screen}`
        for (const share of short) expect(share, where).toBeLessThan(0.009)
        expect(Math.min(...short), where).toBeGreaterThan(-0.012)
      }
    }
  }
})

/** Runs in the page: by how much of their measure rows of names, or the lines in them, end before it. */
function shortOfMargin(rows: Element[]): number[] {
  const range = document.createRange()
  return rows.flatMap((row) => {
    const lines = [...row.querySelectorAll('.line')]
    const own = lines.every((line) => getComputedStyle(line).display === 'block') ? lines : [row]
    return own.map((part) => {
      const last = [...part.querySelectorAll('.name')].at(-1)
      range.selectNodeContents(last ?? part)
      const edges = row.getBoundingClientRect()
      const ends = range.getBoundingClientRect()
      // A name that climbs the page ends as high as the date beside it begins.
      if (getComputedStyle(row).writingMode.startsWith('vertical')) {
        const head = row.closest('header')?.querySelector('.drawn')?.getBoundingClientRect().top ?? 0
        return (ends.top - head) / edges.height
      }
      const { left, right } = edges.width > 0 ? edges : part.getBoundingClientRect()
      return (right - ends.right) / (right - left)
    })
  })
}

async function findWrongJoiner(coupleNames: string): Promise<string[]> {
  const { between, spoken } = await page.evaluate(findJoiner)
  const word = joinerOf(coupleNames)
  const expected = word && (between === '&' || between === 'drawn' ? between : word)
  return [
    ...(between === expected ? [] : [`${between} between the names`]),
    ...(spoken === coupleNames.replace(/[&+]/, 'y') ? [] : [`is read ${spoken}`]),
  ]
}

/** Before the styles are known the photo's file is chosen: too narrow and it is blurred, too wide and it comes late. */
async function findWrongSizes(): Promise<string[]> {
  const photo = await page.evaluate(measurePhoto)
  if (!photo) return ['there is no photo']
  const { drawn, said } = photo
  return said > drawn * 0.9 && said < drawn * 1.3
    ? []
    : [`the photo is ${Math.round(drawn)} px wide and said to be ${Math.round(said)}`]
}
