import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type sizes, visitor } from './browser.ts'
import { aPaidEvent, type PaidEvent } from './paid-event.ts'
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

const people = [
  { name: 'Zoé Ruiz', group: 'Trabajo', email: 'zoe@correo.example' },
  { name: 'Ñusta Paz', group: 'Amigos', email: 'nusta@correo.example' },
  { name: 'Nuria Sol', group: 'Familia', phone: '600 111 222' },
  { name: 'Ana Gil', group: 'Amigos' },
]

async function open(size: keyof typeof sizes = 'desktop', guests: object[] = people) {
  const event = await aPaidEvent(velada, {}, 'grand-soiree')
  for (const guest of guests)
    expect(
      (await event.couple.post(`/api/events/${event.id}/guests`, { maxGuests: 2, ...guest })).status,
    ).toBe(201)
  const { context, page, complaints } = await visitor(browser, [new URL(velada.url).host], size)
  const consent = JSON.stringify({ choice: 'rejected', date: '2026-01-01T00:00:00.000Z' })
  // A page that is only being opened has no storage yet.
  await context.addInitScript(
    `if (location.protocol === 'http:') localStorage.setItem('cookie-consent', '${consent}')`,
  )
  await context.addCookies(
    [...event.couple.cookies].map(([name, value]) => ({ name, value, url: velada.url })),
  )
  await page.goto(`${velada.url}/dashboard/${event.id}`)
  await page.getByText('Mostrando 4 de 4').waitFor()
  return { event, page, context, complaints }
}
const names = (page: Page) => page.locator('tbody [data-column=name]').allInnerTexts()
const search = (page: Page) => decodeURIComponent(new URL(page.url()).search)
const listed = async (event: PaidEvent) =>
  (await event.couple.get(`/api/events/${event.id}/guests`)).json as { name: string; group: string }[]
const focused = (page: Page) =>
  page.evaluate<string>(`(() => { const row = document.activeElement.closest('[data-guest]')
    return row.querySelector('[data-column=name]').innerText + ' ' + document.activeElement.dataset.stop })()`)

test('sorted and filtered the list has an address: Back goes through it, and its link shows the other half the same rows', async () => {
  const { page, context, complaints } = await open()
  await page.getByRole('columnheader', { name: 'Invitado' }).getByRole('button').click()
  await expect.poll(() => names(page)).toEqual(['Ana Gil', 'Nuria Sol', 'Ñusta Paz', 'Zoé Ruiz'])
  expect(await page.getByRole('columnheader', { name: 'Invitado' }).getAttribute('aria-sort')).toBe(
    'ascending',
  )
  await page.getByRole('combobox', { name: 'Filtrar por grupo' }).click()
  await page.getByRole('option', { name: 'Amigos (2)' }).click()
  await expect.poll(() => names(page)).toEqual(['Ana Gil', 'Ñusta Paz'])
  await page.getByRole('button', { name: 'Sin contacto 1' }).click()
  await expect.poll(() => names(page)).toEqual(['Ana Gil'])
  expect(search(page)).toBe('?tab=guests&grupo=Amigos&falta=contacto&orden=nombre')

  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByText('Mostrando 1 de 4').waitFor()
  expect(await names(other)).toEqual(['Ana Gil'])
  await other.close()

  await page.goBack()
  await expect.poll(() => names(page)).toEqual(['Ana Gil', 'Ñusta Paz'])
  await page.goBack()
  await page.getByText('Mostrando 4 de 4').waitFor()
  await page.goForward()
  await page.getByText('Mostrando 2 de 4').waitFor()

  await page.getByRole('searchbox').fill('nadie así')
  await page.getByText('Buscas grupo «Amigos» · «nadie así».').waitFor()
  await page.getByRole('button', { name: 'Ver toda la lista' }).click()
  await page.getByText('Mostrando 4 de 4').waitFor()
  expect(complaints).toEqual([])
})

test('by keyboard alone: search, move, edit in place, choose with shift, remove and undo', async () => {
  const { event, page, complaints } = await open()
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await press('/')
  await page.keyboard.type('ñusta')
  await page.getByText('Mostrando 1 de 4').waitFor()
  await press('Control+A', 'Delete')
  await page.getByText('Mostrando 4 de 4').waitFor()
  await page.locator('[data-stop=name]').first().focus()
  await press('ArrowDown', 'ArrowRight')
  expect(await focused(page)).toBe('Ñusta Paz group')
  await press('Enter')
  await page.keyboard.type('Vecinos')
  await press('Enter')
  await expect.poll(async () => (await listed(event))[1]?.group).toBe('Vecinos')
  expect(await focused(page)).toBe('Ñusta Paz group')
  await press('Enter')
  await page.keyboard.type('Otra cosa')
  await press('Escape')
  expect((await listed(event))[1]?.group).toBe('Vecinos')
  // What is wrong is said in the cell, and goes on from what was typed.
  await press('ArrowRight', 'Enter')
  await page.keyboard.type('nusta@')
  await press('Enter')
  await page.getByRole('alert').filter({ hasText: 'Email inválido' }).waitFor()
  await press('Escape', 'Home', 'ArrowRight', 'Space', 'Shift+ArrowDown')
  await page.getByRole('region', { name: 'Invitados elegidos' }).getByText('2 elegidos').waitFor()
  await press('Escape')
  await page.getByRole('region', { name: 'Invitados elegidos' }).waitFor({ state: 'detached' })
  await press('Delete')
  await page.getByText('Mostrando 3 de 3').waitFor()
  await page.getByText('Invitado eliminado').first().waitFor()
  expect(await focused(page)).toBe('Ana Gil name')
  await press('Control+Z')
  await page.getByText('Mostrando 4 de 4').waitFor()
  expect((await listed(event)).map(({ name }) => name)).toEqual(people.map(({ name }) => name))
  await press('?')
  await page.getByRole('dialog', { name: 'Atajos de teclado' }).waitFor()
  await press('Escape')
  expect(complaints).toEqual([])
})

