import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { chooseMenus, openAllergies } from './answer-form.ts'
import { openBrowser, visitor } from './browser.ts'
import { aPaidEvent, type PaidEvent } from './paid-event.ts'
import { type SharedVelada, shareVelada } from './shared-velada.ts'

// The states of a guest's page: no such invitation, preview, unanswered, coming, not coming, being changed.

let velada: SharedVelada
let browser: Browser
let event: PaidEvent
let page: Page
let complaints: string[]

beforeAll(async () => {
  ;[velada, browser] = await Promise.all([shareVelada(), openBrowser()])
  event = await aPaidEvent(velada)
})
beforeEach(async () => {
  for (const context of browser.contexts()) await context.close()
  ;({ page, complaints } = await visitor(browser, [new URL(velada.url).host], 'phone'))
})
afterAll(async () => {
  await browser?.close()
  velada?.release()
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const coming = () => page.getByRole('heading', { name: 'Gracias, contamos contigo' })
const comingAll = () => page.getByRole('heading', { name: 'Gracias, contamos con vosotros' })
const sorry = () => page.getByRole('heading', { name: 'Gracias por avisarnos' })
/** Says yes, with a menu for everybody. */
async function confirm(): Promise<void> {
  await chooseMenus(page, 'Carne')
  await button('Confirmar Asistencia').click()
}
/** From here on the form is the script's; before, it is sent as any form is. */
const scriptRuns = () => page.locator('form[data-scripted]').waitFor()

test('no such invitation: a link that leads nowhere says so, with status 404', async () => {
  const { page: real } = await event.invite({ name: 'Ana Ruiz', maxGuests: 1 })
  const token = real.split('/').at(-1)
  const wrong = [
    `${event.address}/ningunaclave`,
    `${velada.url}/invite/otra-boda/${token}`,
    `${velada.url}/invite/otra-boda/preview`,
  ]
  for (const address of wrong) {
    const answer = await page.goto(address)
    expect(answer?.status(), address).toBe(404)
    await page.getByRole('heading', { name: 'Invitación no encontrada' }).waitFor()
    await page.getByText('Esta invitación no existe o ha expirado', { exact: true }).waitFor()
    expect(await page.getByText('Lucía').count()).toBe(0)
  }
})

test('preview: a notice, the whole card, and a button that answers nothing', async () => {
  await page.goto(`${event.address}/preview`)
  await page.getByText('Vista previa de la invitación').waitFor()
  await page.getByRole('heading', { name: 'Confirma tu asistencia' }).waitFor()
  expect(await button('Confirmar Asistencia').isDisabled()).toBe(true)
  expect(await page.locator('#confirmar form').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('unanswered: a party of one says yes, or no, in two taps', async () => {
  const quick = await aPaidEvent(velada)
  await quick.change({ menus: [] })
  for (const [choice, thanks, status] of [
    ['Sí, asistiré', coming, 'confirmed'],
    ['No podré asistir', sorry, 'declined'],
  ] as const) {
    const party = await quick.invite({ name: 'Ana Ruiz', maxGuests: 1 })
    await page.goto(party.page)
    await scriptRuns()
    await page.evaluate(() => {
      Object.assign(window, { taps: 0 })
      addEventListener('pointerdown', () => Object.assign(window, { taps: Reflect.get(window, 'taps') + 1 }))
    })
    await page.getByText(choice, { exact: true }).click()
    await (status === 'confirmed' ? confirm() : button('Confirmar que no asistiré').click())
    await thanks().waitFor()
    expect(await page.evaluate(() => Reflect.get(window, 'taps'))).toBe(2)
    await page.getByText('Enviando tu respuesta…').waitFor({ state: 'detached' })
    expect(await party.answer()).toMatchObject({
      status,
      guestNames: status === 'confirmed' ? ['Ana Ruiz'] : [],
    })
  }
  expect(complaints).toEqual([])
})

test('coming, being changed, not coming: the answer is shown at once, and changed only when something changes', async () => {
  const party = await event.invite({ name: 'Ana Ruiz', maxGuests: 2 })
  await page.goto(party.page)
  await scriptRuns()
  await page.getByLabel('Nombre 2').fill('Luis Gil')

  // The thanks do not wait for the server.
  const held = Promise.withResolvers<void>()
  await page.route('**/rsvp', async (route) => {
    await held.promise
    await route.continue()
  })
  await confirm()
  await comingAll().waitFor()
  await page.getByText('Asistencia confirmada (2 personas): Ana Ruiz, Luis Gil.').waitFor()
  expect(await party.answer()).toMatchObject({ status: 'pending' })
  expect(await button('Modificar respuesta').count()).toBe(0)
  held.resolve()
  await page.getByText('Invitación confirmada', { exact: true }).waitFor()
  await page.unroute('**/rsvp')
  expect(await party.answer()).toMatchObject({ status: 'confirmed', confirmedGuests: 2 })
  expect(await comingAll().evaluate((heading) => document.activeElement === heading)).toBe(true)

  // Found again: as it was answered.
  await page.reload()
  await comingAll().waitFor()
  await button('Modificar respuesta').click()
  expect(await button('Sin cambios').isDisabled()).toBe(true)
  await (await openAllergies(page)).fill('Sin lactosa')
  await button('Guardar respuesta').waitFor()
  await (await openAllergies(page)).fill('')
  await button('Sin cambios').waitFor()
  await button('Cancelar').click()
  await comingAll().waitFor()

  await button('Modificar respuesta').click()
  await button('Una persona menos').click()
  expect(await page.getByLabel('Nombre 2').isVisible()).toBe(false)
  await button('Guardar respuesta').click()
  await page.getByText('Respuesta actualizada', { exact: true }).waitFor()
  await page.getByText('Asistencia confirmada (1 persona): Ana Ruiz.').waitFor()

  await button('Modificar respuesta').click()
  await page.getByText('No podemos ir', { exact: true }).click()
  expect(await page.getByLabel('Nombre 2').isVisible()).toBe(false)
  await button('Guardar respuesta').click()
  await sorry().waitFor()
  await button('Modificar respuesta').click()
  expect(await page.getByLabel('No podemos ir').isChecked()).toBe(true)
  expect(await button('Sin cambios').isDisabled()).toBe(true)
  expect(await party.answer()).toMatchObject({ status: 'declined', confirmedGuests: 0, guestNames: [] })
  expect(complaints).toEqual([])
})
