import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '../backend/testing/client.ts'
import { openBrowser, visitor } from './browser.ts'
import { aPaidEvent, type PaidEvent } from './paid-event.ts'
import { type RunningVelada, startVelada } from './running-velada.ts'

// The states of a guest's page: no such invitation, preview, unanswered, coming, not coming, being changed,
// too late to answer, and too late to change; and, across them, an answer that the network or the server does not take.

let velada: RunningVelada
let browser: Browser
let event: PaidEvent
let context: BrowserContext
let page: Page
let complaints: string[]

beforeAll(async () => {
  ;[velada, browser] = await Promise.all([startVelada(), openBrowser()])
  event = await aPaidEvent(velada)
})
beforeEach(async () => {
  for (const context of browser.contexts()) await context.close()
  ;({ context, page, complaints } = await visitor(browser, [new URL(velada.url).host], 'phone'))
})
afterAll(async () => {
  await browser?.close()
  await velada?.stop()
})

const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const coming = () => page.getByRole('heading', { name: 'Gracias, contamos contigo' })
const comingAll = () => page.getByRole('heading', { name: 'Gracias, contamos con vosotros' })
const sorry = () => page.getByRole('heading', { name: 'Gracias por avisarnos' })
/** Says yes, with a menu for everybody. */
async function confirm(label = 'Confirmar Asistencia'): Promise<void> {
  for (const menu of await page.getByLabel('Menú').all())
    if (await menu.isVisible()) await menu.selectOption('Carne')
  await button(label).click()
}
const decline = (who: 'asistiré' | 'asistiremos') => button(`Confirmar que no ${who}`).click()
/** From here on the form is the script's; before, it is sent as any form is. */
const scriptRuns = () => page.locator('form[data-scripted]').waitFor()

/** What `act` sets loading has arrived: the notices' code comes with the first touch. */
async function allLoaded(act: () => Promise<void>): Promise<void> {
  const [asked, answered] = [[] as Request[], [] as Request[]]
  page.on('request', (request) => asked.push(request))
  page.on('requestfinished', (request) => answered.push(request))
  await act()
  await eventually('all is loaded', () => asked.length > 0 && asked.every((one) => answered.includes(one)))
}

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
  expect(await page.locator('form').count()).toBe(0)
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
    await page.evaluate(() => {
      Object.assign(window, { taps: 0 })
      addEventListener('pointerdown', () => Object.assign(window, { taps: Reflect.get(window, 'taps') + 1 }))
    })
    await page.getByText(choice, { exact: true }).click()
    await (status === 'confirmed' ? confirm() : decline('asistiré'))
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

test('what is chosen and typed before the script has come is what is sent', async () => {
  const party = await event.invite({ name: 'Ana Ruiz', maxGuests: 2 })
  const script = Promise.withResolvers<void>()
  await page.route('**/assets/hydrate-invitation*', (route) => script.promise.then(() => route.continue()))
  await page.goto(party.page, { waitUntil: 'commit' })
  await page.getByText('No podremos asistir', { exact: true }).click()
  await page.getByLabel('Comentarios (opcional)').fill('Estaremos fuera')
  expect(await page.locator('form[data-scripted]').count()).toBe(0)
  script.resolve()
  await scriptRuns()
  await decline('asistiremos')
  await sorry().waitFor()
  await page.getByText('Enviando tu respuesta…').waitFor({ state: 'detached' })
  expect(await party.answer()).toMatchObject({ status: 'declined', comments: 'Estaremos fuera' })
})

