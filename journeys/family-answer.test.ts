import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OwnedGuest } from '../domain/calls/guests.ts'
import { openBrowser, sizes, visitor } from './browser.ts'
import { aPaidEvent, type PaidEvent } from './paid-event.ts'
import { type SharedVelada, shareVelada } from './shared-velada.ts'

let velada: SharedVelada
let browser: Browser
let event: PaidEvent

beforeAll(async () => {
  ;[velada, browser] = await Promise.all([shareVelada(), openBrowser()])
  event = await aPaidEvent(velada)
})
afterAll(async () => {
  await browser?.close()
  velada?.release()
})

/** A family of four, of whom three are named. */
async function aFamily(): Promise<{ page: string; now(): Promise<OwnedGuest> }> {
  const { json } = await event.couple.post(`/api/events/${event.id}/guests`, {
    name: 'Familia Ruiz',
    group: 'Familia',
    email: 'ruiz@correo.example',
    people: [{ name: 'Ana Ruiz' }, { name: 'Luis Paz' }, { name: 'Leo', isChild: true }, {}],
  })
  return {
    page: `${event.address}/${json.token}`,
    now: async () => (await event.couple.get(`/api/guests/${json.id}`)).json,
  }
}

const namesIn = (page: Page) =>
  page
    .locator("[name$='[name]']")
    .evaluateAll((inputs) => inputs.map((one) => (one as HTMLInputElement).value))

/** Leo and a new companion come, without his parents. */
async function answer(page: Page) {
  expect(await namesIn(page)).toEqual(['Ana Ruiz', 'Luis Paz', 'Leo', ''])
  await page.getByLabel('Asistirá Ana Ruiz').uncheck()
  await page.getByLabel('Asistirá Luis Paz').uncheck()
  await page.getByLabel('Nombre 4').fill('Eva Gil')
  for (const seat of [2, 3]) await page.locator(`[name='attendees[${seat}][menu]'][value='Carne']`).check()
  await page.getByRole('button', { name: 'Confirmar Asistencia' }).click()
  await page.getByText('Asistencia confirmada (2 personas): Leo, Eva Gil.').waitFor()
}

async function expectAnswered(now: () => Promise<OwnedGuest>) {
  // The thanks stand on the screen before the server has the answer.
  await expect
    .poll(now, { timeout: 20_000 })
    .toMatchObject({ status: 'confirmed', confirmedGuests: 2, guestNames: ['Leo', 'Eva Gil'] })
  const guest = await now()
  expect(guest.people.map(({ name }) => name)).toEqual(['Ana Ruiz', 'Luis Paz', 'Leo', 'Eva Gil'])
  expect(guest.attendees.map(({ id, isChild }) => [id, isChild])).toEqual([
    [guest.people[2]?.id, true],
    [guest.people[3]?.id, false],
  ])
}

test('a family is greeted as one and answered person by person, with the names of the list', async () => {
  const family = await aFamily()
  const { page, complaints } = await visitor(browser, [new URL(velada.url).host], 'phone')
  await page.goto(family.page)
  await page.locator('form[data-scripted]').waitFor()
  await page.getByText('Querida familia Ruiz').first().waitFor()
  await answer(page)
  await expectAnswered(family.now)
  await page.getByRole('button', { name: 'Modificar respuesta' }).click()
  expect(await page.getByLabel('Asistirá Ana Ruiz').isChecked()).toBe(false)
  for (const who of ['Leo', 'Eva Gil']) await page.getByLabel(`Asistirá ${who}`).uncheck()
  await page.getByRole('button', { name: 'Guardar respuesta' }).click()
  await page.getByText('Marca quién asistirá, o elige «No podemos ir».').waitFor()
  await page.getByLabel('Asistirá Luis Paz').check()
  await page.getByRole('button', { name: 'Guardar respuesta' }).click()
  await page.getByText('Asistencia confirmada (1 persona): Luis Paz.').waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
})

test('a family without script is answered person by person too', async () => {
  const family = await aFamily()
  const context = await browser.newContext({
    viewport: sizes.phone,
    locale: 'es-ES',
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  await page.goto(family.page)
  await answer(page)
  await expectAnswered(family.now)
  await context.close()
})

test('the owner names a companion, adds and removes people, and hears who cannot go', async () => {
  const family = await aFamily()
  const { context, page, complaints } = await visitor(browser, [new URL(velada.url).host])
  const consent = JSON.stringify({ choice: 'rejected', date: '2026-01-01T00:00:00.000Z' })
  await context.addInitScript(`localStorage.setItem('cookie-consent', '${consent}')`)
  await context.addCookies(
    [...event.couple.cookies].map(([name, value]) => ({ name, value, url: velada.url })),
  )
  await page.goto(`${velada.url}/dashboard/${event.id}?q=Familia`)
  const { id, people } = await family.now()
  const row = page.getByRole('row').filter({ hasText: 'Familia Ruiz' }).last()
  await row.getByRole('button', { name: 'Más acciones para Familia Ruiz' }).click()
  await page.getByRole('menuitem', { name: 'Editar invitado' }).click()
  const dialog = page.getByRole('dialog')
  expect(await dialog.getByLabel('Persona 4', { exact: true }).getAttribute('placeholder')).toBe(
    'Acompañante por nombrar',
  )
  await dialog.getByLabel('Persona 4', { exact: true }).fill('Eva Gil')
  await dialog.getByRole('button', { name: 'Quitar a Luis Paz' }).click()
  await dialog.getByRole('button', { name: 'Añadir persona' }).click()
  await page.keyboard.type('Noa')
  await dialog.getByLabel('Noa: niño o niña').check()
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
  await page.getByText('Invitado actualizado').first().waitFor()
  const now = await family.now()
  expect(now.people.map(({ name, isChild }) => [name, isChild])).toEqual([
    ['Ana Ruiz', false],
    ['Leo', true],
    ['Eva Gil', false],
    ['Noa', true],
  ])
  expect([now.maxGuests, now.people[2]?.id]).toEqual([4, people[3]?.id])
  const refused = await event.couple.put(`/api/guests/${id}`, { maxGuests: 3 })
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('se quedaría fuera Noa')])
  expect(complaints).toEqual([])
  await context.close()
})
