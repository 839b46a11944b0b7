import axe from 'axe-core/axe.min.js?raw'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBrowser, sizes, visitor } from './browser.ts'
import { aPaidEvent, type PaidEvent } from './paid-event.ts'
import { type SharedVelada, shareVelada } from './shared-velada.ts'

// The way to the answer: the button on the cover, the bar that goes with the scroll, and the answer over the page.

let velada: SharedVelada
let browser: Browser
let event: PaidEvent
let page: Page

beforeAll(async () => {
  ;[velada, browser] = await Promise.all([shareVelada(), openBrowser()])
  event = await aPaidEvent(velada)
  await event.change({ rsvpDeadline: '2031-05-15' })
})
beforeEach(async () => {
  for (const one of browser.contexts()) await one.close()
  ;({ page } = await visitor(browser, [new URL(velada.url).host], 'phone'))
})
afterAll(async () => {
  await browser?.close()
  velada?.release()
})

const onCover = () => page.locator('header .answer-link')
const bar = () => page.locator('.answer-bar')
const sheet = () => page.locator('dialog:modal')
const scroll = () => page.evaluate(() => scrollY)

test('the button stands on the cover with the deadline, and opens the answer over the page before its script has come', async () => {
  const party = await event.invite({ name: 'Ana Ruiz', maxGuests: 2 })
  const script = Promise.withResolvers<void>()
  await page.route('**/assets/hydrate-answer*', (route) => script.promise.then(() => route.continue()))
  await page.goto(party.page, { waitUntil: 'commit' })
  expect(await onCover().innerText()).toMatch(/^confirmar asistencia\s+hasta el 15 de mayo$/i)
  await page.waitForLoadState('domcontentloaded')
  await onCover().click()
  await sheet().waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Confirma tu asistencia')
  await sheet().getByLabel('Comentarios (opcional)').fill('¡Qué ilusión!')
  script.resolve()
  await page.locator('form[data-scripted]').waitFor()
  await page.keyboard.press('Escape')
  await sheet().waitFor({ state: 'detached' })
  expect(await page.getByLabel('Comentarios (opcional)').inputValue()).toBe('¡Qué ilusión!')
})

test('the bar goes with the scroll until the answer is there; the sheet gives back scroll, focus and address', async () => {
  const party = await event.invite({ name: 'Ana Ruiz', maxGuests: 2 })
  await page.goto(party.page)
  await page.locator('form[data-scripted]').waitFor()
  const isOnScreen = async () => {
    const { y = -1, height = 0 } = (await bar().boundingBox()) ?? {}
    return (await bar().isVisible()) && y >= 0 && y + height <= sizes.phone.height + 1
  }
  expect(await isOnScreen()).toBe(false)
  await page.evaluate(() => scrollTo(0, innerHeight * 0.4))
  expect(await isOnScreen()).toBe(true)
  const before = await scroll()
  await bar().getByRole('link').click()
  await sheet().waitFor()
  expect(page.url()).toMatch(/#confirmar$/)
  await page.evaluate(axe)
  const barriers = await page.evaluate<{ id: string }[]>(
    'axe.run().then((result) => result.violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) })))',
  )
  expect(barriers).toEqual([])
  await page.goBack()
  await sheet().waitFor({ state: 'detached' })
  expect([await scroll(), page.url()]).toEqual([before, party.page])
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('answer-link')

  await bar().getByRole('link').click()
  await page.getByRole('button', { name: 'Volver a la invitación' }).click()
  await sheet().waitFor({ state: 'detached' })
  await page.waitForURL(party.page)
  expect(await scroll()).toBe(before)

  await page.evaluate(() => document.querySelector('#confirmar')?.scrollIntoView())
  await page.locator('.answer-bar[data-away]').waitFor({ state: 'attached' })
  await bar().waitFor({ state: 'hidden' })
})

test('without script the button leads to the answer in the page; who has answered finds the answer, who is late finds no button', async () => {
  const party = await event.invite({ name: 'Ana Ruiz', maxGuests: 1 })
  const late = await event.invite({ name: 'Eva Sanz', maxGuests: 1 })
  const context = await browser.newContext({ viewport: sizes.phone, javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(party.page)
  await plain.locator('header .answer-link').click()
  await plain.waitForURL(`${party.page}#confirmar`)
  const { y = -1 } =
    (await plain.getByRole('heading', { name: 'Confirma tu asistencia' }).boundingBox()) ?? {}
  expect(y).toBeGreaterThanOrEqual(0)
  expect(y).toBeLessThan(sizes.phone.height)
  await plain.getByLabel('No podré asistir').check({ force: true })
  await plain.getByRole('button', { name: 'Confirmar que no asistiré' }).click()
  await plain.getByRole('heading', { name: 'Gracias por avisarnos' }).waitFor()
  expect((await plain.locator('header .answer-link').innerText()).toLowerCase()).toBe('tu respuesta')

  await event.change({ rsvpDeadline: '2026-01-01' })
  await plain.goto(late.page)
  expect(await plain.locator('header .answer-link').isVisible()).toBe(false)
  expect(await plain.locator('.answer-bar').isVisible()).toBe(false)
  await context.close()
})
