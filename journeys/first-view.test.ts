import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { formatKeys } from '../domain/event/formats.ts'
import { openBrowser, visitor } from './browser.ts'
import { sampleNames } from './contact-sheet/samples.ts'
import { type InvitationServer, serveInvitations } from './contact-sheet/serve-invitations.ts'
import { type CutLine, firstBytes, firstTextOf, mostHeaders, openCutLine, tooHeavy } from './first-bytes.ts'

// What the first packets of a guest's page show: the cover, with its words where they will stay and as they will look.

const wordsFirst = formatKeys.filter((format) => !tooHeavy.includes(format))

let server: InvitationServer
let browser: Browser
let line: CutLine | undefined

beforeAll(async () => {
  ;[server, browser] = await Promise.all([serveInvitations(), openBrowser()])
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
  await line?.close()
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const greeting = 'Querida familia Fernández'

/**
 * Every visible word of the cover with its place and size; of the greeting, whose rarer letters may come later, its
 * lines alone.
 */
const wordsOf = (tab: Page) =>
  tab.evaluate((greeting) => {
    const cover = document.querySelector('header')
    if (!cover) return []
    const texts = document.createTreeWalker(cover, NodeFilter.SHOW_TEXT)
    const words: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.textContent?.trim() || text.parentElement?.closest('.spoken, style')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const isGreeting = text.textContent.trim() === greeting
      const boxes = [...range.getClientRects()].map(({ x, y, width, height }) =>
        isGreeting ? 'a line' : [x, y, width, height].map(Math.round),
      )
      words.push(`${text.textContent.trim()} ${boxes.join(' ')}`)
    }
    return words
  }, greeting)

test.each(wordsFirst)(
  '%s: the first 14,600 bytes hold the cover, and no word of it moves when the rest arrives',
  async (invitationFormat) => {
    const page = server.urlOf({ invitationFormat, coupleNames: sampleNames.longest })
    // No request waits long for the letters to be cut; a busy machine is late with them once.
    await expect
      .poll(async () => (await firstTextOf(page)).text, { timeout: 60_000 })
      .toContain('src:url(data:font/woff2')

    const { host, origin } = new URL(page)
    // The server of this test sends nearly no headers.
    line = await openCutLine(origin, firstBytes - mostHeaders)
    const whole = await visitor(browser, [host, new URL(line.urlOf(page)).host], 'phone')
    await whole.page.goto(page, { waitUntil: 'networkidle' })
    await whole.page.evaluate(() => document.fonts.ready)
    const expected = await wordsOf(whole.page)
    expect(expected.length).toBeGreaterThan(2)

    const cut = await whole.context.newPage()
    await cut.goto(line.urlOf(page), { waitUntil: 'commit' })
    await expect.poll(() => wordsOf(cut), { timeout: 8_000 }).toEqual(expected)
    line.mend()
    await cut.waitForLoadState('networkidle')
    await cut.evaluate(() => document.fonts.ready)
    expect(await wordsOf(cut)).toEqual(expected)
  },
)

/** Notes for each frame whether a face that stands in the page and was there already has to be made anew. */
const watchLetters = `{
  const there = new Set()
  const look = () => {
    for (const { display, family, weight, style, status } of document.fonts) {
      const face = [family, weight, style].join()
      if (display !== 'block') continue
      if (status === 'loaded') there.add(face)
      else if (there.has(face)) document.documentElement.dataset.lost = face
    }
    document.documentElement.dataset.there = there.size
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}`

test.each(['classic', 'script', 'geometric'] as const)(
  '%s: the cover keeps its letters when the files for the text below come',
  async (invitationFormat) => {
    const page = server.urlOf({ invitationFormat, coupleNames: 'Lucía' })
    await expect
      .poll(async () => (await firstTextOf(page)).text, { timeout: 60_000 })
      .toContain('src:url(data:font/woff2')
    const { page: tab } = await visitor(browser, [new URL(page).host], 'phone')
    await tab.addInitScript(watchLetters)
    await tab.goto(page)
    const files = () =>
      [...document.fonts].filter(({ display, status }) => display === 'swap' && status === 'loaded').length
    await expect.poll(() => tab.evaluate(files)).toBeGreaterThan(0)
    await tab.waitForLoadState('networkidle')
    // The answer brings typefaces too.
    await tab.getByRole('link', { name: 'Confirmar asistencia' }).first().click()
    await tab.getByRole('dialog').waitFor()
    await tab.waitForLoadState('networkidle')
    const { there, lost } = await tab.evaluate(() => ({ ...document.documentElement.dataset }))
    expect(Number(there)).toBeGreaterThan(0)
    expect(lost).toBeUndefined()
  },
)
