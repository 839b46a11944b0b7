import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBrowser, sizes, visitor } from './browser.ts'
import { aPaidEvent, type PaidEvent } from './paid-event.ts'
import { type RunningVelada, startVelada } from './running-velada.ts'

// What an answer costs a thumb, from the closed invitation to the thanks. Counted, not timed: a busy machine is no
// slower guest.

/** In ms: a key of a phone's keyboard, and a tap with the look and the decision before it. */
const perKey = 80
const perDecision = 600

let velada: RunningVelada
let browser: Browser
let event: PaidEvent
let plain: PaidEvent
let page: Page
let taps = 0
let keys = 0

beforeAll(async () => {
  ;[velada, browser] = await Promise.all([startVelada(), openBrowser()])
  event = await aPaidEvent(velada)
  plain = await aPaidEvent(velada, { hasBusTransport: false })
  await plain.change({ menus: [] })
})
beforeEach(async () => {
  for (const one of browser.contexts()) await one.close()
  ;({ page } = await visitor(browser, [new URL(velada.url).host], 'phone'))
  taps = 0
  keys = 0
})
afterAll(async () => {
  await browser?.close()
  await velada?.stop()
})

async function tap(place: Locator): Promise<void> {
  taps++
  await place.click()
}
async function write(field: Locator, words: string): Promise<void> {
  await tap(field)
  keys += words.length
  await field.pressSequentially(words)
}
const seconds = () => (keys * perKey + taps * perDecision) / 1000
const button = (name: string) => page.getByRole('button', { name, exact: true })
const menuOf = (who: string, menu: string) =>
  page.getByRole('radiogroup', { name: `Menú de ${who}` }).getByText(menu, { exact: true })

/** A party whose people the couple has named; its answer as the couple sees it. */
async function aParty(of: PaidEvent, name: string, people: object[]) {
  const { json } = await of.couple.post(`/api/events/${of.id}/guests`, { name, group: 'Familia', people })
  return {
    page: `${of.address}/${json.token}`,
    now: async () => (await of.couple.get(`/api/guests/${json.id}`)).json,
  }
}
async function open(address: string): Promise<void> {
  await page.goto(address)
  await page.locator('form[data-scripted]').waitFor({ state: 'attached' })
  await tap(page.locator('header .answer-link'))
  await page.locator('dialog:modal').waitFor()
}
const sent = () => page.getByText('Enviando tu respuesta…').waitFor({ state: 'detached' })

test('a party of one: two taps', async () => {
  const ana = await aParty(plain, 'Ana Ruiz', [{ name: 'Ana Ruiz' }])
  await open(ana.page)
  await tap(button('Confirmar Asistencia'))
  await page.getByRole('heading', { name: 'Gracias, contamos contigo' }).waitFor()
  await sent()
  expect(taps).toBe(2)
  expect(await ana.now()).toMatchObject({ status: 'confirmed', guestNames: ['Ana Ruiz'] })
})

test('a party of two: one stays at home, and a no is one tap and its confirmation', async () => {
  const pair = await aParty(plain, 'Ana y Luis', [{ name: 'Ana' }, { name: 'Luis' }])
  await open(pair.page)
  await tap(page.getByText('Luis', { exact: true }))
  await page.getByText('Venimos 1 de 2').waitFor()
  await tap(button('Confirmar Asistencia'))
  await page.getByRole('heading', { name: 'Gracias, contamos' }).waitFor()
  await sent()
  expect(taps).toBe(3)
  expect(await pair.now()).toMatchObject({ guestNames: ['Ana'] })

  taps = 0
  const sorry = await aParty(plain, 'Eva y Juan', [{ name: 'Eva' }, { name: 'Juan' }])
  await open(sorry.page)
  await tap(page.getByText('No podemos ir', { exact: true }))
  await tap(button('Confirmar que no asistiremos'))
  await page.getByRole('heading', { name: 'Gracias por avisarnos' }).waitFor()
  expect(taps).toBe(3)
})

test('a party of four with menus, one allergy and the bus: at most 12 taps and 15 seconds', async () => {
  const family = await aParty(event, 'Familia Ruiz', [
    { name: 'María' },
    { name: 'Luis' },
    { name: 'Lucía', isChild: true },
    {},
  ])
  await open(family.page)
  await write(page.getByLabel('Nombre 4'), 'Martina Gil')
  await tap(
    page.getByRole('radiogroup', { name: 'Menú igual para todos' }).getByText('Carne', { exact: true }),
  )
  await tap(menuOf('Luis', 'Pescado'))
  await tap(menuOf('Lucía', 'Pescado'))
  await tap(page.getByText('Alergias', { exact: true }).nth(2))
  await tap(page.getByRole('group', { name: 'Alérgenos de Lucía' }).getByText('Gluten', { exact: true }))
  await tap(page.getByText('Necesitamos plaza en el autobús'))
  await write(page.getByLabel('Comentarios sobre el autobús'), 'Vuelta a las 2')
  await tap(button('Confirmar Asistencia'))
  await page.getByRole('heading', { name: 'Gracias, contamos con vosotros' }).waitFor()
  await sent()
  expect(taps).toBeLessThanOrEqual(12)
  expect(seconds()).toBeLessThanOrEqual(15)
  expect(await family.now()).toMatchObject({
    status: 'confirmed',
    guestNames: ['María', 'Luis', 'Lucía', 'Martina Gil'],
    attendees: [
      { menu: 'Carne' },
      { menu: 'Pescado' },
      { menu: 'Pescado', isChild: true, allergens: ['gluten'], dietary: 'Gluten' },
      { menu: 'Carne' },
    ],
    dietaryRestrictions: 'Lucía: Gluten',
    needsBusTransport: true,
    busComments: 'Vuelta a las 2',
  })
})

test('fifteen seats fit two screens of a phone, and are answered with four taps and one for each who stays', async () => {
  const people = Array.from({ length: 15 }, (_, at) => ({ name: `Invitada Fernández ${at + 1}` }))
  const group = await aParty(event, 'Amigos del coro', people)
  await open(group.page)
  const height = await page.locator('dialog:modal').evaluate((sheet) => sheet.scrollHeight)
  expect(height).toBeLessThanOrEqual(2 * sizes.phone.height)
  await tap(
    page.getByRole('radiogroup', { name: 'Menú igual para todos' }).getByText('Carne', { exact: true }),
  )
  await tap(page.getByText('Invitada Fernández 15', { exact: true }))
  await tap(page.getByText('Necesitamos plaza en el autobús'))
  await tap(button('Confirmar Asistencia'))
  await page.getByRole('heading', { name: 'Gracias, contamos con vosotros' }).waitFor()
  await sent()
  expect(taps).toBe(5)
  expect(seconds()).toBeLessThanOrEqual(15)
  expect(await group.now()).toMatchObject({ confirmedGuests: 14 })
})
