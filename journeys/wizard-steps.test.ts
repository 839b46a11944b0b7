import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '../backend/testing/client.ts'
import { openBrowser, visitor } from './browser.ts'
import { type SharedVelada, shareVelada } from './shared-velada.ts'
import { wizardOn } from './wizard-page.ts'

let velada: SharedVelada
let browser: Browser
let couple: Awaited<ReturnType<typeof visitor>>
let page: Page

beforeAll(async () => {
  ;[velada, browser] = await Promise.all([shareVelada(), openBrowser()])
})
beforeEach(async () => {
  for (const context of browser.contexts()) await context.close()
  couple = await visitor(browser, [new URL(velada.url).host])
  page = couple.page
})
afterAll(async () => {
  await browser?.close()
  velada?.release()
})

const { button, atStep, scriptRuns, openWizard, pressAtOnce, expectStep } = wizardOn(
  () => page,
  () => velada.url,
)

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
  await keyboard.press('ArrowLeft')
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
