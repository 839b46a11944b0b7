import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { formatKeys } from '../domain/event/formats.ts'
import { chooseMenus } from './answer-form.ts'
import { openBrowser, sizes, visitor } from './browser.ts'
import { loadTypefaces } from './contact-sheet/load-typefaces.ts'
import { type InvitationServer, serveInvitations } from './contact-sheet/serve-invitations.ts'
import { aPaidEvent } from './paid-event.ts'
import { type SharedVelada, shareVelada } from './shared-velada.ts'
import { namedParty } from './thumb.ts'

// Browsers change pages by themselves: they darken them at night, translate them for guests from abroad, keep no cookies.

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

test.each(formatKeys)('%s keeps its colours in a browser that darkens pages', async (invitationFormat) => {
  const page = await browser.newPage({ viewport: sizes.phone, reducedMotion: 'reduce', colorScheme: 'dark' })
  /** How bright it is in red, green and blue, 0 to 255. */
  const brightness = async () => {
    await page.goto(server.uncutUrlOf({ invitationFormat }))
    await page.evaluate(loadTypefaces)
    const { channels } = await sharp(await page.screenshot()).stats()
    return channels.map(({ mean }) => mean)
  }
  const untouched = await brightness()
  const developer = await page.context().newCDPSession(page)
  await developer.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  const darkened = await brightness()
  for (const [at, mean] of untouched.entries()) expect(Math.abs(mean - (darkened[at] ?? 0))).toBeLessThan(1)
})

/** Runs in the page: what a browser's translator does to every text, and to those that come later. */
function translate(): void {
  const within = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(text as Text)
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, font, [translate=no]'))
        continue
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      inner.textContent = `${text.data}*`
      text.replaceWith(outer)
    }
  }
  within(document.body)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) within(node)
  }).observe(document.body, { childList: true, subtree: true })
}

const answerTranslated = async (page: Page) => {
  await page.getByRole('button', { name: 'Confirmar Asistencia' }).click()
  await page.getByRole('heading', { name: 'Gracias, contamos con vosotros' }).waitFor()
}

test.each(['before the answer is opened', 'while it is open'])(
  'a page that is translated %s takes an answer, and the names stay names',
  async (when) => {
    const event = await aPaidEvent(velada)
    const pair = await namedParty(event, 'Rosa y Ángel', [{ name: 'Rosa' }, { name: 'Ángel' }])
    const { page, complaints } = await visitor(browser, [new URL(velada.url).host], 'phone')
    const choice = (status: string) =>
      page.locator(`[name='status'][value='${status}']`).check({ force: true })
    await page.goto(pair.page)
    if (when.startsWith('before')) await page.evaluate(translate)
    await page.getByRole('link', { name: 'Confirmar asistencia' }).first().click()
    await page.getByRole('button', { name: 'Confirmar Asistencia' }).waitFor()
    if (when.startsWith('while')) await page.evaluate(translate)
    await choice('declined')
    await page.getByRole('button', { name: 'Confirmar que no asistiremos' }).waitFor()
    await choice('confirmed')
    await chooseMenus(page, 'Pescado')
    await answerTranslated(page)
    expect(await pair.now()).toMatchObject({ status: 'confirmed', confirmedGuests: 2 })
    await page.getByRole('button', { name: 'Modificar respuesta' }).click()
    await choice('declined')
    await page.getByRole('button', { name: 'Guardar respuesta' }).click()
    await page.getByRole('heading', { name: 'Gracias por avisarnos' }).waitFor()
    await expect.poll(async () => (await pair.now()).status).toBe('declined')
    expect(await page.locator('h1').innerText()).not.toContain('*')
    // React says that it found another text, and draws the answer anew.
    expect(complaints.filter((complaint) => !complaint.includes('#418'))).toEqual([])
  },
)

test.each([true, false])(
  'a browser that keeps no cookies answers and changes its answer (script: %s)',
  async (script) => {
    const event = await aPaidEvent(velada)
    const party = await event.invite({ name: 'Ana Ruiz', maxGuests: 1 })
    const context = await browser.newContext({
      viewport: sizes.phone,
      locale: 'es-ES',
      javaScriptEnabled: script,
    })
    const page = await context.newPage()
    await page.goto(party.page)
    await page.getByRole('link', { name: 'Confirmar asistencia' }).first().click()
    await chooseMenus(page, 'Pescado')
    await context.clearCookies()
    await page.getByRole('button', { name: 'Confirmar Asistencia' }).click()
    await page.getByRole('heading', { name: 'Gracias, contamos contigo' }).waitFor()
    await expect.poll(async () => (await party.answer()).status).toBe('confirmed')
    await page.getByRole('button', { name: 'Modificar respuesta' }).click()
    await page.locator("[name='status'][value='declined']").check({ force: true })
    await context.clearCookies()
    await page.getByRole('button', { name: 'Guardar respuesta' }).click()
    await page.getByRole('heading', { name: 'Gracias por avisarnos' }).waitFor()
    await expect.poll(async () => (await party.answer()).status).toBe('declined')
  },
)
