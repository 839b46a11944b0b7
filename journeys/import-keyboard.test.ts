import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { aListFile, namesOn, onImportTab } from './import-stage.ts'
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

/** What has the focus, as it is announced: its label, or its text. */
const focused = (page: Page) =>
  page.evaluate<string>(
    `(({ ariaLabel, labels, textContent }) => ariaLabel ?? labels?.[0]?.textContent ?? textContent)(document.activeElement)`,
  )

/** Presses Tab until what is named has the focus. */
async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (name.test(await focused(page))) return
    await page.keyboard.press(key)
  }
  throw new Error(`${name} cannot be reached; the focus is on ${await focused(page)}`)
}

const list = aListFile('boda.csv', [
  ['Nombre', 'Teléfono', 'Plazas'],
  ['Ana Ruiz', '600111222', '2'],
  ['Familia Paz', '600111333', '2,5'],
  ['Luis Sol', '12', '1'],
  ['Eva Mar', '34', '1'],
])
const corrected = aListFile('boda.csv', [
  ['Nombre', 'Teléfono', 'Plazas'],
  ['Ana Ruiz', '600111222', '3'],
  ['Familia Paz', '600111333', '2'],
  ['Luis Sol', '600111444', '1'],
  ['Eva Mar', '600111555', '1'],
])

test('by keyboard alone: a list with a question is answered, mended in place, imported, imported again corrected, undone', async () => {
  const { event, page, complaints, leave } = await onImportTab(velada, browser, 'desktop')
  const press = (key: string) => page.keyboard.press(key)
  let chosen = list
  // Heard from the start: a listener that comes with the key may come too late.
  page.on('filechooser', (chooser) => void chooser.setFiles(chosen))
  const choose = async (file: typeof list) => {
    await tabTo(page, /^Elegir archivo$/)
    chosen = file
    await press('Enter')
    await page.getByRole('heading', { name: 'Así quedará tu lista' }).waitFor()
  }
  const bar = page.getByRole('group', { name: 'Importar' })

  await choose(list)
  await bar.getByText('4 invitaciones, 7 personas, 2 con teléfono').waitFor()
  // The first question has the focus.
  await page.keyboard.press('ArrowDown')
  await bar.getByText('4 invitaciones, 6 personas, 2 con teléfono').waitFor()
  await tabTo(page, /^Teléfono de Luis Sol/)
  await press('ControlOrMeta+a')
  await page.keyboard.type('600111444')
  // Enter goes on to the next cell that is wrong.
  await press('Enter')
  expect(await focused(page)).toMatch(/^Teléfono de Eva Mar/)
  await press('ControlOrMeta+a')
  await page.keyboard.type('600111555')
  await press('Enter')
  await bar.getByText('4 invitaciones, 6 personas, 4 con teléfono').waitFor()
  await tabTo(page, /^Importar 4 invitaciones$/, 'Shift+Tab')
  await press('Enter')
  await page.getByRole('heading', { name: '4 invitaciones importadas' }).waitFor()
  await expect.poll(() => focused(page)).toBe('4 invitaciones importadas')

  await tabTo(page, /^Importar otra lista$/)
  await press('Enter')
  await page.getByRole('heading', { name: 'Trae tu lista, tal como está' }).waitFor()
  await choose(corrected)
  await bar.getByText('3 ya estaban y 1 con cambios').waitFor()
  await tabTo(page, /^Ana Ruiz/)
  await press('Space')
  await tabTo(page, /^Cambiar 1 invitación$/, 'Shift+Tab')
  await press('Enter')
  await page.getByRole('heading', { name: '1 cambiada' }).waitFor()
  await tabTo(page, /^Deshacer importación$/)
  await press('Enter')
  await page.getByText('Importación deshecha: 1 devuelta a como estaba').waitFor()
  expect((await namesOn(event)).sort()).toEqual(['Ana Ruiz', 'Eva Mar', 'Familia Paz', 'Luis Sol'])
  expect(complaints).toEqual([])
  await leave()
})
