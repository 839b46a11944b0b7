import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '../backend/testing/client.ts'
import { openBrowser, sizes, visitor } from './browser.ts'
import { type SharedVelada, shareVelada } from './shared-velada.ts'

let velada: SharedVelada
let browser: Browser
let page: Page
let complaints: string[]

beforeAll(async () => {
  ;[velada, browser] = await Promise.all([shareVelada(), openBrowser()])
})
beforeEach(async () => {
  for (const context of browser.contexts()) await context.close()
  ;({ page, complaints } = await visitor(browser, [new URL(velada.url).host]))
})
afterAll(async () => {
  await browser?.close()
  velada?.release()
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
/** React has taken over the page: what is pressed now is heard. */
const scriptRuns = () =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )

/** Time stands still but for what the test lets pass; each timer that is set is written down. */
async function stoppedClock() {
  await page.clock.install()
  await page.addInitScript(() => {
    const ends: Record<number, number> = {}
    const { setTimeout } = window
    Object.assign(window, {
      ends,
      setTimeout: (run: () => void, delay: number) => {
        ends[delay] = Date.now() + delay
        return setTimeout(run, delay)
      },
    })
  })
  await page.goto(`${velada.url}/robots.txt`)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  return {
    wasSet: (delay: number) => page.evaluate((ms) => ms in Reflect.get(window, 'ends'), delay),
    passes: (ms: number) => page.clock.runFor(ms),
    /** How long the timer of `delay` ms has still to go, once it is set. */
    timer: (delay: number) =>
      eventually(`a timer of ${delay} ms`, async () => {
        const left = await page.evaluate((ms) => Reflect.get(window, 'ends')[ms] - Date.now(), delay)
        return left > 0 ? left : page.clock.runFor(50).then(() => null)
      }),
  }
}
const consent = () => page.evaluate(() => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null'))

test('the cookie banner comes after 1 s, fades in 300 ms, refuses as easily as it accepts, and remembers', async () => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const clock = await stoppedClock()
  const banner = page.getByRole('region', { name: 'Cookies, las justas' })
  await page.goto(velada.url)
  await clock.passes((await clock.timer(1000)) - 1)
  expect(await banner.count()).toBe(0)
  await clock.passes(1)
  await banner.waitFor()

  const [reject, accept] = [button('Rechazar'), button('Aceptar')]
  const lookOf = (choice: typeof reject) =>
    choice.evaluate((element) => {
      const { width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element)
      return { width, height, color, backgroundColor, borderColor, fontSize, fontWeight }
    })
  expect(await lookOf(reject)).toEqual(await lookOf(accept))
  expect(await banner.evaluate((slip) => getComputedStyle(slip).transitionDuration)).toBe('0.3s, 0.3s')
  await reject.click()
  expect(await consent()).toMatchObject({ choice: 'rejected', date: expect.stringMatching(/^\d{4}-.*Z$/) })
  await clock.passes((await clock.timer(300)) - 1)
  expect(await banner.count()).toBe(1)
  await clock.passes(1)
  await banner.waitFor({ state: 'detached' })

  await page.clock.resume()
  await page.goto(`${velada.url}/faqs`)
  await scriptRuns()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Preferencias de cookies' }).click()
  await banner.waitFor()
  expect(await clock.wasSet(1000)).toBe(false)
  await accept.click()
  expect(await consent()).toMatchObject({ choice: 'accepted' })
})

const anchors: Record<string, string[]> = {
  '/': ['precios'],
  '/homeold': ['como-funciona', 'precios', 'contacto'],
  '/home-alt2': ['metodologia', 'servicios', 'planes'],
}
test.each(Object.keys(anchors))(
  '%s: its hero fades in, its anchors stop 80 px down, its menu folds away on a phone',
  async (path) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(velada.url + path)
    expect(await arrivalOfHero()).toEqual({ from: '0', ends: '1' })
    await scriptRuns()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
      path === '/home-alt2' ? 'smooth' : 'auto',
    )
    // It makes the page longer: an anchor near the end would stop elsewhere before it than after it.
    await page.getByRole('region', { name: 'Cookies, las justas' }).waitFor()
    const header = page.getByRole('banner')
    for (const id of anchors[path] ?? []) {
      await header.locator(`a[href='#${id}']`).click()
      await page.waitForURL(`**${path}#${id}`)
      await page.waitForFunction(stopsBelowHeader, id)
      expect(await header.boundingBox()).toMatchObject({ x: 0, y: 0 })
    }

    await page.setViewportSize(sizes.phone)
    const menu = page.getByRole('navigation', { name: 'Principal' })
    await menu.waitFor({ state: 'hidden' })
    await button('Abrir menú').click()
    await menu.getByRole('link', { name: 'Empresas' }).waitFor()
    expect(await button('Cerrar menú').getAttribute('aria-expanded')).toBe('true')
    await page.mouse.move(195, 700)
    await page.mouse.wheel(0, -400)
    await menu.waitFor({ state: 'hidden' })
    await button('Abrir menú').click()
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await page.locator(':focus').and(button('Abrir menú')).waitFor()
    await button('Abrir menú').click()
    await menu.getByRole('link', { name: 'Empresas' }).click()
    await page.waitForURL('**/business')
    await page.waitForFunction(() => scrollY === 0)
    expect(await menu.isVisible()).toBe(false)
    expect(complaints).toEqual([])
  },
)

