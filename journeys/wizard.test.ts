import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '../backend/testing/client.ts'
import { colourPresets } from '../domain/event/colour-presets.ts'
import { formats } from '../domain/event/formats.ts'
import { openBrowser, sizes, visitor } from './browser.ts'
import { type RunningVelada, startVelada } from './running-velada.ts'

let velada: RunningVelada
let browser: Browser
let couple: Awaited<ReturnType<typeof visitor>>
let page: Page

beforeAll(async () => {
  ;[velada, browser] = await Promise.all([startVelada(), openBrowser()])
})
beforeEach(async () => {
  for (const context of browser.contexts()) await context.close()
  couple = await visitor(browser, [new URL(velada.url).host])
  page = couple.page
})
afterAll(async () => {
  await browser?.close()
  await velada?.stop()
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const atStep = (step: number) => page.getByText(`Paso ${step} de 7`, { exact: true }).waitFor()
const title = (text: string) => page.getByRole('heading', { level: 2, name: text })
/** A form holds still until its script runs. */
const scriptRuns = () => page.locator('[inert]:has(form)').waitFor({ state: 'detached' })

/** The wizard as it opens for who left it at `step` with this draft. */
async function openWizard(step = 1, draft: object = {}, typed: object = {}): Promise<void> {
  const known = {
    coupleNames: 'Lucía y Marcos',
    primaryColor: '#1A1A1A',
    secondaryColor: '#C9A96E',
    invitationFormat: 'classic',
    hasBusTransport: false,
    ...(step > 3 && { eventDate: '2031-06-14' }),
    ...draft,
  }
  await page.goto(`${velada.url}/robots.txt`)
  await page.evaluate(
    (stored) => localStorage.setItem('draft', stored),
    JSON.stringify({ state: { step, draft: known, typed }, version: 1 }),
  )
  await page.goto(`${velada.url}/wizard`)
  await atStep(step)
  await scriptRuns()
}

/** Presses a button by its name as soon as it is there, before the browser does anything else; then those that follow. */
const pressAtOnce = (...names: string[]) =>
  page.evaluate(async (all) => {
    for (const name of all) {
      const find = () => [...document.querySelectorAll('button')].find(({ innerText }) => innerText === name)
      await new Promise<void>((resolve) => {
        const press = () => {
          const found = find()
          if (!found) return
          observer.disconnect()
          found.click()
          resolve()
        }
        const observer = new MutationObserver(press)
        observer.observe(document.body, { subtree: true, childList: true })
        press()
      })
    }
  }, names)

/** The step that is shown has the focus, and the address and the history are of the same step. */
async function expectStep(step: number, name: string): Promise<void> {
  await atStep(step)
  await page.locator('h2:focus').filter({ hasText: name }).waitFor()
  await page.waitForURL(`${velada.url}/wizard?paso=${step}`)
}

/** What a field says of itself to who cannot see it. */
const saidOf = (field: Locator) =>
  field.evaluate((element) => ({
    invalid: element.getAttribute('aria-invalid'),
    focused: document.activeElement === element,
    description: (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  }))

async function expectRefusal(field: Locator, message: string, isFirst = true): Promise<void> {
  await page.getByText(message, { exact: true }).first().waitFor()
  const said = await saidOf(field)
  expect(said).toMatchObject({ invalid: 'true', focused: isFirst })
  expect(said.description).toContain(message)
}

test('names, photo, ceremony, celebration and bus: what is wrong is said at its field, and holds the step', async () => {
  await openWizard(1, { coupleNames: '' }, { coverImageUrl: 'mi foto' })
  const names = page.getByLabel('Nombres de los novios')
  await names.fill('   ')
  await button('Continuar').click()
  await expectRefusal(names, 'Los nombres de los novios son requeridos')
  await names.fill('Lucía y Marcos')
  await page.getByText('Los nombres de los novios son requeridos').waitFor({ state: 'detached' })
  expect(await saidOf(names)).toMatchObject({ invalid: null })
  await button('Continuar').click()

  await atStep(2)
  await button('Continuar').click()
  await page.getByRole('alert').getByText('URL de imagen válida requerida').waitFor()
  await button('Eliminar').click()
  await button('Continuar').click()

  await atStep(3)
  const [date, map] = [page.getByLabel('Fecha del evento'), page.getByLabel('Enlace al mapa')]
  await map.fill('javascript:alert(1)')
  await button('Continuar').click()
  await expectRefusal(date, 'La fecha del evento es requerida')
  await expectRefusal(map, 'URL válida requerida', false)
  await date.fill('2031-06-14')
  await button('Continuar').click()
  await expectRefusal(map, 'URL válida requerida')
  await map.fill('')
  await button('Continuar').click()

  await atStep(4)
  await map.fill('la finca de siempre')
  await button('Continuar').click()
  await expectRefusal(map, 'URL válida requerida')
  await map.fill('https://maps.example/finca')
  await button('Continuar').click()

  await atStep(5)
  const words = page.getByLabel('Información del transporte')
  expect(await words.count()).toBe(0)
  await page.getByText('Sí', { exact: true }).click()
  await words.fill('Salida a las 17:30')
  await page.getByText('Aparecerá en la invitación de tus invitados.').waitFor()
  await page.getByText('No', { exact: true }).click()
  expect(await words.count()).toBe(0)
})

test('a photo too large, a file that is none, and one that only looks like it are refused with the reason', async () => {
  await openWizard(2)
  const file = page.locator('input[type=file]')
  const offer = (name: string, mimeType: string, buffer: Buffer) =>
    file.setInputFiles({ name, mimeType, buffer })
  const reason = async (words: RegExp) => {
    const alert = page.getByRole('alert').filter({ hasText: words })
    await alert.waitFor()
    expect((await saidOf(file)).description).toMatch(words)
  }
  await offer('boda.jpg', 'image/jpeg', Buffer.alloc(5 * 1024 * 1024 + 1))
  await reason(/más de 5MB/)
  await offer('lista.pdf', 'application/pdf', Buffer.from('%PDF-1.7'))
  await reason(/no es una imagen/)
  await offer('disfraz.png', 'image/png', Buffer.from('<html>no soy una foto</html>'))
  await reason(/^Solo se admiten imágenes/)
  expect(couple.complaints.filter((complaint) => !/\b4(13|15|22|00)\b/.test(complaint))).toEqual([])
})

test('the design: both colours must be hex, a pair nobody could read is said, and a format names its plan', async () => {
  await openWizard(6)
  const primary = page.getByLabel('Color primario', { exact: true })
  const secondary = page.getByLabel('Color secundario', { exact: true })
  await primary.fill('rojo')
  await secondary.fill('#12345')
  await button('Siguiente').click()
  await expectRefusal(primary, 'Color primario válido requerido')
  await expectRefusal(secondary, 'Color secundario válido requerido', false)

  await primary.fill('#FFFFFF')
  await secondary.fill('#FFFFFF')
  const warning = page.getByText('Con esta pareja el texto apenas se leería')
  await warning.waitFor()
  expect(await page.locator('button[aria-pressed]').allInnerTexts()).toEqual(
    colourPresets.map(({ name }) => name),
  )
  await button('Borgoña Real').click()
  expect([await primary.inputValue(), await secondary.inputValue()]).toEqual(['#800020', '#D4AF37'])
  expect(await button('Borgoña Real').getAttribute('aria-pressed')).toBe('true')
  await warning.waitFor({ state: 'detached' })

  const cards = page.locator('label:has(input[name=invitationFormat])')
  expect(await cards.locator('> span').allInnerTexts()).toEqual(
    Object.values(formats).map(({ label, plan }) =>
      expect.stringMatching(
        plan === 'grand_soiree' ? `^${label}[^]*Grand Soirée$` : `^${label}(?![^]*Grand Soirée)`,
      ),
    ),
  )
  const told = page.getByRole('status')
  await told.filter({ hasText: 'Clásico está incluido en todos los planes.' }).waitFor()
  await cards.filter({ hasText: 'Art Déco' }).click()
  await told.filter({ hasText: 'Art Déco pertenece a Grand Soirée. Diseña con él sin compromiso' }).waitFor()
  await page.locator('[data-view=preview][data-format=artdeco]').waitFor()

  // Who left with a format from further down finds it in view.
  await page.setViewportSize(sizes.phone)
  await openWizard(6, { invitationFormat: 'floral' })
  const [row, option] = await Promise.all(
    [
      page.getByRole('group', { name: 'Formato de la invitación' }),
      page.getByRole('radio', { name: 'Floral' }),
    ].map((part) => part.boundingBox()),
  )
  expect(option?.x).toBeGreaterThanOrEqual(row?.x ?? Number.NaN)
  expect((option?.x ?? 0) + (option?.width ?? 0)).toBeLessThanOrEqual((row?.x ?? 0) + (row?.width ?? 0))
})

test('the email must be one, a step an older draft left out is shown, and a refused creation loses nothing', async () => {
  await openWizard(7, { eventDate: '' })
  const email = page.getByLabel('Email')
  await email.fill('lucia@')
  await button('Crear Invitación').click()
  await expectRefusal(email, 'Email válido requerido')
  await email.fill('lucia@correo.example')
  await button('Crear Invitación').click()

  await title('Ceremonia').waitFor()
  await page.getByLabel('Fecha del evento').fill('2031-06-14')
  for (const step of [4, 5, 6]) {
    await button('Continuar').click()
    await atStep(step)
  }
  await button('Siguiente').click()
  await atStep(7)
  expect(await email.inputValue()).toBe('lucia@correo.example')

  await page.route('**/api/events', (route) => route.fulfill({ status: 503, body: 'Estamos de mudanza' }))
  await button('Crear Invitación').click()
  await page.getByText('Error al crear el evento', { exact: true }).waitFor()
  await page.getByText('Estamos de mudanza', { exact: true }).waitFor()
  await page.reload()
  await atStep(7)
  expect(await email.inputValue()).toBe('lucia@correo.example')
})

test('a step leaves after 100 ms, not before', async () => {
  await page.clock.install()
  await openWizard(1)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await button('Continuar').click()
  await eventually('the step fades', () =>
    page
      .locator('form')
      .and(page.locator(':not([inert])'))
      .evaluate((form) => getComputedStyle(form).opacity === '0'),
  )
  await page.clock.runFor(99)
  expect(await page.getByText('Paso 1 de 7').count()).toBe(1)
  await page.clock.runFor(1)
  await atStep(2)
})

test('with the keyboard alone, back and forth and over a reload, to the mail that waits', async () => {
  const { keyboard } = page
  const focusOn = (text: string) => page.locator(`:focus`).filter({ hasText: text }).waitFor()
  /** Tabs until the named element has the focus. */
  const tabTo = async (field: Locator) => {
    for (let presses = 0; presses < 40; presses++) {
      if (await field.evaluate((element) => document.activeElement === element)) return
      await keyboard.press('Tab')
    }
    throw new Error('the keyboard does not reach it')
  }
  await page.goto(`${velada.url}/wizard`)
  await scriptRuns()
  await tabTo(page.getByLabel('Nombres de los novios'))
  await keyboard.type('Inés & Álvaro')
  await keyboard.press('Enter')
  await focusOn('Foto de portada')
  await tabTo(button('Continuar'))
  await keyboard.press('Enter')
  await focusOn('Ceremonia')
  await tabTo(page.getByLabel('Lugar de la ceremonia'))
  await keyboard.type('San Nicolás')
  await keyboard.press('Tab')
  await keyboard.type('no es un enlace')

  // Neither valid nor sent yet, and still there: after a reload, and after going back.
  await page.reload()
  await atStep(3)
  await scriptRuns()
  expect(await page.getByLabel('Enlace al mapa').inputValue()).toBe('no es un enlace')
  await tabTo(button('Anterior'))
  await keyboard.press('Enter')
  await focusOn('Foto de portada')
  await tabTo(button('Anterior'))
  await keyboard.press('Space')
  await focusOn('¿Quiénes son los protagonistas?')
  expect(await page.getByLabel('Nombres de los novios').inputValue()).toBe('Inés & Álvaro')
  expect(await button('Anterior').count()).toBe(0)
  await tabTo(button('Continuar'))
  await keyboard.press('Enter')
  await focusOn('Foto de portada')
  await tabTo(button('Continuar'))
  await keyboard.press('Enter')
  await focusOn('Ceremonia')
  expect(await page.getByLabel('Lugar de la ceremonia').inputValue()).toBe('San Nicolás')

  await tabTo(page.getByLabel('Enlace al mapa'))
  await keyboard.press('Control+A')
  await keyboard.press('Delete')
  await page.getByLabel('Fecha del evento').focus()
  await keyboard.type('14062031')
  await keyboard.press('Enter')
  await focusOn('Celebración')
  await tabTo(page.getByLabel('Lugar de la recepción'))
  await keyboard.type('Finca Los Olivos')
  await keyboard.press('Enter')
  await focusOn('Transporte')
  await tabTo(page.getByRole('radio', { name: 'No' }))
  await keyboard.press('ArrowLeft', { delay: 50 })
  await tabTo(page.getByLabel('Información del transporte'))
  await keyboard.type('Salida a las 17:30')
  await tabTo(button('Continuar'))
  await keyboard.press('Enter')
  await focusOn('Diseño y Personalización')
  await tabTo(page.locator('input[value=classic]'))
  await keyboard.press('ArrowDown')
  await tabTo(button('Siguiente'))
  await keyboard.press('Enter')
  await focusOn('Vista previa y registro')
  const preview = page.getByRole('region', { name: 'Vista previa de la invitación' })
  await preview.getByText('Finca Los Olivos').first().waitFor()
  await tabTo(page.getByLabel('Email'))
  await keyboard.type('ines.y.alvaro@correo.example')

  const opened = couple.context.waitForEvent('page')
  await keyboard.press('Enter')
  await page.waitForURL(`${velada.url}/`)
  const next = page.getByRole('complementary', { name: 'Siguiente paso' })
  await next.getByRole('heading', { name: 'Tu invitación está creada' }).waitFor()
  await page.getByText('Evento creado con éxito', { exact: true }).waitFor()
  await page.getByText('Crear tu Invitación', { exact: true }).waitFor({ state: 'detached' })
  expect(page.url()).toBe(`${velada.url}/`)
  const link = await next.getByRole('link', { name: 'Verificar mi email' }).getAttribute('href')
  expect(link).toContain('/verify-email?token=')
  const verification = await opened
  await verification.getByRole('heading', { name: 'Elige tu contraseña' }).waitFor()
  expect(verification.url()).toBe(link)
  await verification.getByText('Inés & Álvaro').first().waitFor()

  const mail = await velada.control<{ links: string[] }[]>(
    'GET',
    'messages?channel=email&to=ines.y.alvaro@correo.example',
  )
  expect(mail.flatMap(({ links }) => links).length).toBeGreaterThanOrEqual(0)
  expect(couple.complaints).toEqual([])
})

test('the browser’s Back goes one step back instead of leaving, and keeps the draft', async () => {
  await openWizard(1, { coupleNames: '' })
  await page.getByLabel('Nombres de los novios').fill('Lucía y Marcos')
  await button('Continuar').click()
  await atStep(2)
  await button('Continuar').click()
  await atStep(3)
  await page.getByLabel('Fecha del evento').fill('2020-01-01')
  await page.getByLabel('Lugar de la ceremonia').fill('San Nicolás')
  await page.getByLabel('Enlace al mapa').fill('maps.app.goo.gl/AbC123')
  await button('Continuar').click()
  await page.getByText('Esa fecha ya ha pasado. Elige hoy o un día posterior.').waitFor()
  await page.getByLabel('Fecha del evento').fill('2031-06-14')
  await button('Continuar').click()
  await atStep(4)
  expect(
    await page.evaluate(() => JSON.parse(localStorage.getItem('draft') ?? '').state.draft),
  ).toMatchObject({ ceremonyUrl: 'https://maps.app.goo.gl/AbC123' })
  await page.goBack()
  await atStep(3)
  expect(await page.getByLabel('Lugar de la ceremonia').inputValue()).toBe('San Nicolás')
  await page.goBack()
  await atStep(2)
  await page.goForward()
  await atStep(3)
  await button('Anterior').click()
  await atStep(2)
  await page.goBack()
  await atStep(1)
  expect(await page.getByLabel('Nombres de los novios').inputValue()).toBe('Lucía y Marcos')
})

test('who returns to a draft goes back through its steps, and a reload stays where it was', async () => {
  await openWizard(4)
  await page.reload()
  await atStep(4)
  await page.goBack()
  await atStep(3)
  await button('Anterior').click()
  await atStep(2)
  await page.goBack()
  await atStep(1)
  await page.goto(`${velada.url}/wizard?paso=7`)
  await atStep(1)
})

test('«Anterior» pressed the moment it appears goes back, and address and history go with it', async () => {
  await openWizard(1)
  const entries = await page.evaluate(() => history.length)
  await pressAtOnce('Continuar', 'Anterior')
  await expectStep(1, '¿Quiénes son los protagonistas?')
  await pressAtOnce('Continuar', 'Anterior', 'Continuar')
  await expectStep(2, 'Foto de portada')
  await pressAtOnce('Continuar')
  await expectStep(3, 'Ceremonia')
  expect(await page.evaluate(() => history.length)).toBe(entries + 2)
  await page.goBack()
  await expectStep(2, 'Foto de portada')
  await page.goBack()
  await expectStep(1, '¿Quiénes son los protagonistas?')
  await page.goForward()
  await page.goForward()
  await expectStep(3, 'Ceremonia')
  expect(couple.complaints).toEqual([])
})

test('«Anterior» pressed twice in a hurry goes two steps back, and never out of the wizard', async () => {
  const pressTwice = () =>
    button('Anterior').evaluate((element: HTMLElement) => {
      element.click()
      element.click()
    })
  await openWizard(4)
  await pressTwice()
  await expectStep(2, 'Foto de portada')
  await pressTwice()
  await expectStep(1, '¿Quiénes son los protagonistas?')
  await page.goForward()
  await expectStep(2, 'Foto de portada')
  await page.goForward()
  await page.goForward()
  await expectStep(4, 'Celebración')
  await pressAtOnce('Anterior', 'Anterior', 'Anterior')
  await expectStep(1, '¿Quiénes son los protagonistas?')
  await page.reload()
  await atStep(1)
})

test('a field keeps the focus, and so what is typed, from the moment it can be used', async () => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const observer = new MutationObserver(() => {
        const field = document.querySelector<HTMLInputElement>('form input')
        if (!field || field.closest('[inert]')) return
        observer.disconnect()
        field.focus()
      })
      observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['inert'] })
    }),
  )
  await page.goto(`${velada.url}/wizard`)
  await page.waitForURL(`${velada.url}/wizard?paso=1`)
  await page.keyboard.type('Lucía y Marcos')
  expect(await page.getByLabel('Nombres de los novios').inputValue()).toBe('Lucía y Marcos')
})

test('the cookie banner does not slip between a press and its release', async () => {
  await page.setViewportSize(sizes.phone)
  // The banner's second ends with the first press.
  await page.addInitScript(() => {
    const { setTimeout } = window
    const isPressed = new Promise((resolve) => addEventListener('mousedown', resolve, { once: true }))
    Object.assign(window, {
      setTimeout: (act: () => void, delay?: number) =>
        delay === 1000 ? void isPressed.then(act) : setTimeout(act, delay),
    })
  })
  await openWizard(2)
  const place = await button('Anterior').boundingBox()
  await page.mouse.move((place?.x ?? 0) + 20, (place?.y ?? 0) + 20)
  await page.mouse.down()
  await page.mouse.up()
  await expectStep(1, '¿Quiénes son los protagonistas?')
  await page.getByRole('heading', { name: 'Cookies, las justas' }).waitFor()
})
