import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { client } from '../backend/testing/client.ts'
import { openBrowser, visitor } from './browser.ts'
import { type SharedVelada, shareVelada } from './shared-velada.ts'

const lists = 'backend/guests/import/lists'
/** What a new couple has to do, from the verified mail to invitations on their way. */
const [mostClicks, mostQuestions] = [12, 2]

let velada: SharedVelada
let browser: Browser

beforeAll(async () => {
  ;[velada, browser] = await Promise.all([shareVelada(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  velada?.release()
})

/** A new event that nobody has opened yet: the link of its verification mail. */
async function verificationLink(): Promise<string> {
  const reply = await client(() => velada.url).post('/api/events', {
    coupleNames: 'Lucía y Marcos',
    eventDate: '2031-06-14',
    ceremonyTime: '18:00',
    ceremonyPlace: 'San Nicolás',
    invitationFormat: 'classic',
    primaryColor: '#1A1A1A',
    secondaryColor: '#C9A96E',
    email: `novios.${crypto.randomUUID()}@correo.example`,
  })
  expect(reply.status).toBe(201)
  return reply.json.verificationUrl
}

test.each([
  'r01-telefono-boletos.xls',
  'r03-name-phone-maxguests.csv',
  'r17-numero-invite-type-whatsapp.xlsx',
  'r35-email-telefono-grupo.csv',
  'r41-hebreo-dos-cabeceras.xlsx',
])(
  `with %s a new couple gets from the verified mail to invitations on their way in ${mostClicks} clicks and ${mostQuestions} questions`,
  async (file) => {
    const hosts = [new URL(velada.url).host, new URL(velada.sandboxUrl).host]
    const { context, page, complaints } = await visitor(browser, hosts)
    const consent = JSON.stringify({ choice: 'rejected', date: '2026-01-01T00:00:00.000Z' })
    await context.addInitScript(`localStorage.setItem('cookie-consent', '${consent}')`)
    let clicks = 0
    const click = async (place: Locator) => {
      clicks++
      await place.click()
    }
    await page.goto(await verificationLink())
    await page.locator('[inert]').waitFor({ state: 'detached' })
    await page.getByLabel('Contraseña', { exact: true }).fill('dos-anillos-y-un-autobus')
    await page.getByLabel('Repite la contraseña').fill('dos-anillos-y-un-autobus')
    await click(page.locator('form button[type=submit]'))
    await click(page.locator('a[href="/checkout/grand-soiree"]').first())
    await page.getByLabel('Número de tarjeta').fill('4242 4242 4242 4242')
    await page.getByLabel(/Caducidad/).fill('12/34')
    await page.getByLabel(/CVC/).fill('123')
    await click(page.getByRole('button', { name: /Pagar/ }))
    await click(page.getByRole('link', { name: 'Ir a mi panel' }))

    await click(page.getByRole('tab', { name: 'Importar' }))
    const chooser = page.waitForEvent('filechooser')
    await click(page.getByRole('button', { name: 'Elegir archivo' }))
    await (await chooser).setFiles(`${lists}/${file}`)
    await page.getByRole('heading', { name: 'Así quedará tu lista' }).waitFor()
    // Each question is a decision, and one click more for who wants it otherwise than proposed.
    const questions = await page.locator('[data-question]').count()
    expect(questions).toBeLessThanOrEqual(mostQuestions)
    await click(page.getByRole('button', { name: /^Importar \d+ invitaciones$/ }))
    await click(page.getByRole('link', { name: 'Enviar invitaciones' }))
    await click(page.getByRole('dialog').getByRole('button', { name: /^Enviar \d+ invitaciones$/ }))
    await page.getByText('Invitaciones en camino').first().waitFor()
    expect(clicks + questions).toBeLessThanOrEqual(mostClicks)
    expect(complaints).toEqual([])
    await context.close()
  },
)
