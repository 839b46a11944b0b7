import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { chooseMenus, openAllergies } from './answer-form.ts'
import { openBrowser, visitor } from './browser.ts'
import { aPaidEvent, type PaidEvent } from './paid-event.ts'
import { type SharedVelada, shareVelada } from './shared-velada.ts'

let velada: SharedVelada
let browser: Browser
let event: PaidEvent
let page: Page

beforeAll(async () => {
  ;[velada, browser] = await Promise.all([shareVelada(), openBrowser()])
  event = await aPaidEvent(velada)
})
beforeEach(async () => {
  for (const one of browser.contexts()) await one.close()
  ;({ page } = await visitor(browser, [new URL(velada.url).host], 'phone'))
})
afterAll(async () => {
  await browser?.close()
  velada?.release()
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const scriptRuns = () => page.locator('form[data-scripted]').waitFor()
const sent = () => page.getByText('Enviando tu respuesta…').waitFor({ state: 'detached' })
const open = async (address: string) => {
  await page.goto(address)
  await scriptRuns()
}

test('declining is sent by a button that says so, and the first decline is no update', async () => {
  const party = await event.invite({ name: 'Ana Ruiz', maxGuests: 1 })
  await open(party.page)
  await page.getByText('No podré asistir', { exact: true }).click()
  expect(await button('Confirmar Asistencia').count()).toBe(0)
  await button('Confirmar que no asistiré').click()
  await heading('Gracias por avisarnos').waitFor()
  await page.getByText('Respuesta enviada', { exact: true }).waitFor()
  expect(await page.getByText('Respuesta actualizada').count()).toBe(0)
})

test('the deadline stands on the page, for one and for several', async () => {
  const dated = await aPaidEvent(velada, { rsvpDeadline: '2031-05-15' })
  await dated.change({ rsvpDeadline: '2031-05-15' })
  await open((await dated.invite({ name: 'Ana Ruiz', maxGuests: 1 })).page)
  await page.getByText('Puedes responder hasta el jueves 15 de mayo de 2031.').waitFor()
  await open((await dated.invite({ name: 'Familia Ruiz', maxGuests: 3 })).page)
  await page.getByText('Podéis responder hasta el jueves 15 de mayo de 2031.').waitFor()
})

test('a yes without a menu is asked about once, and taken the second time', async () => {
  const party = await event.invite({ name: 'Ana Ruiz', maxGuests: 2 })
  await open(party.page)
  await page.getByLabel('Nombre 2').fill('Luis Gil')
  await page.getByRole('radiogroup', { name: 'Menú de Ana Ruiz' }).getByLabel('Carne').check()
  await button('Confirmar Asistencia').click()
  // Beside the button, where the eyes are.
  const note = page.getByRole('alert').getByText('Falta elegir menú (Luis Gil)')
  await note.waitFor()
  const { y = -1 } = (await note.boundingBox()) ?? {}
  expect(y).toBeGreaterThan(0)
  expect(y).toBeLessThan(844)
  expect(await party.answer()).toMatchObject({ status: 'pending' })
  await button('Confirmar Asistencia').click()
  await heading('Gracias, contamos con vosotros').waitFor()
  await sent()
  expect(await party.answer()).toMatchObject({
    status: 'confirmed',
    attendees: [{ menu: 'Carne' }, { menu: null }],
  })
})

test('a household is not offered as the first person, and an answer without names is filled with it', async () => {
  const party = await event.invite({ name: 'Familia García López', maxGuests: 2, group: 'Familia' })
  await open(party.page)
  expect(await page.getByLabel('Nombre 1').inputValue()).toBe('')
  await chooseMenus(page, 'Carne')
  await button('Confirmar Asistencia').click()
  await heading('Gracias, contamos con vosotros').waitFor()
  await sent()
  expect(await party.answer()).toMatchObject({ guestNames: ['Familia García López', ''] })
})

test('after ‘Modificar respuesta’ the focus is on the question, and no toast lies over the button', async () => {
  const party = await event.invite({ name: 'Ana Ruiz', maxGuests: 1 })
  await open(party.page)
  await chooseMenus(page, 'Carne')
  await button('Confirmar Asistencia').click()
  const notice = page.getByText('Invitación confirmada', { exact: true })
  await notice.waitFor()
  const modify = button('Modificar respuesta')
  await modify.evaluate((one) => one.scrollIntoView({ block: 'end' }))
  const isFree = await modify.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === one
  })
  expect(await notice.isVisible()).toBe(true)
  expect(isFree).toBe(true)
  await modify.click()
  const question = heading('Confirma tu asistencia')
  await question.waitFor()
  expect(await question.evaluate((one) => document.activeElement === one)).toBe(true)
})

