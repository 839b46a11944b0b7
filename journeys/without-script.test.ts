import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faqCategories } from '../frontend/pages/marketing/content/faq.ts'
import { partners } from '../frontend/pages/marketing/content/partners.ts'
import { shortFaq } from '../frontend/pages/marketing/content/services.ts'
import { holder } from '../frontend/pages/marketing/holder.ts'
import { openAllergies } from './answer-form.ts'
import { openBrowser, sizes } from './browser.ts'
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

test('a guest without script answers for a party of two, is refused in words, changes the answer and declines', async () => {
  const event = await aPaidEvent(velada)
  const party = await event.invite({ name: 'Ana Ruiz', maxGuests: 2 })
  const context = await browser.newContext({
    viewport: sizes.phone,
    locale: 'es-ES',
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  await page.goto(party.page)

  await page.getByLabel('Nombre 2').fill('Luis Gil')
  await page.locator("[name='attendees[1][menu]'][value='Pescado']").check()
  await page.getByLabel('Necesitamos plaza en el autobús').check()
  await page.getByLabel('Comentarios sobre el autobús').fill('En la plaza')
  await page.getByRole('button', { name: 'Confirmar Asistencia' }).click()
  // Ana has no menu: that is asked once, and nothing typed is lost.
  await page.getByText('Falta elegir menú (Ana Ruiz)').waitFor()
  expect((await party.answer()).status).toBe('pending')
  expect(await page.getByLabel('Nombre 2').inputValue()).toBe('Luis Gil')
  await page.getByRole('button', { name: 'Confirmar Asistencia' }).click()
  await page.getByRole('heading', { name: 'Gracias, contamos con vosotros' }).waitFor()
  await page.getByText('Asistencia confirmada (2 personas): Ana Ruiz, Luis Gil.').waitFor()
  expect(page.url()).toBe(`${party.page}#confirmar`)
  expect(await party.answer()).toMatchObject({
    status: 'confirmed',
    guestNames: ['Ana Ruiz', 'Luis Gil'],
    needsBusTransport: true,
    busComments: 'En la plaza',
  })

  await page.getByRole('button', { name: 'Modificar respuesta' }).click()
  await page.getByLabel('¿Cuántas personas asistiréis?').fill('1')
  await page.getByLabel('Nombre 2').fill('Luis Gil Pérez')
  await (await openAllergies(page, 1)).fill('marisco')
  await page.getByLabel('Comentarios (opcional)').fill('Con ilusión')
  await page.getByRole('button', { name: 'Guardar respuesta' }).click()
  await page.getByText('Has escrito más nombres que personas').waitFor()
  expect((await party.answer()).confirmedGuests).toBe(2)
  expect(await page.getByLabel('¿Cuántas personas asistiréis?').inputValue()).toBe('1')
  expect(await page.getByLabel('Nombre 2').inputValue()).toBe('Luis Gil Pérez')
  expect(await page.getByLabel('Otras alergias').nth(1).inputValue()).toBe('marisco')
  expect(await page.getByLabel('Comentarios (opcional)').inputValue()).toBe('Con ilusión')

  await page.getByLabel('Nombre 2').fill('')
  await (await openAllergies(page, 1)).fill('')
  await page.getByRole('button', { name: 'Guardar respuesta' }).click()
  await page.getByText('Asistencia confirmada (1 persona): Ana Ruiz.').waitFor()
  expect((await party.answer()).confirmedGuests).toBe(1)

  await page.getByRole('button', { name: 'Modificar respuesta' }).click()
  await page.getByLabel('No podemos ir').check({ force: true })
  await page.getByLabel('Nombre 2').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Guardar respuesta' }).click()
  await page.getByRole('heading', { name: 'Gracias por avisarnos' }).waitFor()
  expect((await party.answer()).status).toBe('declined')

  const another = await event.invite({ name: 'Eva Sanz', maxGuests: 1 })
  await page.goto(another.page)
  await page.getByLabel('No podré asistir').check({ force: true })
  expect(await page.getByRole('button', { name: 'Confirmar Asistencia' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Confirmar que no asistiré' }).click()
  await page.getByRole('heading', { name: 'Gracias por avisarnos' }).waitFor()

  await page.goto(`${party.page}?error=Llama%20al%20600`)
  expect(await page.content()).not.toContain('Llama')
  await context.close()
})

/** What a page says to who has no script: its title, and what it may not leave out. */
const readComplete: Record<string, string[]> = {
  '/': ['99', '220', ...shortFaq.map(({ title }) => title)],
  '/homeold': ['99', '220', ...shortFaq.map(({ title }) => title)],
  '/home-alt2': ['99', '220', ...shortFaq.map(({ title }) => title)],
  '/invitaciones-boda-digitales': ['99', '220'],
  '/faqs': faqCategories.flatMap(({ title, questions }) => [
    title,
    ...questions.flatMap((question) => [question.title, question.body]),
  ]),
  '/aviso-legal': ['4 de agosto de 2025'],
  '/politica-privacidad': ['4 de agosto de 2025', 'RGPD'],
  '/business': [
    ...partners.flatMap(({ title, benefits }) => [title, ...benefits]),
    holder.businessEmail,
    'Este formulario necesita JavaScript',
  ],
  '/login': ['Este formulario necesita JavaScript'],
  '/wizard': ['Crear tu Invitación', 'Este formulario necesita JavaScript'],
  '/no-existe': ['Este sobre está vacío'],
}

/** True for what can be seen and pressed in its middle without scrolling. */
const isOnTop = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const found = document.elementFromPoint(left + width / 2, top + height / 2)
  return element.contains(found) && top >= 0 && left >= 0 && left + width <= innerWidth
}

test('without script, on a phone, every page reads complete and its menu leads on', async () => {
  const context = await browser.newContext({
    viewport: sizes.phone,
    locale: 'es-ES',
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  for (const [path, words] of Object.entries(readComplete)) {
    await page.goto(velada.url + path)
    const text = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ')
    for (const word of words) expect(text, path).toContain(word)
    expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1)

    const menu = page.getByRole('navigation', { name: 'Principal' })
    if ((await menu.count()) === 0) continue
    // The menu stands open: nothing of it is cut off, and it does not lie over the page.
    for (const part of [...(await menu.getByRole('link').all()), page.getByRole('heading', { level: 1 })])
      expect(await part.evaluate(isOnTop), `${path}: ${await part.innerText()}`).toBe(true)
    for (const question of await page.locator('summary').all()) {
      await question.click()
      expect(await question.locator('+ p').isVisible()).toBe(true)
    }
  }
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Empresas' }).click()
  await page.waitForURL('**/business')
  await context.close()
})
