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

const heading = ['Nombre', 'Teléfono', 'Plazas', 'Mesa']
const list = aListFile('boda.csv', [
  heading,
  ['Ana Ruiz', '600111222', '2', '1'],
  ['Familia Paz', '600111333', '2,5', '1'],
  ['Luis Sol', '12', '1', '2'],
  ['Eva Mar', '600111555', '40', '2'],
])
const corrected = aListFile('boda-corregida.csv', [
  heading,
  ['Ana Ruiz', '600111222', '3', '1'],
  ['Familia Paz', '600111333', '2', '1'],
  ['Eva Mar', '600111555', '4', '2'],
  ['Nora Gil', '600111666', '1', '3'],
])

test.each(['phone', 'desktop'] as const)(
  'on a %s a list with a question is answered, mended in place, imported, imported again corrected, and undone',
  async (size) => {
    const { event, page, complaints, leave } = await onImportTab(velada, browser, size)
    const chooser = page.locator('input[type=file]')
    const bar = page.getByRole('group', { name: 'Importar' })
    await chooser.setInputFiles(list)
    await bar.getByText('3 invitaciones, 6 personas, 2 con teléfono').waitFor()
    await expectNoSidewaysScroll(page)

    // The question stands first, and has the focus.
    const question = page.getByRole('radiogroup', { name: /medias plazas/ })
    expect(await page.evaluate('document.activeElement.type')).toBe('radio')
    await question.getByText(/abajo/).click()
    await bar.getByText('3 invitaciones, 5 personas, 2 con teléfono').waitFor()

    await page.getByLabel(/^Teléfono de Luis Sol/).fill('600111444')
    await page.getByLabel(/^Plazas/).fill('4')
    await page.getByLabel(/^Plazas/).press('Enter')
    await bar.getByText('4 invitaciones, 9 personas, 4 con teléfono').waitFor()
    expect(await page.getByText('Corregido', { exact: true }).count()).toBe(2)
    expect(await namesOn(event)).toEqual([])

    await page.getByRole('button', { name: 'Importar 4 invitaciones' }).click()
    await page.getByRole('heading', { name: '4 invitaciones importadas' }).waitFor()
    const imported = await namesOn(event)
    expect(imported.sort()).toEqual(['Ana Ruiz', 'Eva Mar', 'Familia Paz', 'Luis Sol'])
    await expectNoSidewaysScroll(page)

    await page.getByRole('button', { name: 'Importar otra lista' }).click()
    await chooser.setInputFiles(corrected)
    await bar.getByText('1 nueva, 2 ya estaban, 1 con cambios y 1 ya no está en el archivo').waitFor()
    await page.getByRole('checkbox', { name: /^Ana Ruiz/ }).click()
    await page.getByRole('checkbox', { name: /^Luis Sol/ }).click()
    await page.getByRole('button', { name: 'Importar 1, cambiar 1 y borrar 1' }).click()
    await page.getByRole('heading', { name: '1 invitación importada, 1 cambiada y 1 borrada' }).waitFor()
    expect((await namesOn(event)).sort()).toEqual(['Ana Ruiz', 'Eva Mar', 'Familia Paz', 'Nora Gil'])

    await page.getByRole('button', { name: 'Deshacer importación' }).click()
    await page.getByText('Importación deshecha').waitFor()
    expect((await namesOn(event)).sort()).toEqual(imported)
    const [ana] = (await event.couple.get(`/api/events/${event.id}/guests`)).json.filter(
      ({ name }: { name: string }) => name === 'Ana Ruiz',
    )
    expect(ana.maxGuests).toBe(2)
    expect(complaints).toEqual([])
    await leave()
  },
)
