import type { Browser } from 'playwright-core'
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

test.each(['phone', 'desktop'] as const)(
  'a couple asks for its domain, then erases the account (%s)',
  async (size) => {
    const event = await aPaidEvent(velada, {}, 'grand-soiree')
    const { page, context, complaints } = await visitor(browser, [new URL(velada.url).host], size)
    await context.addCookies(
      [...event.couple.cookies].map(([name, value]) => ({ name, value, url: velada.url })),
    )
    const me = (await event.couple.get('/api/auth/me')).json
    await page.goto(`${velada.url}/dashboard/${me.id}`)
    await page.getByRole('button', { name: 'Pide tu dominio' }).click()
    await page.getByLabel('Dominio que quieres').fill('luciaymarcos.net')
    await page.getByRole('button', { name: 'Pedir el dominio' }).click()
    await page.getByText('Escribe un dominio .com o .es, como luciaymarcos.es').waitFor()
    await page.getByLabel('Dominio que quieres').fill('LuciayMarcos.es')
    await page.getByRole('button', { name: 'Pedir el dominio' }).click()
    await page.getByText('Dominio pedido: luciaymarcos.es').waitFor()

    await page.goto(`${velada.url}/dashboard/${me.id}?tab=edit`)
    await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Tu contraseña', { exact: true }).fill('no-es-esta')
    await dialog.getByRole('button', { name: 'Eliminar la cuenta' }).click()
    await dialog.getByText('La contraseña no es correcta').waitFor()
    // The refusal is written to the console by the browser itself.
    complaints.splice(0)
    await dialog.getByLabel('Tu contraseña', { exact: true }).fill('dos-anillos-y-un-autobus')
    await dialog.getByRole('button', { name: 'Eliminar la cuenta' }).click()
    await page.getByText('Cuenta eliminada').first().waitFor()
    await page.waitForURL(`${velada.url}/`)
    expect((await event.couple.get('/api/auth/me')).status).toBe(401)
    expect((await fetch(`${event.address}/preview`)).status).toBe(404)
    expect(complaints).toEqual([])
  },
)
