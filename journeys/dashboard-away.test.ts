import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBrowser, visitor } from './browser.ts'
import { aPaidEvent, type PaidEvent, type Party } from './paid-event.ts'
import { type SharedVelada, shareVelada } from './shared-velada.ts'

let velada: SharedVelada
let browser: Browser
let event: PaidEvent
let ana: Party
let context: BrowserContext
let page: Page

beforeAll(async () => {
  ;[velada, browser] = await Promise.all([shareVelada(), openBrowser()])
  event = await aPaidEvent(velada)
})
beforeEach(async () => {
  for (const open of browser.contexts()) await open.close()
  ana = await event.invite({ name: `Ana ${crypto.randomUUID().slice(0, 8)}`, maxGuests: 2 })
  ;({ context, page } = await visitor(browser, [new URL(velada.url).host]))
  const consent = JSON.stringify({ choice: 'rejected', date: '2026-01-01T00:00:00.000Z' })
  await context.addInitScript(`localStorage.setItem('cookie-consent', '${consent}')`)
  await context.addCookies(
    [...event.couple.cookies].map(([name, value]) => ({ name, value, url: velada.url })),
  )
})
afterAll(async () => {
  await browser?.close()
  velada?.release()
})

const dashboard = () => `${velada.url}/dashboard/${event.id}`
const list = () => page.getByLabel('Lista de invitados')
const away = () => page.getByText('Sin conexión, reintentando…')
const confirmed = () =>
  list().locator('tbody tr').filter({ hasText: ana.name }).getByText('Confirmado', { exact: true })

/** A guest answers elsewhere, by a way of its own. */
async function answers(): Promise<void> {
  const reply = await fetch(`${velada.url}/api/guests/${ana.id}/rsvp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Invitation-Token': ana.page.split('/').at(-1) ?? '' },
    body: JSON.stringify({ status: 'confirmed', confirmedGuests: 1, guestNames: [ana.name] }),
  })
  expect(reply.status).toBe(200)
}

test('one failed background refresh wipes nothing: list, the line that sends and a half-typed form stay, and the answer is fetched later', async () => {
  await page.goto(dashboard())
  await list().waitFor()
  await page.getByRole('button', { name: 'Añadir a mano' }).click()
  await page.getByLabel('Nombre', { exact: false }).first().fill('Medio escri')
  let refused = 0
  await page.route(/\/api\/events\/[^/]+\/(guests|stats)/, (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    refused += 1
    return route.fulfill({ status: 503, body: 'Volvemos enseguida.' })
  })
  await answers()
  await away().waitFor()
  expect(refused).toBeGreaterThan(0)
  expect(await list().locator('tbody tr').filter({ hasText: ana.name }).count()).toBe(1)
  expect(await page.getByLabel('Nombre', { exact: false }).first().inputValue()).toBe('Medio escri')
  expect(await page.getByText(/^(Enviar 1 invitación|Invitaciones)$/).count()).toBeGreaterThan(0)
  await page.unroute(/\/api\/events\/[^/]+\/(guests|stats)/)
  await confirmed().waitFor()
  await away().waitFor({ state: 'detached' })
  expect(await page.getByLabel('Nombre', { exact: false }).first().inputValue()).toBe('Medio escri')
})

test('after the network was away everything catches up, and what is done meanwhile says that it was not sent', async () => {
  // At rest the page fetches what its notices and its other tabs need; that may be before the list is seen.
  const fetched = Promise.all([page.waitForResponse(/toaster-/), page.waitForResponse(/edit-tab-/)])
  await page.goto(dashboard())
  await list().waitFor()
  await fetched
  await context.setOffline(true)
  await away().waitFor()
  await page.getByRole('tab', { name: 'Editar evento' }).click()
  await page.getByLabel('Nombres de los novios').fill('Lucía y Marcos, sin red')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await page.getByText('No hay conexión con el servidor.', { exact: false }).first().waitFor()
  await answers()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await page.getByText('Evento actualizado').first().waitFor()
  await page.getByRole('tab', { name: 'Invitados' }).click()
  await confirmed().waitFor()
  await away().waitFor({ state: 'detached' })
})

test('browser Back goes through the tabs and stays in the dashboard; unsaved work is asked about only when it is left', async () => {
  await page.goto(`${velada.url}/faqs`)
  await page.goto(dashboard())
  await list().waitFor()
  await page.getByRole('tab', { name: 'Estadísticas' }).click()
  await page.getByRole('tab', { name: 'Editar evento' }).click()
  await page.getByLabel('Nombres de los novios').fill('Sin guardar')
  await page.goBack()
  await page.getByRole('heading', { name: 'Resumen' }).waitFor()
  await page.goBack()
  await list().waitFor()
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  await page.goForward()
  await page.goForward()
  expect(await page.getByLabel('Nombres de los novios').inputValue()).toBe('Sin guardar')
})

test('a 500 is not called a missing event, a missing one is, and an expired session leads back in', async () => {
  await page.route(/\/api\/events\/[^/]+$/, (route) =>
    route.fulfill({ status: 500, body: 'Algo ha fallado' }),
  )
  await page.goto(dashboard())
  await page.getByRole('heading', { name: 'No hemos podido abrir tu evento' }).waitFor()
  await page.unroute(/\/api\/events\/[^/]+$/)
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click()
  await list().waitFor()
  await page.goto(`${velada.url}/dashboard/${crypto.randomUUID()}`)
  await page.getByRole('heading', { name: 'Evento no encontrado' }).waitFor()
  await page.goto(`${dashboard()}?tab=guests`)
  await list().waitFor()
  await context.clearCookies()
  await page.getByRole('button', { name: 'Exportar Excel' }).click()
  await page.getByRole('link', { name: 'Vuelve a iniciar sesión' }).click()
  await page.getByLabel('Contraseña', { exact: true }).waitFor()
})

test('Escape closes the dialog before the notice that lies over it', async () => {
  await page.goto(dashboard())
  await list().getByRole('button', { name: ana.name, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await context.grantPermissions(['clipboard-write'])
  await dialog.getByRole('button', { name: 'Copiar enlace' }).click()
  const notice = page.locator('li').filter({ hasText: 'Enlace copiado' })
  await notice.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await notice.count()).toBe(1)
})

test('a live answer is marked quietly in its row and announced politely', async () => {
  await page.goto(dashboard())
  await list().waitFor()
  await answers()
  await page
    .getByRole('status')
    .filter({ hasText: `${ana.name}: asistirá.` })
    .waitFor()
  await confirmed().waitFor()
})

test('3-D Secure refused leads back to the panel, and Grand Soirée on a paid Essence offers the upgrade', async () => {
  await page.goto(
    `${velada.url}/payment-success?redirect_status=failed&payment_intent=pi_1&eventId=${event.id}`,
  )
  await page.getByRole('heading', { name: 'El pago no se ha completado' }).waitFor()
  await page.getByRole('link', { name: 'Volver al panel y probar de nuevo' }).click()
  await list().waitFor()
  await page.goto(`${velada.url}/checkout/grand-soiree?eventId=${event.id}`)
  await page.getByRole('link', { name: /^Pasar a Grand Soirée por/ }).click()
  await page.getByRole('heading', { name: 'Pasa a Grand Soirée' }).waitFor()
})
