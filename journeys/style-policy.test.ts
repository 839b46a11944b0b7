import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visitor } from './browser.ts'
import { aPaidEvent, type PaidEvent } from './paid-event.ts'
import { type SharedVelada, shareVelada } from './shared-velada.ts'

let velada: SharedVelada
let browser: Browser
let event: PaidEvent

beforeAll(async () => {
  ;[velada, browser] = await Promise.all([shareVelada(), openBrowser()])
  event = await aPaidEvent(velada, {}, 'grand-soiree')
})
afterAll(async () => {
  await browser?.close()
  velada?.release()
})

/** The directives of a page's policy, by name. */
async function policyOf(url: string): Promise<Record<string, string[]>> {
  const policy = (await fetch(url)).headers.get('content-security-policy') ?? ''
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

test.each(['/', '/wizard', '/login', '/checkout/essence', '/faqs', '/no-existe'])(
  'no style written into %s is let in unless its hash is known, and no base moves its links',
  async (path) => {
    const policy = await policyOf(velada.url + path)
    expect(policy['style-src']?.join(' ')).toMatch(/'sha256-/)
    expect(Object.values(policy).flat()).not.toContain("'unsafe-inline'")
    expect(policy['base-uri']).toEqual(["'none'"])
  },
)

test('a page with an account is apart from the window that opened it; a guest’s stays where its loading began', async () => {
  const openerPolicy = async (url: string) => (await fetch(url)).headers.get('cross-origin-opener-policy')
  for (const path of ['/', '/login', '/checkout/essence', '/no-existe'])
    expect([path, await openerPolicy(velada.url + path)]).toEqual([path, 'same-origin'])
  const { page } = await event.invite({ name: 'Carla', maxGuests: 2 })
  expect(await openerPolicy(page)).toBeNull()
})

/** Colours and sizes that stand in style attributes when React has drawn them. */
const drawn = (page: Page) =>
  page.evaluate(() => {
    const card = document.querySelector('header')?.parentElement
    return card && getComputedStyle(card).getPropertyValue('--primary').trim()
  })

test('an invitation has its colours before any script, and keeps them when the script takes over', async () => {
  await event.change({ primaryColor: '#800020' })
  const { page: address } = await event.invite({ name: 'Ana', maxGuests: 2 })
  expect(await (await fetch(address)).text()).not.toMatch(/<[a-z][^>]* style="/)
  const unscripted = await browser.newContext({ javaScriptEnabled: false })
  const plain = await unscripted.newPage()
  await plain.goto(address)
  expect((await drawn(plain))?.toLowerCase()).toBe('#800020')
  await unscripted.close()
  const { page, complaints } = await visitor(browser, [new URL(velada.url).host], 'phone')
  await page.goto(address)
  await page.locator('form[data-scripted]').waitFor()
  expect((await drawn(page))?.toLowerCase()).toBe('#800020')
  expect(complaints).toEqual([])
})

test('dialogs, selects, menus and formats drawn later live within the policy', async () => {
  const { page, complaints, context } = await visitor(browser, [new URL(velada.url).host])
  await context.addCookies(
    [...event.couple.cookies].map(([name, value]) => ({ name, value, url: velada.url })),
  )
  await event.invite({ name: 'Berta', maxGuests: 2 })
  const me = (await event.couple.get('/api/auth/me')).json
  await page.goto(`${velada.url}/dashboard/${me.id}`)
  await page.getByRole('combobox').first().click()
  await page.keyboard.press('Escape')
  await page.getByRole('row', { name: /Berta/ }).getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Eliminar invitado' }).click()
  await page.getByRole('button', { name: 'Deshacer' }).waitFor()
  await page.getByRole('button', { name: 'Historial' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar para siempre' }).click()
  const question = page.getByRole('alertdialog')
  await question.waitFor()
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click()
  await page.getByRole('tab', { name: /editar/i }).click()
  await page.getByRole('radio', { name: /Floral/ }).check({ force: true })
  await page.waitForFunction(() => [...document.fonts].some(({ family }) => /Parisienne/.test(family)))
  expect(complaints).toEqual([])
})
