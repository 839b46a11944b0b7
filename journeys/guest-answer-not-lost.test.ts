import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '../backend/testing/client.ts'
import { chooseMenus } from './answer-form.ts'
import { openBrowser, visitor } from './browser.ts'
import { aPaidEvent, type PaidEvent } from './paid-event.ts'
import { type SharedVelada, shareVelada } from './shared-velada.ts'

// An answer that the script, the network or the server does not take at once; and the page too late to answer, and too
// late to change.

let velada: SharedVelada
let browser: Browser
let event: PaidEvent
let context: BrowserContext
let page: Page

beforeAll(async () => {
  ;[velada, browser] = await Promise.all([shareVelada(), openBrowser()])
  event = await aPaidEvent(velada)
})
beforeEach(async () => {
  for (const context of browser.contexts()) await context.close()
  ;({ context, page } = await visitor(browser, [new URL(velada.url).host], 'phone'))
})
afterAll(async () => {
  await browser?.close()
  velada?.release()
})

const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const comingAll = () => page.getByRole('heading', { name: 'Gracias, contamos con vosotros' })
const sorry = () => page.getByRole('heading', { name: 'Gracias por avisarnos' })
/** Says yes, with a menu for everybody. */
async function confirm(): Promise<void> {
  await chooseMenus(page, 'Carne')
  await button('Confirmar Asistencia').click()
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

test('what is chosen and typed before the script has come is what is sent', async () => {
  const party = await event.invite({ name: 'Ana Ruiz', maxGuests: 2 })
  const script = Promise.withResolvers<void>()
  await page.route('**/assets/hydrate-answer*', (route) => script.promise.then(() => route.continue()))
  await page.goto(party.page, { waitUntil: 'commit' })
  await page.getByText('No podemos ir', { exact: true }).click()
  await page.getByLabel('Comentarios (opcional)').fill('Estaremos fuera')
  expect(await page.locator('form[data-scripted]').count()).toBe(0)
  script.resolve()
  await scriptRuns()
  await decline('asistiremos')
  await sorry().waitFor()
  await page.getByText('Enviando tu respuesta…').waitFor({ state: 'detached' })
  expect(await party.answer()).toMatchObject({ status: 'declined', comments: 'Estaremos fuera' })
})

test('an answer the network swallows is kept, with all that was typed, and goes out when it returns', async () => {
  const party = await event.invite({ name: 'Ana Ruiz', maxGuests: 2 })
  await page.goto(party.page)
  await scriptRuns()
  await allLoaded(() => page.getByLabel('Nombre 2').click())
  await page.getByLabel('Nombre 2').fill('Luis Gil')
  await context.setOffline(true)
  await confirm()
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
  // The closed page may have been online for its last moment: then its answer is there already, and is sent once more.
  const told = page.getByText(/^Respuesta (enviada|actualizada)$/).waitFor()
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
  await page.getByRole('alert').getByText('El plazo para confirmar asistencia ha expirado').waitFor()
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
