import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatKeys } from '../domain/event/formats.ts'
import { openBrowser } from './chromium.ts'
import { findMisplaced } from './contact-sheet/find-misplaced.ts'
import { findTouching, markParts, partByPart } from './contact-sheet/find-touching.ts'
import { loadTypefaces } from './contact-sheet/load-typefaces.ts'
import { resize } from './contact-sheet/resize.ts'
import { lowPhone, sampleNames, sizes } from './contact-sheet/samples.ts'
import { type InvitationServer, serveInvitations } from './contact-sheet/serve-invitations.ts'

// A capital's accent and a letter's tail are clear of the words above and below them, by the pixels.

/** Names with marks above their capitals and tails below, after other words and between two people. */
const names = [
  'Bautizo de Íñigo',
  'Bodas de plata de Carmen y Antonio',
  'Begoña y Álvaro',
  'Íñigo y Queralt Isabel',
  'Montserrat y Guillermo',
  'Jorge',
]
/** A poster breaks names that no other format does, and has some climb. */
const posterNames = [
  sampleNames.longest,
  sampleNames.communion,
  sampleNames.single,
  sampleNames.company,
  'Confirmación de Ángela',
  'Grupo Sol',
]
/** Where they stand: without a photo, below a broad one and beside an upright one. */
const places = {
  alone: { coverImageUrl: null, screens: [{ width: 320, height: 640 }, sizes.phone, sizes.desktop] },
  below: { coverImageUrl: '/media/group', screens: [lowPhone, sizes.phone] },
  beside: { coverImageUrl: '/media/portrait', screens: [sizes.phone, sizes.desktop] },
}
/** Where only the height is looked at: a phone somewhat lower than most, a laptop's low window and a tablet held upright. */
const others = [
  { width: 390, height: 780 },
  { width: 1280, height: 720 },
  { width: 768, height: 1024 },
]

let server: InvitationServer
let browser: Browser
let page: Page

beforeAll(async () => {
  ;[server, browser] = await Promise.all([serveInvitations(), openBrowser()])
  page = await browser.newPage({ reducedMotion: 'reduce', locale: 'es-ES', deviceScaleFactor: 0.5 })
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

test.each(formatKeys)(
  '%s: no letter of a name touches the words around it, and the cover has its height',
  async (invitationFormat) => {
    const found: string[] = []
    for (const coupleNames of invitationFormat === 'typography' ? [...names, ...posterNames] : names)
      for (const [place, { coverImageUrl, screens }] of Object.entries(places)) {
        await page.goto(server.plainUrlOf({ invitationFormat, coupleNames, coverImageUrl }))
        await page.addStyleTag({ content: partByPart })
        await page.evaluate(loadTypefaces)
        await page.evaluate(markParts)
        for (const screen of [...screens, ...others]) {
          await resize(page, screen.width, screen.height)
          const troubles = await page.evaluate(findMisplaced)
          if (!others.includes(screen)) troubles.push(...(await findTouching(page)))
          found.push(...troubles.map((trouble) => `${coupleNames}, ${place}, ${screen.width} px: ${trouble}`))
        }
      }
    expect(found.join('\n')).toBe('')
  },
)
