import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visitor } from './browser.ts'
import { aPaidEvent, type PaidEvent, type Party } from './paid-event.ts'
import { type SharedVelada, shareVelada } from './shared-velada.ts'

let velada: SharedVelada
let browser: Browser
let event: PaidEvent
let ana: Party

beforeAll(async () => {
  ;[velada, browser] = await Promise.all([shareVelada(), openBrowser()])
  event = await aPaidEvent(velada)
  ana = await event.invite({ name: 'Ana Ruiz', maxGuests: 2 })
})
afterAll(async () => {
  await browser?.close()
  velada?.release()
})

async function openTab(tab: string): Promise<Page> {
  const { context, page } = await visitor(browser, [new URL(velada.url).host])
  const consent = JSON.stringify({ choice: 'rejected', date: '2026-01-01T00:00:00.000Z' })
  await context.addInitScript(`localStorage.setItem('cookie-consent', '${consent}')`)
  await context.addCookies(
    [...event.couple.cookies].map(([name, value]) => ({ name, value, url: velada.url })),
  )
  await page.goto(`${velada.url}/dashboard/${event.id}?tab=${tab}`)
  return page
}
const stored = async () => (await event.couple.get(`/api/events/${event.id}`)).json

test('two tabs on the same field: both values are shown, to choose; what only one of them changed is kept', async () => {
  const page = await openTab('edit')
  await page.getByLabel('Nombres de los novios').fill('Lucía y Mateo')
  await page.getByRole('textbox', { name: 'Lugar' }).first().fill('San Nicolás el Viejo')
  await event.change({ coupleNames: 'Lucía y Leo', receptionPlace: 'Finca Los Olivos' })
  const save = page.getByRole('button', { name: 'Guardar cambios' })
  await save.click()
  const dialog = page.getByRole('dialog', { name: 'Alguien ha cambiado lo mismo' })
  await dialog.getByText('Lucía y Mateo').waitFor()
  await dialog.getByText('Lucía y Leo').waitFor()
  expect((await stored()).coupleNames).toBe('Lucía y Leo')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await page.getByLabel('Nombres de los novios').inputValue()).toBe('Lucía y Mateo')
  await save.click()
  await dialog.getByText('Lo que hay guardado ahora').click()
  await dialog.getByRole('button', { name: 'Guardar lo elegido' }).click()
  await page.getByText('Evento actualizado').first().waitFor()
  expect(await stored()).toMatchObject({
    coupleNames: 'Lucía y Leo',
    ceremonyPlace: 'San Nicolás el Viejo',
    receptionPlace: 'Finca Los Olivos',
  })
  await page.context().close()
})

test('two tabs on the same field of a guest: the value one chooses is the one that stays', async () => {
  const page = await openTab('guests')
  await page.getByRole('button', { name: 'Más acciones para Ana Ruiz' }).click()
  await page.getByRole('menuitem', { name: 'Editar invitado' }).click()
  await page.getByRole('dialog').getByLabel('Notas').fill('Mesa 3')
  await event.couple.put(`/api/guests/${ana.id}`, { notes: 'Mesa 9', maxGuests: 3 })
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  const dialog = page.getByRole('dialog', { name: 'Alguien ha cambiado lo mismo' })
  await dialog.getByText('Mesa 9').waitFor()
  await dialog.getByRole('button', { name: 'Guardar lo elegido' }).click()
  await page.getByText('Invitado actualizado').first().waitFor()
  expect(await ana.answer()).toMatchObject({ notes: 'Mesa 3', maxGuests: 3 })
  await page.context().close()
})

test('a past date is asked about on edit, and a deadline after the event is refused at its field', async () => {
  const page = await openTab('edit')
  await page.getByLabel('Fecha límite para confirmar').fill('2031-06-14')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await page.getByText('La fecha límite tiene que ser anterior a la fecha del evento').first().waitFor()
  await page.getByLabel('Fecha límite para confirmar').fill('')
  await page.getByLabel('Fecha del evento').fill('2020-01-01')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  const asked = page.getByRole('alertdialog', { name: '¿La fecha del evento ya ha pasado?' })
  await asked.getByRole('button', { name: 'Corregirla' }).click()
  expect((await stored()).eventDate).toMatch(/^2031-06-14/)
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await asked.getByRole('button', { name: 'Sí, guardar esa fecha' }).click()
  await page.getByText('Evento actualizado').first().waitFor()
  expect((await stored()).eventDate).toMatch(/^2020-01-01/)
  await page.context().close()
})
