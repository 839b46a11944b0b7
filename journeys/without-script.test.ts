import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, sizes } from './browser.ts'
import { aPaidEvent } from './paid-event.ts'
import { type RunningVelada, startVelada } from './running-velada.ts'

let velada: RunningVelada
let browser: Browser

beforeAll(async () => {
  ;[velada, browser] = await Promise.all([startVelada(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await velada?.stop()
})

test('a guest without script answers for a party of two, is refused in words, changes the answer and declines', async () => {
  const event = await aPaidEvent(velada)
  const party = await event.invite({ name: 'Ana Ruiz', maxGuests: 2 })
  const context = await browser.newContext({
    viewport: sizes.phone,
    locale: 'es-ES',
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  await page.goto(party.page)

  await page.getByLabel('Nombre 2').fill('Luis Gil')
  await page.getByLabel('Menú').nth(1).selectOption('Pescado')
  await page.getByLabel('Necesito plaza en el autobús').check()
  await page.getByLabel('Comentarios sobre el autobús').fill('En la plaza')
  await page.getByRole('button', { name: 'Confirmar Asistencia' }).click()
  // Ana has no menu: that is asked once, and nothing typed is lost.
  await page.getByText('Falta elegir menú (Ana Ruiz)').waitFor()
  expect((await party.answer()).status).toBe('pending')
  expect(await page.getByLabel('Nombre 2').inputValue()).toBe('Luis Gil')
  await page.getByRole('button', { name: 'Confirmar Asistencia' }).click()
  await page.getByRole('heading', { name: 'Gracias, contamos con vosotros' }).waitFor()
  await page.getByText('Asistencia confirmada (2 personas): Ana Ruiz, Luis Gil.').waitFor()
  expect(page.url()).toBe(`${party.page}#confirmar`)
  expect(await party.answer()).toMatchObject({
    status: 'confirmed',
    guestNames: ['Ana Ruiz', 'Luis Gil'],
    needsBusTransport: true,
    busComments: 'En la plaza',
  })

  await page.getByRole('button', { name: 'Modificar respuesta' }).click()
  await page.getByLabel('¿Cuántas personas asistiréis?').fill('1')
  await page.getByLabel('Nombre 2').fill('Luis Gil Pérez')
  await page.getByLabel('Alergias o intolerancias').nth(1).fill('marisco')
  await page.getByLabel('Comentarios (opcional)').fill('Con ilusión')
  await page.getByRole('button', { name: 'Guardar respuesta' }).click()
  await page.getByText('Has escrito más nombres que personas').waitFor()
  expect((await party.answer()).confirmedGuests).toBe(2)
  expect(await page.getByLabel('¿Cuántas personas asistiréis?').inputValue()).toBe('1')
  expect(await page.getByLabel('Nombre 2').inputValue()).toBe('Luis Gil Pérez')
  expect(await page.getByLabel('Alergias o intolerancias').nth(1).inputValue()).toBe('marisco')
  expect(await page.getByLabel('Comentarios (opcional)').inputValue()).toBe('Con ilusión')

  await page.getByLabel('Nombre 2').fill('')
  await page.getByLabel('Alergias o intolerancias').nth(1).fill('')
  await page.getByRole('button', { name: 'Guardar respuesta' }).click()
  await page.getByText('Asistencia confirmada (1 persona): Ana Ruiz.').waitFor()
  expect((await party.answer()).confirmedGuests).toBe(1)

  await page.getByRole('button', { name: 'Modificar respuesta' }).click()
  await page.getByLabel('No podremos asistir').check({ force: true })
  await page.getByLabel('Nombre 1').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Guardar respuesta' }).click()
  await page.getByRole('heading', { name: 'Gracias por avisarnos' }).waitFor()
  expect((await party.answer()).status).toBe('declined')

  const another = await event.invite({ name: 'Eva Sanz', maxGuests: 1 })
  await page.goto(another.page)
  await page.getByLabel('No podré asistir').check({ force: true })
  expect(await page.getByRole('button', { name: 'Confirmar Asistencia' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Confirmar que no asistiré' }).click()
  await page.getByRole('heading', { name: 'Gracias por avisarnos' }).waitFor()

  await page.goto(`${party.page}?error=Llama%20al%20600`)
  expect(await page.content()).not.toContain('Llama')
  await context.close()
})