test('the thanks say menus, allergies, bus and comments', async () => {
  const party = await event.invite({ name: 'Ana Ruiz', maxGuests: 1 })
  await open(party.page)
  await chooseMenus(page, 'Pescado')
  await (await openAllergies(page)).fill('Marisco')
  await page.getByLabel('Necesito plaza en el autobús').check()
  await page.getByLabel('Comentarios sobre el autobús').fill('Plaza Nueva')
  await page.getByLabel('Comentarios (opcional)').fill('¡Qué ganas!')
  await button('Confirmar Asistencia').click()
  await heading('Gracias, contamos contigo').waitFor()
  for (const reloaded of [false, true]) {
    if (reloaded) await page.reload()
    await page.getByText('Ana Ruiz: Pescado · Marisco').waitFor()
    await page.getByText('Autobús: sí · Plaza Nueva').waitFor()
    await page.getByText('«¡Qué ganas!»').waitFor()
    await sent()
  }
})

test('a reload keeps what was typed, on this device and for a day; sending forgets it', async () => {
  const party = await event.invite({ name: 'Ana Ruiz', maxGuests: 2 })
  await open(party.page)
  await page.getByLabel('Nombre 2').fill('Luis Gil')
  await (await openAllergies(page)).fill('Sin lactosa')
  await page.reload()
  await scriptRuns()
  await page.getByText('Aquí sigue lo que habías escrito.').waitFor()
  expect(await page.getByLabel('Nombre 2').inputValue()).toBe('Luis Gil')
  expect(await page.getByLabel('Otras alergias').first().inputValue()).toBe('Sin lactosa')

  const other = await event.invite({ name: 'Eva Sanz', maxGuests: 2 })
  await open(other.page)
  expect(await page.getByLabel('Nombre 2').inputValue()).toBe('')

  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))
  expect(await kept()).toHaveLength(1)
  await page.clock.setFixedTime(Date.now() + 25 * 3_600_000)
  await open(party.page)
  expect(await page.getByLabel('Nombre 2').inputValue()).toBe('')
  expect(await kept()).toEqual([])

  await page.getByLabel('Nombre 2').fill('Luis Gil')
  expect(await kept()).toHaveLength(1)
  await chooseMenus(page, 'Carne')
  await button('Confirmar Asistencia').click()
  await page.getByText('Invitación confirmada', { exact: true }).waitFor()
  expect(await kept()).toEqual([])
})

test('a preview keeps nothing', async () => {
  await page.goto(`${event.address}/preview`)
  await page.getByText('Esto es una vista previa').waitFor()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('once the event is past, nobody is counted on any more', async () => {
  const past = await aPaidEvent(velada)
  const [coming, sorry] = [
    await past.invite({ name: 'Ana Ruiz', maxGuests: 1 }),
    await past.invite({ name: 'Eva Sanz', maxGuests: 2 }),
  ]
  await open(coming.page)
  await chooseMenus(page, 'Carne')
  await button('Confirmar Asistencia').click()
  await page.getByText('Invitación confirmada', { exact: true }).waitFor()
  await open(sorry.page)
  await page.getByText('No podemos ir', { exact: true }).click()
  await button('Confirmar que no asistiremos').click()
  await page.getByText('Respuesta enviada', { exact: true }).waitFor()
  await past.change({ eventDate: new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10) })
  await page.goto(coming.page)
  await heading('Gracias por acompañarnos').waitFor()
  expect(await page.locator('#confirmar').getByText('Añadir al calendario').count()).toBe(0)
  await page.goto(sorry.page)
  await heading('Gracias por avisarnos').waitFor()
  expect(await page.getByText('echaremos de menos').count()).toBe(0)
})

test('an invitation that is not there has the envelope, and says what to do', async () => {
  const answer = await page.goto(`${event.address}/ningunaclave`)
  expect(answer?.status()).toBe(404)
  await heading('Invitación no encontrada').waitFor()
  await page.getByText('Esta invitación no existe o ha expirado', { exact: true }).waitFor()
  await page.getByText('Ábrela desde el mensaje en el que llegó').waitFor()
  expect(await page.locator('main svg').count()).toBe(1)
})

test('one person is addressed as one, several as several', async () => {
  await open((await event.invite({ name: 'Ana Ruiz', maxGuests: 1 })).page)
  await page.getByText('Tenemos el honor de invitarte').waitFor()
  await page.getByText('Sí, asistiré', { exact: true }).waitFor()
  await open((await event.invite({ name: 'Familia Ruiz', maxGuests: 3 })).page)
  await page.getByText('Tenemos el honor de invitaros').waitFor()
  await page.getByText('Venimos todos', { exact: true }).waitFor()
})
