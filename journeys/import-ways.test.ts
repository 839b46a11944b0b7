import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { aListFile, expectNoSidewaysScroll, namesOn, onImportTab } from './import-stage.ts'
import { type SharedVelada, shareVelada } from './shared-velada.ts'

let velada: SharedVelada
let browser: Browser

beforeAll(async () => {
  ;[velada, browser] = await Promise.all([shareVelada(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  velada?.release()
})

const rows = [
  ['Nombre', 'Teléfono', 'Mesa'],
  ['Ana Ruiz', '600111222', '1'],
  ['Luis Sol', '600111333', '2'],
]
const table = rows.map((row) => row.join('\t')).join('\n')

test('a clear list that is dropped anywhere in the tab comes in with one click', async () => {
  const { event, page, complaints, leave } = await onImportTab(velada, browser, 'desktop')
  const data = await page.evaluateHandle(
    `(() => { const data = new DataTransfer(); data.items.add(new File([${JSON.stringify(table)}], 'boda.tsv')); return data })()`,
  )
  await page.dispatchEvent('footer, main', 'dragover', { dataTransfer: data })
  await page.getByRole('heading', { name: 'Suéltala aquí' }).waitFor()
  await page.dispatchEvent('main', 'drop', { dataTransfer: data })
  await page.getByRole('heading', { name: 'Así quedará tu lista' }).waitFor()
  expect(await page.locator('[data-question]').count()).toBe(0)
  await page.getByRole('button', { name: 'Importar 2 invitaciones' }).click()
  await page.getByRole('heading', { name: '2 invitaciones importadas' }).waitFor()
  expect((await namesOn(event)).sort()).toEqual(['Ana Ruiz', 'Luis Sol'])
  expect(complaints).toEqual([])
  await leave()
})

test('a table is pasted with Ctrl+V in the tab, and on a phone into the field', async () => {
  const desktop = await onImportTab(velada, browser, 'desktop')
  await desktop.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await desktop.page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(table)})`)
  await desktop.page.getByRole('heading', { name: 'Trae tu lista' }).click()
  await desktop.page.keyboard.press('ControlOrMeta+v')
  await desktop.page.getByRole('button', { name: 'Importar 2 invitaciones' }).waitFor()
  await desktop.leave()

  const { event, page, leave } = await onImportTab(velada, browser, 'phone')
  await page.getByLabel('Pega aquí tu lista').fill(table)
  await page.getByRole('button', { name: 'Ver cómo queda' }).click()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Importar 2 invitaciones' }).click()
  await page.getByRole('heading', { name: '2 invitaciones importadas' }).waitFor()
  expect(await namesOn(event)).toHaveLength(2)
  await leave()
})

test('a photo and a PDF get the sentence how to bring the list, and nothing is sent', async () => {
  const { page, leave } = await onImportTab(velada, browser, 'phone')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  const chooser = page.locator('input[type=file]')
  const buffer = Buffer.from('x')
  await chooser.setInputFiles({ name: 'IMG_2041.HEIC', mimeType: 'image/heic', buffer })
  await page.getByText(/De una foto no podemos leer la lista/).waitFor()
  await chooser.setInputFiles({ name: 'invitados.pdf', mimeType: 'application/pdf', buffer })
  await page.getByText(/De un PDF no podemos leer la lista/).waitFor()
  expect(sent).toEqual([])
  await leave()
})

test('without a connection nothing that was chosen is lost, and it is looked at again', async () => {
  const { page, leave } = await onImportTab(velada, browser, 'phone')
  await page.locator('input[type=file]').setInputFiles(aListFile('boda.csv', rows))
  await page.getByRole('heading', { name: 'Cómo hemos leído el archivo' }).click()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Guardar como nota: «Mesa»' }).click()
  await page.getByText('No hemos podido mirar tu último cambio').waitFor()
  expect(await page.getByRole('button', { name: 'Importar 2 invitaciones' }).isDisabled()).toBe(true)
  await page.getByText('Para Ana Ruiz').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Volver a intentarlo' }).first().click()
  await expect.poll(() => page.getByLabel('Qué es «Mesa»').inputValue()).toBe('notes')
  await page.getByRole('button', { name: 'Importar 2 invitaciones' }).click()
  await page.getByRole('heading', { name: '2 invitaciones importadas' }).waitFor()
  await leave()
})

test('a look stays while another tab is open, and leaving the page asks first', async () => {
  const { page, leave } = await onImportTab(velada, browser, 'desktop')
  await page.locator('input[type=file]').setInputFiles(aListFile('boda.csv', rows))
  await page.getByRole('button', { name: 'Dejar fuera: Luis Sol' }).click()
  await page.getByRole('button', { name: 'Importar 1 invitación' }).waitFor()
  await page.getByRole('tab', { name: 'Invitados' }).click()
  await page.getByText('Todavía no has importado invitados').waitFor()
  await page.getByRole('tab', { name: 'Importar' }).click()
  await page.getByRole('button', { name: 'Volver a incluir: Luis Sol' }).waitFor()

  const asked = page.waitForEvent('dialog')
  const reload = page.reload({ timeout: 1_000 }).catch(() => null)
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await reload
  await page.getByRole('button', { name: 'Volver a incluir: Luis Sol' }).click()
  await page.getByRole('button', { name: 'Importar 2 invitaciones' }).waitFor()
  await page.getByRole('button', { name: 'Elegir otro archivo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Seguir con esta' }).click()
  await page.getByRole('button', { name: 'Importar 2 invitaciones' }).waitFor()
  await leave()
})
