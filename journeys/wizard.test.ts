import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { colourPresets } from '../domain/event/colour-presets.ts'
import { formats } from '../domain/event/formats.ts'
import { openBrowser, sizes, visitor } from './browser.ts'
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

const { button, atStep, openWizard, expectStep } = wizardOn(
  () => page,
  () => velada.url,
)
const title = (text: string) => page.getByRole('heading', { level: 2, name: text })

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
