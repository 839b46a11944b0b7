import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { client } from '../backend/testing/client.ts'
import { openBrowser, visitor } from './browser.ts'
import { aPaidEvent } from './paid-event.ts'
import { type SharedVelada, shareVelada } from './shared-velada.ts'

let velada: SharedVelada
let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  ;[velada, browser] = await Promise.all([shareVelada(), openBrowser()])
})
beforeEach(async () => {
  for (const context of browser.contexts()) await context.close()
  ;({ context, page } = await visitor(browser, [new URL(velada.url).host]))
})
afterAll(async () => {
  await browser?.close()
  velada?.release()
})

const field = (label: string) => page.getByLabel(label, { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** Each field says its own message, to eyes and to who cannot see; the first of them has the focus. */
async function expectRefusals(refusals: [Locator, string][]): Promise<void> {
  for (const [index, [control, message]] of refusals.entries()) {
    await page.getByText(message, { exact: true }).first().waitFor()
    const said = await control.evaluate((element) => ({
      invalid: element.getAttribute('aria-invalid'),
      focused: document.activeElement === element,
      description: (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    }))
    expect(said, message).toMatchObject({
      invalid: 'true',
      focused: index === 0,
      description: expect.stringContaining(message),
    })
  }
}

test('a partner is told what is missing, sends once, and is thanked', async () => {
  await page.goto(`${velada.url}/business`)
  const [name, email, phone, message] = ['Nombre completo', 'Email', 'Teléfono', 'Mensaje'].map((label) =>
    page.getByRole('textbox', { name: label }),
  ) as [Locator, Locator, Locator, Locator]
  await name.fill('A')
  await email.fill('ana@')
  await phone.fill('12345')
  await message.fill('Hola')
  await button('Enviar mensaje').click()
  await expectRefusals([
    [name, 'El nombre debe tener al menos 2 caracteres'],
    [email, 'Email válido requerido'],
    [phone, 'Teléfono inválido'],
    [message, 'El mensaje debe tener al menos 10 caracteres'],
  ])
  await name.fill('Ana Ruiz')
  await email.fill('ana@catering.example')
  await phone.fill('+34 600 000 000')
  await message.fill('Damos de comer en ciento veinte bodas al año.')
  const kind = page.getByRole('combobox', { name: 'Tipo de negocio' })
  expect(await kind.innerText()).toBe('Organizador de Bodas')
  await kind.press('Enter')
  await page.getByRole('option', { name: 'Empresa de Catering' }).press('Enter')

  await page.route('**/api/business-contact', (route) => route.fulfill({ status: 503, body: 'Ahora no' }))
  await button('Enviar mensaje').click()
  await page.getByText('Error al enviar', { exact: true }).waitFor()
  await page.getByText('Ahora no', { exact: true }).waitFor()
  await page.unroute('**/api/business-contact')

  const held = Promise.withResolvers<void>()
  await page.route('**/api/business-contact', (route) => held.promise.then(() => route.continue()))
  const sent = page.waitForRequest('**/api/business-contact')
  await button('Enviar mensaje').click()
  expect((await sent).postDataJSON()).toMatchObject({ businessType: 'catering' })
  expect(await button('Enviando...').isDisabled()).toBe(true)
  held.resolve()
  await page.getByRole('heading', { name: '¡Gracias por tu interés!' }).waitFor()
  await page.getByText('¡Mensaje enviado!', { exact: true }).waitFor()
  expect(await page.locator('form').count()).toBe(0)
  await page.getByRole('main').getByRole('link', { name: 'Volver al inicio' }).click()
  await page.waitForURL(`${velada.url}/`)
})

test('signing in asks for both, says what failed, and every way out of it works', async () => {
  await page.goto(`${velada.url}/login`)
  await button('Iniciar sesión').click()
  await expectRefusals([
    [field('Email'), 'Email válido requerido'],
    [field('Contraseña'), 'Contraseña requerida'],
  ])
  await field('Email').fill('nadie@correo.example')
  await field('Contraseña').fill('no-es-esta')
  await page.keyboard.press('Enter')
  await page.getByText('Error al iniciar sesión', { exact: true }).waitFor()
  await button('He olvidado mi contraseña').click()
  await button('Enviar enlace').click()
  await expectRefusals([[field('Email'), 'Email válido requerido']])
})

test('a new password is long enough and written twice; a link that is none is said', async () => {
  await page.goto(`${velada.url}/verify-email`)
  await page.waitForURL(`${velada.url}/`)
  await page.getByText('Token no encontrado', { exact: true }).waitFor()
  await page.getByText('El enlace de verificación no es válido.', { exact: true }).waitFor()
  await page.goto(`${velada.url}/verify-email?token=inventado`)
  await page.getByText('El enlace de verificación no es válido o ha expirado.', { exact: true }).waitFor()

  const { json: event } = await client(() => velada.url).post('/api/events', {
    coupleNames: 'Inés y Álvaro',
    eventDate: '2031-06-14',
    email: 'ines@correo.example',
  })
  await page.goto(event.verificationUrl)
  const [password, again] = [field('Contraseña'), field('Repite la contraseña')]
  await password.fill('corta')
  await again.fill('corta')
  await button('Verificar y entrar').click()
  await expectRefusals([
    [password, 'La contraseña debe tener al menos 6 caracteres'],
    [again, 'Confirma tu contraseña'],
  ])
  await password.fill('dos-anillos')
  await again.fill('dos-anillas')
  await button('Verificar y entrar').click()
  await expectRefusals([[again, 'Las contraseñas no coinciden']])
})

test('a couple is told what is missing in a guest and in the event, and a dialog keeps and returns the focus', async () => {
  const event = await aPaidEvent(velada)
  await event.invite({ name: 'Ana Ruiz', maxGuests: 2 })
  await context.addCookies(
    [...event.couple.cookies].map(([name, value]) => ({ name, value, url: velada.url })),
  )
  await page.goto(`${velada.url}/login`)
  await page.waitForURL('**/dashboard/*')
  await button('Añadir a mano').click()
  const guest = page.getByRole('dialog', { name: 'Añadir invitado' })
  await guest.getByLabel('Email').fill('ana@')
  await button('Añadir a la lista').click()
  await expectRefusals([
    [guest.getByLabel('Nombre'), 'El nombre es requerido'],
    [guest.getByLabel('Grupo'), 'El grupo es requerido'],
    [guest.getByLabel('Email'), 'Email inválido'],
  ])
  await page.keyboard.press('Escape')

  await button('Más acciones para Ana Ruiz').press('Enter')
  await page.getByRole('menuitem', { name: 'Editar invitado' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Editar invitado' })
  await dialog.waitFor()
  for (let tabs = 0; tabs < 14; tabs++) {
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.locator(':focus').and(button('Más acciones para Ana Ruiz')).waitFor()

  // The question about cookies stays open, and hides no button that one could not bring out from under it.
  await page.getByRole('heading', { name: 'Cookies, las justas' }).waitFor()
  await page.getByRole('tab', { name: 'Editar' }).click()
  await page.getByLabel('Nombres de los novios').fill('')
  await button('Añadir hotel').click()
  await button('Añadir teléfono').click()
  await button('Guardar cambios').click()
  await page.getByText('Revisa los campos marcados.', { exact: true }).waitFor()
  for (const message of [
    'Los nombres de los novios son requeridos',
    'Nombre requerido',
    'URL válida requerida',
    'Teléfono requerido',
  ])
    await page.getByText(message, { exact: true }).first().waitFor()
  const names = page.getByRole('textbox', { name: 'Nombres de los novios' })
  await expectRefusals([[names, 'Los nombres de los novios son requeridos']])
})
