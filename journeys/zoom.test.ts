import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './chromium.ts'
import { sizes } from './contact-sheet/samples.ts'
import { type InvitationServer, serveInvitations } from './contact-sheet/serve-invitations.ts'

// Zoomed to 200 %, as those read who see badly: a browser then lays out half as many pixels, and doubles each. Where
// everything stands is looked at in `formats-layout.test.ts`.

let server: InvitationServer
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([serveInvitations(), openBrowser()])
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

async function open(viewport: { width: number; height: number }): Promise<Page> {
  const page = await browser.newPage({ viewport, deviceScaleFactor: 2, hasTouch: true, locale: 'es-ES' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return page
}

test('on a phone the answer is given as without zoom: each control is whole and takes a tap', async () => {
  const page = await open({ width: sizes.phone.width / 2, height: sizes.phone.height / 2 })
  await page.goto(server.urlOf({ invitationFormat: 'classic' }))
  await page.locator('form[data-scripted]').waitFor({ state: 'attached' })
  await page.locator('header .answer-link').tap()
  const sheet = page.locator('dialog:modal')
  await sheet.waitFor()
  expect(await sheet.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  for (const control of await sheet.locator('button:visible, label:visible, summary:visible').all()) {
    await control.scrollIntoViewIfNeeded()
    const { x = -1, width = 0 } = (await control.boundingBox()) ?? {}
    expect([await control.textContent(), x >= 0, x + width <= sizes.phone.width / 2]).toEqual([
      await control.textContent(),
      true,
      true,
    ])
  }
  await sheet.getByText('No podemos ir').tap()
  await sheet.getByRole('button', { name: 'Confirmar que no asistiremos' }).waitFor()
})
