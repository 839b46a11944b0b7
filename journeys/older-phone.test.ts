import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { formatKeys } from '../domain/event/formats.ts'
import { openBrowser, sizes } from './browser.ts'
import { layOutAnew } from './contact-sheet/lay-out-anew.ts'
import { loadTypefaces } from './contact-sheet/load-typefaces.ts'
import { type InvitationServer, serveInvitations } from './contact-sheet/serve-invitations.ts'
import { aPaidEvent } from './paid-event.ts'
import { type SharedVelada, shareVelada } from './shared-velada.ts'

// A guest's old phone gets the same invitation, in words that its browser knows.

const iPhone7 =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 15_8_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6.6 Mobile/15E148 Safari/604.1'

let server: InvitationServer
let velada: SharedVelada
let browser: Browser

beforeAll(async () => {
  ;[server, velada, browser] = await Promise.all([serveInvitations(), shareVelada(), openBrowser()])
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
  velada?.release()
})

/** Every visible word of the page before the answer, with its place in pixels. */
const wordsOf = async (page: Page) => {
  await page.evaluate(loadTypefaces)
  await page.evaluate(layOutAnew)
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const words: [string, number, number][] = []
    const answer = document.querySelector('#confirmar')
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const word = text.textContent?.trim()
      const { parentElement } = text
      if (!word || !parentElement?.checkVisibility({ checkVisibilityCSS: true })) continue
      // What a script keeps true, what is only heard, and the answer, whose marks are the browser's own.
      if (parentElement.closest('style, .countdown, .spoken, .answer-bar, #confirmar')) continue
      // Where the answer ends, what follows begins elsewhere.
      if (answer && answer.compareDocumentPosition(text) === Node.DOCUMENT_POSITION_FOLLOWING) break
      const range = document.createRange()
      range.selectNodeContents(text)
      const { x, y } = range.getBoundingClientRect()
      words.push([word, x, y + scrollY])
    }
    return words
  })
}

const photos = { phone: 'portrait', desktop: 'landscape' } as const

test.each(
  formatKeys.flatMap((format) => (['phone', 'desktop'] as const).map((size) => [format, size] as const)),
)('%s on a %s: every word is where it is in a newer browser', async (format, size) => {
  const page = await browser.newPage({ viewport: sizes[size], reducedMotion: 'reduce', locale: 'es-ES' })
  const card = { invitationFormat: format, coverImageUrl: `/media/${photos[size]}` }
  await page.goto(server.uncutUrlOf(card))
  const newer = await wordsOf(page)
  await page.goto(server.olderUrlOf(card))
  const older = await wordsOf(page)
  expect(older.map(([word]) => word)).toEqual(newer.map(([word]) => word))
  const moved = older.filter(([, x, y], at) => {
    const [, left = 0, top = 0] = newer[at] ?? []
    return Math.abs(x - left) > 2 || Math.abs(y - top) > 2
  })
  expect(moved).toEqual([])
})

test.each(formatKeys)('%s says nothing that an older browser does not know', async (format) => {
  const page = await browser.newPage()
  const url = server.olderUrlOf({ invitationFormat: format, coverImageUrl: '/media/portrait' })
  const html = (await (await page.goto(url))?.text()) ?? ''
  expect(html).toContain('</html>')
  expect(html).not.toMatch(/color-mix|\dcqi|@container card|<script|\.webp/)
  // Only what those who know choices in selectors may read has new words.
  const everywhere = html.replace(/[^{}]*:(?:is|where|has)\([^{}]*\{[^{}]*\}/g, '')
  expect(everywhere).not.toMatch(
    /[{;](?:inset|translate|rotate|scale|[a-z][a-z-]*-(?:inline|block))(?:-start|-end)?:/,
  )
})

test('a guest with an old phone sees the photo and answers without a script', async () => {
  const event = await aPaidEvent(velada)
  const party = await event.invite({ name: 'Pilar Soto', maxGuests: 2 })
  const page = await browser.newPage({ viewport: sizes.phone, userAgent: iPhone7, locale: 'es-ES' })
  await page.goto(party.page)
  expect(await page.locator('script').count()).toBe(0)
  await page.getByText('Pilar').first().waitFor()
  await page.getByRole('link', { name: 'Confirmar asistencia' }).first().click()
  await page.getByLabel('Nombre 2').fill('Luis Gil')
  for (const at of [0, 1]) await page.locator(`[name='attendees[${at}][menu]'][value='Pescado']`).check()
  await page.getByRole('button', { name: 'Enviar respuesta' }).click()
  await page.getByRole('heading', { name: 'Gracias, contamos con vosotros' }).waitFor()
  expect(await party.answer()).toMatchObject({ status: 'confirmed', guestNames: ['Pilar Soto', 'Luis Gil'] })
  expect(await page.locator('script').count()).toBe(0)
})

test.each(['/', '/login', '/wizard'])(
  '%s says on an older browser that something may not respond',
  async (path) => {
    const noteIn = async (userAgent?: string) => {
      const page = await browser.newPage({ ...(userAgent && { userAgent }) })
      await page.goto(velada.url + path)
      return page.getByRole('note').allInnerTexts()
    }
    expect(await noteIn(iPhone7)).toEqual([expect.stringContaining('Este navegador tiene ya unos años')])
    expect(await noteIn()).toEqual([])
  },
)
