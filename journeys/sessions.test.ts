import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type sizes, visitor } from './browser.ts'
import { aPaidEvent } from './paid-event.ts'
import { type SharedVelada, shareVelada } from './shared-velada.ts'

let velada: SharedVelada
let browser: Browser
const [email, password] = ['sesiones@correo.example', 'dos-anillos-y-un-autobus']

beforeAll(async () => {
  ;[velada, browser] = await Promise.all([shareVelada(), openBrowser()])
  await aPaidEvent(velada, { email })
})
afterAll(() => Promise.all([browser?.close(), velada?.release()]))

/** Signs in and stands on the dashboard. */
async function signedIn(size: keyof typeof sizes) {
  const visit = await visitor(browser, [new URL(velada.url).host], size)
  await visit.page.goto(`${velada.url}/login`)
  await visit.page.getByLabel('Email').fill(email)
  await visit.page.getByLabel('Contraseña', { exact: true }).fill(password)
  await visit.page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await visit.page.waitForURL(/\/dashboard\//)
  return visit
}

async function openList(page: Page) {
  await page.getByRole('button', { name: 'Mi cuenta' }).click()
  await page.getByRole('menuitem', { name: 'Sesiones abiertas' }).click()
  return page.getByRole('dialog', { name: 'Sesiones abiertas' })
}

test('the open sessions are listed, one is ended, then all others, and those devices are signed out', async () => {
  const desktop = await signedIn('desktop')
  const phone = await signedIn('phone')
  const third = await signedIn('desktop')
  const dialog = await openList(phone.page)
  const lines = dialog.getByRole('listitem')
  // The browser that made the event is a session as well.
  await lines.nth(3).waitFor()
  expect(await lines.first().textContent()).toContain('Este dispositivo')
  await dialog
    .getByRole('button', { name: /^Cerrar la sesión de/ })
    .first()
    .click()
  await lines.nth(3).waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: 'Cerrar todas las demás' }).click()
  await dialog.getByText('Tu cuenta solo está abierta en este dispositivo.').waitFor()
  expect(await lines.count()).toBe(1)
  for (const { page } of [desktop, third]) {
    await page.reload()
    await page.getByRole('button', { name: 'Iniciar sesión' }).waitFor()
  }
  await phone.page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await phone.page.getByRole('button', { name: 'Mi cuenta' }).click()
  await phone.page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await phone.page.waitForURL(/\/login/)
  expect(phone.complaints).toEqual([])
})

test('a list that cannot be had says so, and is tried again', async () => {
  const { page } = await signedIn('desktop')
  await page.route('**/api/auth/sessions', (route) =>
    route.fulfill({ status: 503, body: 'Volvemos enseguida' }),
  )
  const dialog = await openList(page)
  await dialog.getByText('No hemos podido ver tus sesiones').waitFor()
  await page.unroute('**/api/auth/sessions')
  await dialog.getByRole('button', { name: 'Reintentar' }).click()
  await dialog.getByText('Este dispositivo', { exact: true }).waitFor()
})

test('a session that could not be ended stays on the list, with the reason', async () => {
  const other = await signedIn('desktop')
  const { page } = await signedIn('desktop')
  const dialog = await openList(page)
  const one = dialog.getByRole('button', { name: /^Cerrar la sesión de/ }).first()
  await one.waitFor()
  await page.route('**/api/auth/sessions/*', (route) => route.abort())
  const before = await dialog.getByRole('listitem').count()
  await one.click()
  await dialog.getByText('La sesión sigue abierta').waitFor()
  expect(await dialog.getByText(/No hay conexión con el servidor/).count()).toBe(1)
  expect(await dialog.getByRole('listitem').count()).toBe(before)
  expect(other.page.url()).toContain('/dashboard/')
})
