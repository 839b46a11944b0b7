import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, database, disconnectDatabase } from '../backend/platform/database.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../backend/platform/embedded-database.ts'
import { eventually } from '../backend/testing/client.ts'
import { openBrowser, visitor } from './browser.ts'
import { aPaidEvent, type PaidEvent } from './paid-event.ts'
import { type RunningVelada, startVelada } from './running-velada.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'velada-today-'))
let server: EmbeddedDatabase
let velada: RunningVelada
let browser: Browser

beforeAll(async () => {
  server = await startEmbeddedDatabase({ dataDir })
  ;[velada, browser] = await Promise.all([startVelada({ DATABASE_URL: server.url }), openBrowser()])
  connectDatabase(server.url, 2)
})
afterAll(async () => {
  await browser?.close()
  await disconnectDatabase()
  await velada?.stop()
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

type Invited = { name: string; email?: string; phone?: string }

async function open(event: PaidEvent, guests: Invited[]) {
  for (const guest of guests) {
    const added = { group: 'Amigos', maxGuests: 2, ...guest }
    expect((await event.couple.post(`/api/events/${event.id}/guests`, added)).status).toBe(201)
  }
  const couple = await visitor(browser, [new URL(velada.url).host])
  const consent = JSON.stringify({ choice: 'rejected', date: '2026-01-01T00:00:00.000Z' })
  await couple.context.addInitScript(`localStorage.setItem('cookie-consent', '${consent}')`)
  await couple.context.addCookies(
    [...event.couple.cookies].map(([name, value]) => ({ name, value, url: velada.url })),
  )
  await couple.page.goto(`${velada.url}/dashboard/${event.id}`)
  return couple
}

const today = (page: Page) => page.getByRole('region', { name: 'Qué hacer hoy' })

/** Presses a line of 'Hoy': the list shows those guests, and no others. */
async function expectRows(page: Page, line: string, names: string[]) {
  await today(page).getByRole('button', { name: line, exact: true }).click()
  const list = page.getByRole('grid', { name: 'Lista de invitados' })
  await page.getByText(`Mostrando ${names.length} de 7`).waitFor()
  const rows = await list.locator('tbody [data-column=name]').allInnerTexts()
  expect(rows.map((text) => text.trim()).sort()).toEqual([...names].sort())
  // The address alone brings back the same rows.
  expect(new URL(page.url()).search).toMatch(/^\?tab=guests&lista=[a-z-]+$/)
}

const send = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true })

