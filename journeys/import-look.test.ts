import axe from 'axe-core/axe.min.js?raw'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { bodyBytesOf, finishedRequests } from './finished-requests.ts'
import { aListFile, expectNoSidewaysScroll, onImportTab } from './import-stage.ts'
import { type SharedVelada, shareVelada } from './shared-velada.ts'

const lists = 'backend/guests/import/lists'
/** In compressed bytes: what the dashboard fetches before its guest list is worked in. */
const mostScript = 200_000

let velada: SharedVelada
let browser: Browser

beforeAll(async () => {
  ;[velada, browser] = await Promise.all([shareVelada(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  velada?.release()
})

type Finding = { id: string; nodes: { target: string[] }[] }

async function findingsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const found = await page.evaluate<Finding[]>('axe.run().then((result) => result.violations)')
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

test.each(['phone', 'desktop'] as const)(
  'a look on a %s has no barrier and does not scroll sideways, whatever the list',
  { timeout: 300_000 },
  async (size) => {
    const { page, complaints, leave } = await onImportTab(velada, browser, size)
    expect(await findingsOn(page)).toEqual([])
    for (const file of [
      'r01-telefono-boletos.xls',
      'r21-cuatro-hojas-personas.xlsm',
      'r23-nombres-por-lineas.xlsx',
      'r37-plantilla-con-formulas.xlsx',
      'r41-hebreo-dos-cabeceras.xlsx',
      'r43-chino-note-link.xlsx',
      'r49-joy-export-dos-hojas.xlsx',
    ]) {
      await page.locator('input[type=file]').setInputFiles(`${lists}/${file}`)
      await page.getByRole('heading', { name: 'Así quedará tu lista' }).waitFor()
      // On a phone how the file was read is folded.
      await page.evaluate('for (const part of document.querySelectorAll("details")) part.open = true')
      expect(await findingsOn(page), file).toEqual([])
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: 'Elegir otro archivo' }).click()
    }
    expect(complaints).toEqual([])
    await leave()
  },
)

test('a report, and the difference of a list that is there already, have no barrier', async () => {
  const { page, leave } = await onImportTab(velada, browser, 'phone')
  const rows = (seats: string) => [
    ['Nombre', 'Email', 'Plazas'],
    ['Ana Ruiz', 'ana@correo.example', seats],
    ['Luis Sol', 'luis@', '1'],
  ]
  await page.locator('input[type=file]').setInputFiles(aListFile('boda.csv', rows('2')))
  await page.getByRole('button', { name: 'Importar 2 invitaciones' }).click()
  await page.getByRole('heading', { name: '2 invitaciones importadas' }).waitFor()
  expect(await findingsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Importar otra lista' }).click()
  await page.locator('input[type=file]').setInputFiles(aListFile('boda.csv', rows('3').slice(0, 2)))
  await page.getByRole('checkbox', { name: /^Ana Ruiz/ }).waitFor()
  expect(await findingsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Elegir otro archivo' }).click()
  await page.getByRole('button', { name: 'Deshacer importación' }).waitFor()
  expect(await findingsOn(page)).toEqual([])
  await leave()
})

test.each(['phone', 'desktop'] as const)('of 20,000 rows a %s holds no more than a window', async (size) => {
  const { page, leave } = await onImportTab(velada, browser, size)
  const rows = Array.from({ length: 20_000 }, (_, n) => [`Invitada ${n}`, `i${n}@correo.example`])
  await page
    .locator('input[type=file]')
    .setInputFiles(aListFile('congreso.csv', [['Nombre', 'Email'], ...rows]))
  await page.getByRole('button', { name: 'Importar 20.000 invitaciones' }).waitFor()
  const elements = () => page.evaluate<number>('document.querySelectorAll("*").length')
  expect(await elements()).toBeLessThan(2_000)
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight * 0.7)')
  await page
    .getByText(/Para Invitada 1[34]\d{3}/)
    .first()
    .waitFor()
  expect(await elements()).toBeLessThan(2_000)
  await leave()
})

test('the guests’ tab fetches at most 200 kB of script, and that of the import only when it is opened', async () => {
  const { event, page, leave } = await onImportTab(velada, browser, 'desktop')
  const finished = finishedRequests(page)
  await page.goto(`${velada.url}/dashboard/${event.id}`, { waitUntil: 'networkidle' })
  const scripts = finished.filter((request) => request.resourceType() === 'script')
  expect(scripts.length).toBeGreaterThan(2)
  expect(await bodyBytesOf(scripts)).toBeLessThanOrEqual(mostScript)
  expect(scripts.filter((script) => script.url().includes('import-guests'))).toEqual([])
  await leave()
})
