import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../backend/testing/client.ts'
import { openBrowser, visitor } from './browser.ts'
import { type RunningVelada, startVelada } from './running-velada.ts'

const list = 'backend/guests/spreadsheet/fixtures/lista-desordenada.xlsx'
const [email, password] = ['lucia.y.marcos@correo.example', 'dos-anillos-y-un-autobus']

let velada: RunningVelada
let browser: Browser

beforeAll(async () => {
  ;[velada, browser] = await Promise.all([startVelada(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await velada?.stop()
})

type Message = { id: string; to: string; subject: string; links: string[] }
const mailsTo = (to: string) =>
  velada.control<Message[]>('GET', `messages?channel=email&to=${encodeURIComponent(to)}`)

/** A form holds still until its script runs. */
const scriptRuns = (page: Page) => page.locator('[inert]').waitFor({ state: 'detached' })

async function designInvitation(page: Page): Promise<void> {
  await page.goto(`${velada.url}/wizard`)
  await scriptRuns(page)
  await page.getByLabel('Nombres de los novios').fill('Lucía y Marcos')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByText('Paso 2 de 7').waitFor()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Fecha del evento').fill('2028-06-17')
  await page.getByLabel('Hora de la ceremonia').fill('18:00')
  await page.getByLabel('Lugar de la ceremonia').fill('Iglesia de San Marcos, Madrid')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Lugar de la recepción').fill('Finca Los Olivos')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByText('Paso 5 de 7').waitFor()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByText('Paso 6 de 7').waitFor()
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Crear Invitación' }).click()
  await page.waitForURL(`${velada.url}/`)
}

async function payWithTestCard(page: Page): Promise<void> {
  await page.goto(`${velada.url}/checkout/essence`)
  await page.getByLabel('Número de tarjeta').fill('4242 4242 4242 4242')
  await page.getByLabel(/Caducidad/).fill('12/34')
  await page.getByLabel(/CVC/).fill('123')
  await page.getByRole('button', { name: /Pagar/ }).click()
}

test('a couple designs, verifies, pays, imports, sends, and sees a guest answer without reloading', async () => {
  const hosts = [new URL(velada.url).host, new URL(velada.sandboxUrl).host]
  const couple = await visitor(browser, hosts)
  const { page } = couple

  await designInvitation(page)
  const [verification] = await eventually('the verification mail arrives', async () => {
    const mails = await mailsTo(email)
    return mails.length > 0 && mails
  })
  const link = verification?.links.find((url) => url.includes('/verify-email'))
  await page.goto(link ?? '')
  await scriptRuns(page)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByLabel('Repite la contraseña').fill(password)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL(/\/dashboard\//)
  await page.getByText('Pendiente de pago').first().waitFor()

  await payWithTestCard(page)
  await page.getByRole('heading', { name: 'Pago completado' }).waitFor()
  await page.getByRole('link', { name: 'Ir a mi panel' }).click()
  await page.getByText('Pagado').first().waitFor()

  await page.getByRole('tab', { name: 'Importar' }).click()
  await page.locator('input[type=file]').setInputFiles(list)
  const importing = page.getByRole('button', { name: /^Importar \d+ invitaciones$/ })
  const count = /\d+/.exec((await importing.textContent()) ?? '')?.[0]
  await importing.click()
  await page.getByRole('heading', { name: `${count} invitaciones importadas` }).waitFor()
  await page.getByRole('link', { name: 'Ver la lista' }).click()
  await page.getByText(`Mostrando ${count} de ${count}`).waitFor()
  expect(await page.getByText('TOTAL', { exact: true }).count()).toBe(0)

  const send = page.getByRole('button', { name: /^Enviar \d+ invitaciones$/ })
  await send.first().click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: /^Enviar \d+ invitaciones$/ })
    .click()

  const nuria = 'nuria.pineiro1001@correo.example'
  const [invitation] = await eventually('her invitation arrives', async () => {
    const mails = await mailsTo(nuria)
    return mails.length > 0 && mails
  })
  const personal = invitation?.links.find((url) => url.includes('/invite/'))
  const guest = await visitor(browser, hosts, 'phone')
  await guest.page.goto(personal ?? '')
  await guest.page.getByText('Lucía').first().waitFor()
  await guest.page.getByRole('button', { name: 'Confirmar Asistencia' }).click()
  await guest.page.getByRole('heading', { name: 'Gracias, contamos con' }).waitFor()

  // The couple's page was never reloaded.
  const row = page.getByRole('row').filter({ hasText: 'Nuria Piñeiro Moreno' })
  await row.getByText('Confirmado', { exact: true }).waitFor()
  expect(guest.complaints).toEqual([])
  expect(couple.complaints).toEqual([])
})