async function invite(page: Page, label: string) {
  await send(page, label).click()
  await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

test('each line of ‘Hoy’ leads to exactly the rows it counts, and the card says from when they can be reminded', async () => {
  const event = await aPaidEvent(velada)
  const { page, complaints } = await open(event, [
    { name: 'Ana', email: 'ana@correo.example' },
    { name: 'Luis', email: 'luis@correo.example', phone: '+34600111222' },
    { name: 'Marta', email: 'marta@correo.example' },
    { name: 'Nadie', email: 'bounced+nadie@resend.dev' },
    { name: 'Rosa', phone: '+34600111333' },
    { name: 'Sara', phone: '+34600111444' },
    { name: 'Tomás' },
  ])
  await expectRows(page, 'Envía 4 invitaciones', ['Ana', 'Luis', 'Marta', 'Nadie'])
  await expectRows(page, 'Invita por tu WhatsApp a 2 invitados sin email', ['Rosa', 'Sara'])
  await expectRows(page, 'Consigue el email o el teléfono de 1 invitado', ['Tomás'])
  await page.getByRole('button', { name: 'Limpiar filtros' }).click()
  await page.getByText('Mostrando 7 de 7').waitFor()
  expect(new URL(page.url()).search).toBe('?tab=guests')

  await invite(page, 'Enviar 4 invitaciones')
  await expectRows(page, 'Corrige 1 dirección que no funciona', ['Nadie'])
  const weekday = new Intl.DateTimeFormat('es-ES', { weekday: 'long', timeZone: 'Europe/Madrid' }).format(
    Date.now() + 3 * 24 * 60 * 60 * 1000,
  )
  await send(page, 'Recordatorios').click()
  await page
    .getByText(`3 invitados tienen un mensaje nuestro de hace poco. Podrás recordar desde el ${weekday}.`)
    .waitFor()
  await page.keyboard.press('Escape')
  expect(await today(page).getByText('Recuérdaselo').count()).toBe(0)

  // For one guest its hosts may decide otherwise.
  await page.getByRole('button', { name: 'Limpiar filtros' }).click()
  await page.getByRole('button', { name: 'Más acciones para Rosa' }).click()
  expect(await page.getByRole('menuitem', { name: 'Recordar ya…' }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Más acciones para Ana' }).click()
  await page.getByRole('menuitem', { name: 'Recordar ya…' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByText('Le escribimos por última vez el').waitFor()
  await question.getByRole('button', { name: 'Enviar recordatorio' }).click()
  await page.getByText('Recordatorio en camino').first().waitFor()
  await eventually('her reminder arrives', async () => {
    const mails = await velada.control<object[]>('GET', 'messages?channel=email&to=ana@correo.example')
    return mails.length === 2
  })

  await database().raw(
    `update deliveries set sent_at = sent_at - interval '3 days', updated_at = updated_at - interval '3 days'
     where event_id = ?`,
    [event.id],
  )
  await database().raw(
    `update guests set last_reminder_sent = last_reminder_sent - interval '3 days' where event_id = ?`,
    [event.id],
  )
  await page.reload()
  await expectRows(page, 'Recuérdaselo a 3 invitados que no han contestado', ['Ana', 'Luis', 'Marta'])
  await invite(page, 'Enviar 3 recordatorios')
  await send(page, 'Recordatorios').click()
  await page
    .getByText('Nadie necesita un recordatorio ahora.')
    .or(page.getByText('Podrás recordar'))
    .waitFor()
  expect(complaints).toEqual([])
})

test('a campaign is paused, resumed and cancelled, and says what had left and what never will', async () => {
  const event = await aPaidEvent(velada, {}, 'grand-soiree')
  const { page, complaints } = await open(event, [
    { name: 'Ana', email: 'ana@correo.example' },
    { name: 'Luis', email: 'luis@correo.example' },
    { name: 'Marta', email: 'marta@correo.example' },
    { name: 'Rosa', phone: '+34600111333' },
    { name: 'Sara', phone: '+34600111444' },
  ])
  await velada.control('POST', 'faults', { provider: 'email', fault: 'unauthorized' })
  await send(page, 'Enviar 3 invitaciones').click()
  await page.getByRole('radio', { name: 'Ambos' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar 5 invitaciones' }).click()
  const running = page.getByRole('region', { name: 'Envío en curso' })
  await running.getByText('En espera: 2 de 5').waitFor()
  await running.getByRole('button', { name: 'Pausar' }).click()
  await running.getByText('En pausa: 2 de 5').waitFor()
  await running.getByRole('button', { name: 'Reanudar' }).click()
  await running.getByText('En espera: 2 de 5').waitFor()

  // While it runs, a worker may be trying the three mails at this moment, and they could not be called back.
  await running.getByRole('button', { name: 'Pausar' }).click()
  await running.getByText('En pausa: 2 de 5').waitFor()
  await running.getByRole('button', { name: 'Cancelar envío' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByText('Han salido 2 mensajes; 3 mensajes no saldrán.').waitFor()
  await question.getByRole('button', { name: 'Seguir enviando' }).click()
  await running.getByText('En pausa: 2 de 5').waitFor()
  await running.getByRole('button', { name: 'Cancelar envío' }).click()
  await question.getByRole('button', { name: 'Cancelar envío' }).click()
  await page.getByText('Han salido 2 mensajes; 3 mensajes ya no salen.').first().waitFor()
  await running.waitFor({ state: 'detached' })
  await send(page, 'Historial').click()
  await page.getByText('· cancelado').waitFor()
  await page.keyboard.press('Escape')
  // Who got nothing is to be invited again.
  await today(page).getByRole('button', { name: 'Envía 3 invitaciones', exact: true }).waitFor()
  await velada.control('DELETE', 'faults')
  expect(complaints).toEqual([])
})