test('several are chosen, moved to a group, removed and brought back: from the toast, and later from the history', async () => {
  const { event, page, complaints } = await open()
  await page.getByLabel('Elegir a Zoé Ruiz').click()
  await page.getByLabel('Elegir a Nuria Sol').click({ modifiers: ['Shift'] })
  const bar = page.getByRole('region', { name: 'Invitados elegidos' })
  await bar.getByText('3 elegidos').waitFor()
  await bar.getByRole('button', { name: 'Grupo y plazas' }).click()
  await page.getByRole('dialog').getByLabel('Grupo').fill('Mesa 1')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect
    .poll(async () => (await listed(event)).filter(({ group }) => group === 'Mesa 1').length)
    .toBe(3)
  await bar.getByRole('button', { name: 'Eliminar' }).click()
  await page.getByText('Mostrando 1 de 1').waitFor()
  await page.getByText('3 invitados eliminados').first().waitFor()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await page.getByText('Mostrando 4 de 4').waitFor()
  await expect.poll(() => names(page)).toEqual(people.map(({ name }) => name))

  await page.getByRole('button', { name: 'Más acciones para Ana Gil' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar invitado' }).click()
  await page.getByText('Mostrando 3 de 3').waitFor()
  // The list is shorter before the server has said so; what was asked for outlives the page.
  await page.reload()
  await page.getByText('Mostrando 3 de 3').waitFor()
  await page.getByRole('button', { name: 'Historial' }).click()
  await page.getByRole('dialog').getByText('Ana Gil').waitFor()
  await page.getByRole('button', { name: 'Recuperar' }).click()
  await page.getByText('Recuperado, con su enlace de siempre').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Mostrando 4 de 4').waitFor()
  await page.getByRole('button', { name: 'Ana Gil', exact: true }).click()
  await page.getByText('Qué ha pasado').click()
  await page.getByText('Eliminado de la lista.').waitFor()
  await page.getByText('Cambiaste').waitFor({ state: 'detached' })
  await page.getByText('Añadido a mano.').waitFor()
  expect(complaints).toEqual([])
})

test('on a phone several are chosen and removed, and undone', async () => {
  const { page, complaints } = await open('phone')
  await page.getByRole('button', { name: 'Elegir varios' }).click()
  await page.getByRole('button', { name: /^Zoé Ruiz/ }).click()
  await page.getByRole('button', { name: /^Ana Gil/ }).click()
  await page
    .getByRole('region', { name: 'Invitados elegidos' })
    .getByRole('button', { name: 'Eliminar' })
    .click()
  await page.getByText('Mostrando 2 de 2').waitFor()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await page.getByText('Mostrando 4 de 4').waitFor()
  await page.getByRole('button', { name: 'Filtros' }).click()
  await page.getByRole('combobox', { name: 'Ordenar' }).click()
  await page.getByRole('option', { name: 'Por nombre' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Ana Gil' }).first().waitFor()
  expect(search(page)).toBe('?tab=guests&orden=nombre')
  expect(complaints).toEqual([])
})

test('what was typed of a new guest stays over a close and a reload, until it is added', async () => {
  const { page, complaints } = await open()
  const dialog = page.getByRole('dialog', { name: 'Añadir invitado' })
  await page.getByRole('button', { name: 'Añadir a mano' }).click()
  await dialog.getByLabel('Nombre').fill('Medio escrita')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByText('Mostrando 4 de 4').waitFor()
  await page.getByRole('button', { name: 'Añadir a mano' }).click()
  expect(await dialog.getByLabel('Nombre').inputValue()).toBe('Medio escrita')
  await dialog.getByLabel('Grupo').fill('Amigos')
  await dialog.getByRole('button', { name: 'Añadir a la lista' }).click()
  await page.getByText('Invitado añadido').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Mostrando 5 de 5').waitFor()
  await page.getByRole('button', { name: 'Añadir a mano' }).click()
  expect(await dialog.getByLabel('Nombre').inputValue()).toBe('')
  expect(complaints).toEqual([])
})

test('a mail that bounced is corrected and sent again from its row, with one field', async () => {
  const { event, page, complaints } = await open('desktop', [
    { name: 'Nadie', group: 'Amigos', email: 'bounced+nadie@resend.dev' },
    ...people.slice(1),
  ])
  await event.couple.post(`/api/events/${event.id}/send-invitations`, { method: 'email' })
  const row = page.getByRole('row').filter({ hasText: 'Nadie' })
  await row.getByRole('button', { name: /^Corregir y reenviar/ }).click()
  await page.getByRole('dialog').getByLabel('Email').fill('alguien@correo.example')
  await page.getByRole('button', { name: 'Guardar y reenviar' }).click()
  await page.getByText('Corregido y en camino').first().waitFor()
  await row.getByText('Entregado').waitFor()
  const mails = await velada.control<object[]>('GET', 'messages?channel=email&to=alguien@correo.example')
  expect(mails).toHaveLength(1)
  expect(complaints).toEqual([])
})
