import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aWorkbook } from '../backend/guests/spreadsheet/a-workbook.ts'
import { openBrowser, visitor } from './browser.ts'
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

async function importRows(event: PaidEvent, rows: string[][]): Promise<void> {
  const form = new FormData()
  const sheet = await aWorkbook([['Nombre', 'Email', 'Teléfono'], ...rows])
  form.set('file', new Blob([sheet as BlobPart]), 'lista.xlsx')
  const reply = await event.couple.post(`/api/events/${event.id}/guests/import`, form)
  expect([reply.status, reply.json.imported]).toEqual([200, rows.length])
}

async function aDashboard(event: PaidEvent): Promise<Page> {
  const { context, page } = await visitor(browser, [new URL(velada.url).host])
  const consent = JSON.stringify({ choice: 'rejected', date: '2026-01-01T00:00:00.000Z' })
  await context.addInitScript(`localStorage.setItem('cookie-consent', '${consent}')`)
  await context.addCookies(
    [...event.couple.cookies].map(([name, value]) => ({ name, value, url: velada.url })),
  )
  return page
}

test('the guest list is shown as it comes, with how much of it there is and no count that is wrong meanwhile', async () => {
  const event = await aPaidEvent(velada, {}, 'grand-soiree')
  const rows = Array.from({ length: 1300 }, (_, n) => [`Invitada ${n}`, `i${n}@correo.example`, ''])
  await importRows(event, rows)
  const page = await aDashboard(event)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/guests\?after=[1-9]/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`${velada.url}/dashboard/${event.id}`)
  await page.getByText('Cargando 200 de 1.300…').waitFor()
  await page.getByRole('row').filter({ hasText: 'Invitada 7' }).first().waitFor()
  const counting = page.getByRole('button', { name: 'Contando a los invitados…' })
  expect(await counting.count()).toBe(2)
  expect(await counting.first().isDisabled()).toBe(true)
  await page.getByText('Mirando tu lista…').waitFor()
  await page.getByRole('searchbox', { name: 'Buscar invitados' }).fill('nadie')
  await page.getByText('Ninguno coincide hasta ahora').waitFor()
  await page.getByRole('searchbox', { name: 'Buscar invitados' }).fill('')
  // What is changed meanwhile is kept.
  await page.getByRole('button', { name: 'Más acciones para Invitada 0', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Editar invitado' }).click()
  await page.getByRole('dialog').getByLabel('Nombre').fill('Invitada Cambiada')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await page.getByRole('row').filter({ hasText: 'Invitada Cambiada' }).waitFor()
  release()
  await page.getByText('Mostrando 1.300 de 1.300').waitFor()
  await page.getByRole('button', { name: 'Enviar 1.300 invitaciones' }).waitFor()
  await page.getByRole('row').filter({ hasText: 'Invitada Cambiada' }).waitFor()
  await page.context().close()
})

test('a list of which a part could not be fetched shows that part, and asks again', async () => {
  const event = await aPaidEvent(velada, {}, 'grand-soiree')
  await importRows(
    event,
    Array.from({ length: 300 }, (_, n) => [`Invitada ${n}`, `i${n}@correo.example`, '']),
  )
  const page = await aDashboard(event)
  await page.route(/\/guests\?after=[1-9]/, (route) => route.fulfill({ status: 503, body: 'Ahora no.' }))
  await page.goto(`${velada.url}/dashboard/${event.id}`)
  await page.getByText('No se ha podido cargar toda la lista').waitFor()
  await page.getByText('Hay 200 de 300.').waitFor()
  await page.unroute(/\/guests\?after=[1-9]/)
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click()
  await page.getByText('Mostrando 300 de 300').waitFor()
  await page.context().close()
})

test('Essence’s cards and the server say the same number: who was invited and removed counts', async () => {
  const event = await aPaidEvent(velada)
  await importRows(
    event,
    Array.from({ length: 149 }, (_, n) => [`Invitada ${n}`, `i${n}@correo.example`, '']),
  )
  const { guestId } = await event.couple
    .get(`/api/events/${event.id}/guests`)
    .then(({ json }) => ({ guestId: json[0].id as string }))
  await event.couple.post(`/api/events/${event.id}/send-invitations`, {
    method: 'email',
    guestIds: [guestId],
  })
  const page = await aDashboard(event)
  await page.goto(`${velada.url}/dashboard/${event.id}`)
  await page.getByText('149 de 150 invitados del plan Essence').waitFor()
  await page.getByRole('row').filter({ hasText: 'Invitada 0' }).getByText('Entregado').first().waitFor()
  await event.couple.delete(`/api/guests/${guestId}`)
  await event.invite({ name: 'La última', maxGuests: 1 })
  await page
    .getByText('150 de 150 invitados del plan Essence, contando los que invitaste y después borraste')
    .waitFor()
  await page.getByRole('link', { name: 'Pasar a Grand Soirée, sin límite' }).waitFor()
  const refused = await event.couple.post(`/api/events/${event.id}/guests`, { name: 'Una más', group: 'A' })
  expect([refused.status, refused.text]).toEqual([402, expect.stringContaining('no cabe ninguno más')])
  await page.getByRole('tab', { name: 'Importar' }).click()
  await page.getByText('caben 150 invitados; llevas 150, contando').waitFor()
  await page.context().close()
})

test('«Hoy» shows three things and says how many more there are', async () => {
  const event = await aPaidEvent(velada, {}, 'grand-soiree')
  await importRows(event, [
    ['Con email', 'a@correo.example', ''],
    ['Con teléfono', '', '600111222'],
    ['Rebotada', 'bounced@resend.dev', ''],
    ['Sin nada', '', ''],
  ])
  const guests = (await event.couple.get(`/api/events/${event.id}/guests`)).json
  await event.couple.post(`/api/events/${event.id}/send-invitations`, {
    method: 'email',
    guestIds: [guests[2].id],
  })
  const page = await aDashboard(event)
  await page.goto(`${velada.url}/dashboard/${event.id}`)
  const today = page.getByRole('region', { name: 'Qué hacer hoy' })
  await today.getByText('Corrige 1 dirección que no funciona').waitFor()
  expect(await today.getByRole('listitem').count()).toBe(3)
  await today.getByRole('button', { name: 'Ver 1 más' }).click()
  const last = today.getByRole('button', { name: 'Consigue el email o el teléfono de 1 invitado' })
  await last.waitFor()
  expect(await page.evaluate('document.activeElement.textContent')).toBe(await last.textContent())
  await page.context().close()
})

test('the cookie banner leaves «Guardar cambios» free, and a preview’s phones that hold no number are no links', async () => {
  const event = await aPaidEvent(velada)
  await event.change({ importantPhones: [{ name: 'Taxis', phone: '955 123 456' }] })
  const { context, page } = await visitor(browser, [new URL(velada.url).host], 'phone')
  await context.addCookies(
    [...event.couple.cookies].map(([name, value]) => ({ name, value, url: velada.url })),
  )
  await page.goto(`${velada.url}/dashboard/${event.id}?tab=edit`)
  const banner = page.getByRole('region', { name: 'Cookies, las justas' })
  await banner.waitFor()
  await page.getByText('Formato y colores').scrollIntoViewIfNeeded()
  await page.getByText('Menús', { exact: true }).first().scrollIntoViewIfNeeded()
  const save = page.getByRole('button', { name: 'Guardar cambios' })
  await expect
    .poll(async () => {
      const [button, slip] = [await save.boundingBox(), await banner.boundingBox()]
      return button && slip && button.y + button.height <= slip.y
    })
    .toBe(true)
  await page.goto(`${event.address}/preview`)
  await page.getByText('Solo para invitados').waitFor()
  expect(await page.locator('a[href^="tel:"]').count()).toBe(0)
  await context.close()
})

test('between a tablet and a desktop the messages keep their width: no row grows, none is cut', async () => {
  const event = await aPaidEvent(velada, {}, 'grand-soiree')
  await importRows(event, [['Ana Ruiz', 'ana@correo.example', '600111222']])
  await event.couple.post(`/api/events/${event.id}/send-invitations`, { method: 'both' })
  const page = await aDashboard(event)
  for (const width of [1024, 1100, 1199]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${velada.url}/dashboard/${event.id}`)
    const row = page.getByRole('row').filter({ hasText: 'Ana Ruiz' })
    await row.getByText('WhatsApp: Entregado').waitFor()
    expect((await row.boundingBox())?.height, `${width}`).toBeLessThanOrEqual(50)
  }
  await page.context().close()
})
