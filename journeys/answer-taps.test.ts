import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBrowser, sizes, visitor } from './browser.ts'
import { aPaidEvent, type PaidEvent } from './paid-event.ts'
import { type SharedVelada, shareVelada } from './shared-velada.ts'
import { answerForFour, aThumb, familyOfFour, namedParty, type Thumb, visit } from './thumb.ts'

// What an answer costs a thumb, from the closed invitation to the thanks. Counted, not timed: a busy machine is no
// slower guest.

let velada: SharedVelada
let browser: Browser
let event: PaidEvent
let plain: PaidEvent
let page: Page
let thumb: Thumb

beforeAll(async () => {
  ;[velada, browser] = await Promise.all([shareVelada(), openBrowser()])
  event = await aPaidEvent(velada)
  plain = await aPaidEvent(velada, { hasBusTransport: false })
  await plain.change({ menus: [] })
})
beforeEach(async () => {
  for (const one of browser.contexts()) await one.close()
  ;({ page } = await visitor(browser, [new URL(velada.url).host], 'phone'))
  thumb = aThumb(page)
})
afterAll(async () => {
  await browser?.close()
  velada?.release()
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const sent = () => page.getByText('Enviando tu respuesta…').waitFor({ state: 'detached' })

test('a party of one: two taps', async () => {
  const ana = await namedParty(plain, 'Ana Ruiz', [{ name: 'Ana Ruiz' }])
  await visit(page, ana.page)
  await thumb.open()
  await thumb.tap(button('Confirmar Asistencia'))
  await page.getByRole('heading', { name: 'Gracias, contamos contigo' }).waitFor()
  await sent()
  expect(thumb.taps()).toBe(2)
  expect(await ana.now()).toMatchObject({ status: 'confirmed', guestNames: ['Ana Ruiz'] })
})

test('a party of two: one stays at home, and a no is one tap and its confirmation', async () => {
  const pair = await namedParty(plain, 'Ana y Luis', [{ name: 'Ana' }, { name: 'Luis' }])
  await visit(page, pair.page)
  await thumb.open()
  await thumb.tap(page.getByText('Luis', { exact: true }))
  await page.getByText('Venimos 1 de 2').waitFor()
  await thumb.tap(button('Confirmar Asistencia'))
  await page.getByRole('heading', { name: 'Gracias, contamos' }).waitFor()
  await sent()
  expect(thumb.taps()).toBe(3)
  expect(await pair.now()).toMatchObject({ guestNames: ['Ana'] })

  thumb = aThumb(page)
  const sorry = await namedParty(plain, 'Eva y Juan', [{ name: 'Eva' }, { name: 'Juan' }])
  await visit(page, sorry.page)
  await thumb.open()
  await thumb.tap(page.getByText('No podemos ir', { exact: true }))
  await thumb.tap(button('Confirmar que no asistiremos'))
  await page.getByRole('heading', { name: 'Gracias por avisarnos' }).waitFor()
  expect(thumb.taps()).toBe(3)
})

test('a party of four with menus, one allergy and the bus: at most 12 taps and 15 seconds', async () => {
  const family = await namedParty(event, 'Familia Ruiz', familyOfFour)
  await visit(page, family.page)
  await thumb.open()
  await answerForFour(thumb)
  await sent()
  expect(thumb.taps()).toBeLessThanOrEqual(12)
  expect(thumb.seconds()).toBeLessThanOrEqual(15)
  expect(await family.now()).toMatchObject({
    status: 'confirmed',
    guestNames: ['María', 'Luis', 'Lucía', 'Martina Gil'],
    attendees: [
      { menu: 'Carne' },
      { menu: 'Pescado' },
      { menu: 'Pescado', isChild: true, allergens: ['gluten'], dietary: 'Gluten' },
      { menu: 'Carne' },
    ],
    dietaryRestrictions: 'Lucía: Gluten',
    needsBusTransport: true,
    busComments: 'Vuelta a las 2',
  })
})

test('fifteen seats fit two screens of a phone, and are answered with four taps and one for each who stays', async () => {
  const people = Array.from({ length: 15 }, (_, at) => ({ name: `Invitada Fernández ${at + 1}` }))
  const group = await namedParty(event, 'Amigos del coro', people)
  await visit(page, group.page)
  await thumb.open()
  const height = await page.locator('dialog:modal').evaluate((sheet) => sheet.scrollHeight)
  expect(height).toBeLessThanOrEqual(2 * sizes.phone.height)
  await thumb.tap(
    page.getByRole('radiogroup', { name: 'Menú igual para todos' }).getByText('Carne', { exact: true }),
  )
  await thumb.tap(page.getByText('Invitada Fernández 15', { exact: true }))
  await thumb.tap(page.getByText('Necesitamos plaza en el autobús'))
  await thumb.tap(button('Confirmar Asistencia'))
  await page.getByRole('heading', { name: 'Gracias, contamos con vosotros' }).waitFor()
  await sent()
  expect(thumb.taps()).toBe(5)
  expect(thumb.seconds()).toBeLessThanOrEqual(15)
  expect(await group.now()).toMatchObject({ confirmedGuests: 14 })
})