/** True once the section stands 80 px below the top; the last of a page may not get that far up. */
const stopsBelowHeader = (id: string) => {
  const top = Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? 0)
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
  return isAtEnd ? top >= 80 : top === 80
}
const arrivalOfHero = () =>
  page.locator('h1').evaluate(async (title) => {
    let place: Element | null = title
    while (place && place.getAnimations().length === 0) place = place.parentElement
    const [animation] = place?.getAnimations() ?? []
    await animation?.finished
    const effect = animation?.effect as KeyframeEffect | undefined
    return { from: effect?.getKeyframes()[0]?.opacity, ends: place && getComputedStyle(place).opacity }
  })

test('an anchor of the home page is reached from another page; any other page starts at its top', async () => {
  await page.goto(`${velada.url}/faqs`)
  await scriptRuns()
  await page.getByRole('banner').getByRole('link', { name: 'Precios' }).click()
  await page.waitForURL('**/#precios')
  await page.locator('#precios').waitFor()
  await page.waitForFunction(stopsBelowHeader, 'precios')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Preguntas Frecuentes' }).click()
  await page.getByRole('heading', { level: 1, name: 'Preguntas Frecuentes' }).waitFor()
  await page.waitForFunction(() => scrollY === 0)
})

test('a page that does not exist answers 404, says so, and leads home', async () => {
  for (const path of ['/no-existe', '/invite', '/invite/solo-el-nombre', '/dashboard']) {
    const answer = await page.goto(velada.url + path)
    expect(answer?.status(), path).toBe(404)
  }
  await page.getByRole('heading', { level: 1, name: 'Este sobre está vacío' }).waitFor()
  expect(await page.title()).toBe('Página no encontrada · Velada')
  await page.getByRole('main').getByRole('link', { name: 'Volver al inicio' }).click()
  await page.waitForURL(`${velada.url}/`)
  await page.getByRole('link', { name: 'Crear Invitación Gratis' }).waitFor()
})

test('with the keyboard: the skip link comes first, everything reached shows a ring, questions open by themselves', async () => {
  const { keyboard } = page
  await page.goto(`${velada.url}/faqs`)
  await scriptRuns()
  await keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Saltar al contenido' })
  expect(
    await skip.evaluate((link) => ({
      focused: document.activeElement?.outerHTML.slice(0, 80),
      isInSight: link.getBoundingClientRect().top >= 0,
    })),
  ).toEqual({ focused: expect.stringContaining('href="#contenido"') as string, isInSight: true })
  const ringless: string[] = []
  for (let tabs = 0; tabs < 20; tabs++) {
    const bare = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
      const isRinged = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      return isRinged ? null : (document.activeElement?.outerHTML.slice(0, 80) ?? 'nothing')
    })
    if (bare) ringless.push(bare)
    await keyboard.press('Tab')
  }
  expect(ringless).toEqual([])

  await skip.focus()
  await keyboard.press('Enter')
  await keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)

  await page.getByRole('button', { name: 'Gestión de Invitados' }).press('Enter')
  const section = page.getByRole('region', { name: 'Gestión de Invitados' }).first()
  const questions = section.locator('h3 button')
  await questions.nth(0).press('Enter')
  await questions.nth(1).press('Space')
  for (const nth of [0, 1]) expect(await questions.nth(nth).getAttribute('aria-expanded')).toBe('true')
  await questions.nth(0).press('Enter')
  expect(await questions.nth(0).getAttribute('aria-expanded')).toBe('false')
  expect(await questions.nth(1).getAttribute('aria-expanded')).toBe('true')
})
