import axe from 'axe-core/axe.min.js?raw'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visitor } from './browser.ts'
import { aPaidEvent } from './paid-event.ts'
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

type Finding = { id: string; nodes: { target: string[] }[] }

async function findingsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const found = await page.evaluate<Finding[]>('axe.run().then((result) => result.violations)')
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

const publicPages = [
  '/',
  '/homeold',
  '/home-alt2',
  '/invitaciones-boda-digitales',
  '/faqs',
  '/business',
  '/aviso-legal',
  '/politica-privacidad',
  '/login',
  '/wizard',
  '/invite/ejemplo/preview',
  '/no-existe',
]

test.each(['phone', 'desktop'] as const)(
  'every public page on a %s: no barrier, no sideways scrolling, no other host, nothing asked for in vain',
  async (size) => {
    const { context, page, complaints } = await visitor(browser, [new URL(velada.url).host], size)
    const refused: string[] = []
    page.on('response', (answer) => answer.ok() || refused.push(new URL(answer.url()).pathname))
    for (const path of publicPages) {
      const answer = await page.goto(velada.url + path, { waitUntil: 'networkidle' })
      expect(answer?.status(), path).toBe(path === '/no-existe' ? 404 : 200)
      expect(await findingsOn(page), path).toEqual([])
      const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
      expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
    }
    expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([])
    expect(refused).toEqual(['/no-existe'])
    await context.close()
  },
)

type Place = {
  name: string
  tab: 'guests' | 'stats' | 'import' | 'edit'
  /** What is pressed, one after the other, to get there. */
  presses: (page: Page) => Locator[]
  only?: 'phone' | 'desktop'
  /** Further parts of the address. */
  search?: string
}
const button = (name: string | RegExp) => (page: Page) => [page.getByRole('button', { name, exact: true })]
const menu = (item: string) => (page: Page) => [
  page.getByRole('button', { name: /^Más acciones para Ana/ }),
  page.getByRole('menuitem', { name: item }),
]
const dashboardPlaces: Place[] = [
  { name: 'the list', tab: 'guests', presses: () => [] },
  { name: 'the figures', tab: 'stats', presses: () => [] },
  { name: 'the import', tab: 'import', presses: () => [] },
  { name: 'the event', tab: 'edit', presses: () => [] },
  { name: 'adding by hand', tab: 'guests', presses: button('Añadir a mano') },
  { name: 'sending', tab: 'guests', presses: button(/^Enviar \d+ invitaci/) },
  { name: 'the history', tab: 'guests', presses: button('Historial') },
  { name: 'the keys', tab: 'guests', presses: button('Atajos'), only: 'desktop' },
  {
    name: 'several chosen',
    tab: 'guests',
    presses: (page) => [page.getByLabel('Elegir a Luis Paz')],
    only: 'desktop',
  },
  { name: 'writing to us', tab: 'guests', presses: button('Escríbenos') },
  { name: 'the domain', tab: 'guests', presses: button('Pide tu dominio') },
  {
    name: 'the sessions',
    tab: 'guests',
    presses: (page) => [
      page.getByRole('button', { name: 'Mi cuenta' }),
      page.getByRole('menuitem', { name: 'Sesiones abiertas' }),
    ],
  },
  { name: 'erasing', tab: 'edit', presses: button('Eliminar este evento') },
  { name: 'a guest', tab: 'guests', presses: menu('Ver respuesta y mensajes'), only: 'desktop' },
  { name: 'editing a guest', tab: 'guests', presses: menu('Editar invitado'), only: 'desktop' },
  { name: 'a filter without anybody', tab: 'guests', presses: () => [], search: '&grupo=Nadie' },
  { name: 'filters and order', tab: 'guests', presses: () => [], search: '&estado=pendientes&orden=-nombre' },
  {
    name: 'answering for a guest',
    tab: 'guests',
    presses: (page) => [page.getByRole('button', { name: /^Confirmar\s*Ana/ })],
    only: 'desktop',
  },
  {
    name: 'a guest',
    tab: 'guests',
    presses: (page) => [page.getByRole('button', { name: /^Ana María/ })],
    only: 'phone',
  },
]

test.each(['phone', 'desktop'] as const)(
  'the dashboard on a %s, every tab and dialog: no barrier, no sideways scrolling',
  { timeout: 240_000 },
  async (size) => {
    const event = await aPaidEvent(velada, {}, 'grand-soiree')
    await event.invite({
      name: 'Ana María de las Mercedes Fernández de Córdoba y Ruiz de la Prada',
      maxGuests: 4,
    })
    const luis = await event.invite({ name: 'Luis Paz', maxGuests: 2 })
    const reply = await event.couple.post(
      `/api/guests/${luis.id}/rsvp`,
      {
        status: 'confirmed',
        confirmedGuests: 2,
        guestNames: ['Luis Paz', 'Eva'],
        dietaryRestrictions: 'Celíaca',
      },
      { 'X-Invitation-Token': luis.page.split('/').at(-1) ?? '' },
    )
    expect(reply.status).toBe(200)
    await event.couple.post(`/api/events/${event.id}/send-invitations`, { method: 'email' })
    await event.invite({ name: 'Eva Sol', maxGuests: 1 })
    const { context, page, complaints } = await visitor(browser, [new URL(velada.url).host], size)
    const consent = JSON.stringify({ choice: 'rejected', date: '2026-01-01T00:00:00.000Z' })
    await context.addInitScript(`localStorage.setItem('cookie-consent', '${consent}')`)
    await context.addCookies(
      [...event.couple.cookies].map(([name, value]) => ({ name, value, url: velada.url })),
    )
    const found: string[] = []
    for (const { name, tab, presses, only, search = '' } of dashboardPlaces) {
      if (only && only !== size) continue
      await page.goto(`${velada.url}/dashboard/${event.id}?tab=${tab}${search}`)
      await page.getByRole('tabpanel').first().waitFor()
      if (tab === 'guests') await page.getByText(/^Mostrando \d de 3/).waitFor()
      for (const press of presses(page)) await press.first().click()
      found.push(...(await findingsOn(page)).map((finding) => `${name}: ${finding}`))
      const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
      if (overflow > 0) found.push(`${name}: scrolls sideways by ${overflow}`)
    }
    expect(found).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  },
)