test('unanswered: a party of four answers all that is asked in under 15 seconds of typing', async () => {
  const party = await event.invite({ name: 'Ana Ruiz', maxGuests: 4, group: 'Familia' })
  const perTap = 300
  let taps = 0
  const tap = async (field: ReturnType<Page['locator']>) => {
    taps++
    await field.click()
  }
  const write = async (label: string, words: string, nth = 0) => {
    const field = page.getByLabel(label, { exact: true }).nth(nth)
    await tap(field)
    await field.pressSequentially(words, { delay: 60 })
  }
  const start = performance.now()
  await page.goto(party.page)
  await tap(page.getByText('Sí, asistiremos', { exact: true }))
  for (const [index, name] of ['Luis Gil', 'Martina', 'Hugo'].entries())
    await write(`Nombre ${index + 2}`, name)
  await tap(page.getByLabel('Niño/a').nth(3))
  for (const [index, menu] of ['Carne', 'Pescado', 'Carne', 'Pescado'].entries()) {
    taps += 2
    await page.getByLabel('Menú').nth(index).selectOption(menu)
  }
  await write('Alergias o intolerancias', 'Celíaca', 2)
  await tap(page.getByText('Necesito plaza en el autobús'))
  await write('Comentarios sobre el autobús', 'Vuelta a las 2')
  await tap(button('Confirmar Asistencia'))
  await comingAll().waitFor()
  await page.getByText('Enviando tu respuesta…').waitFor({ state: 'detached' })
  const seconds = (performance.now() - start + taps * perTap) / 1000
  expect(seconds).toBeLessThan(15)
  expect(await party.answer()).toMatchObject({
    status: 'confirmed',
    guestNames: ['Ana Ruiz', 'Luis Gil', 'Martina', 'Hugo'],
    attendees: [
      { menu: 'Carne', isChild: false },
      { menu: 'Pescado' },
      { menu: 'Carne', dietary: 'Celíaca' },
      { menu: 'Pescado', isChild: true },
    ],
    needsBusTransport: true,
    busComments: 'Vuelta a las 2',
  })
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
  await page.getByLabel('Alergias o intolerancias').first().fill('Sin lactosa')
  await button('Guardar respuesta').waitFor()
  await page.getByLabel('Alergias o intolerancias').first().fill('')
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
  await page.getByText('No podremos asistir', { exact: true }).click()
  expect(await page.getByLabel('Nombre 1').isVisible()).toBe(false)
  await button('Guardar respuesta').click()
  await sorry().waitFor()
  await button('Modificar respuesta').click()
  expect(await page.getByLabel('No podremos asistir').isChecked()).toBe(true)
  expect(await button('Sin cambios').isDisabled()).toBe(true)
  expect(await party.answer()).toMatchObject({ status: 'declined', confirmedGuests: 0, guestNames: [] })
  expect(complaints).toEqual([])
})

test('an answer the network swallows is kept, with all that was typed, and goes out when it returns', async () => {
  const party = await event.invite({ name: 'Ana Ruiz', maxGuests: 2 })
  await page.goto(party.page)
  await scriptRuns()
  await allLoaded(() => page.getByLabel('Nombre 2').click())
  await page.getByLabel('Nombre 2').fill('Luis Gil')
  await context.setOffline(true)
  await confirm()
  await page.getByText('Error al confirmar', { exact: true }).waitFor()
  await page.getByRole('status').getByText('Sin conexión. Tu respuesta está guardada').waitFor()
  expect(await page.getByLabel('Nombre 2').inputValue()).toBe('Luis Gil')
  await context.setOffline(false)
  await comingAll().waitFor()
  await page.getByText('Invitación confirmada', { exact: true }).waitFor()
  expect(await party.answer()).toMatchObject({ guestNames: ['Ana Ruiz', 'Luis Gil'] })

  // Closed while the network is away, and opened again another day.
  const other = await event.invite({ name: 'Eva Sanz', maxGuests: 1 })
  await page.goto(other.page)
  await scriptRuns()
  await context.setOffline(true)
  await page.getByText('No podré asistir', { exact: true }).click()
  await decline('asistiré')
  await page.getByText('Sin conexión. Tu respuesta está guardada').waitFor()
  await page.close()
  await context.setOffline(false)
  page = await context.newPage()
  // The toast goes after five seconds, which a slow page may need to load.
  const told = page.getByText('Respuesta enviada', { exact: true }).waitFor()
  await Promise.all([page.goto(other.page), sorry().waitFor(), told])
  expect(await other.answer()).toMatchObject({ status: 'declined' })
})

test('an answer the server refuses is said with its reason, and nothing typed is lost', async () => {
  const late = await aPaidEvent(velada)
  const party = await late.invite({ name: 'Ana Ruiz', maxGuests: 2 })
  const answered = await late.invite({ name: 'Eva Sanz', maxGuests: 1 })
  await page.goto(answered.page)
  await scriptRuns()
  await confirm()
  await page.getByText('Invitación confirmada', { exact: true }).waitFor()

  await page.goto(party.page)
  await scriptRuns()
  await page.getByLabel('Nombre 2').fill('Luis Gil')
  await late.change({ rsvpDeadline: yesterday() })
  await confirm()
  await page.getByText('Error al confirmar', { exact: true }).waitFor()
  await page.getByText('El plazo para confirmar asistencia ha expirado', { exact: true }).waitFor()
  expect(await page.getByLabel('Nombre 2').inputValue()).toBe('Luis Gil')
  expect(await party.answer()).toMatchObject({ status: 'pending' })

  // Too late to answer: the message stands where the button was; who answered may still change.
  await page.reload()
  await page.getByText('El plazo para confirmar asistencia ha expirado', { exact: true }).waitFor()
  expect(await page.locator('form').count()).toBe(0)
  await page.goto(answered.page)
  await button('Modificar respuesta').waitFor()

  // Too late to change: the event has begun.
  await late.change({ eventDate: yesterday(), rsvpDeadline: '' })
  await page.reload()
  await page.getByRole('heading', { name: 'Gracias' }).waitFor()
  expect(await button('Modificar respuesta').count()).toBe(0)
  await page.goto(party.page)
  await page.getByText('El plazo para confirmar asistencia ha expirado', { exact: true }).waitFor()
})
