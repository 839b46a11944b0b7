import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { client } from '../backend/testing/client.ts'
import { openBrowser, sizes } from './browser.ts'
import { type RunningVelada, startVelada } from './running-velada.ts'

let velada: RunningVelada
let browser: Browser

beforeAll(async () => {
  ;[velada, browser] = await Promise.all([startVelada(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await velada?.stop()
})

const couple = client(() => velada.url)

async function done(asked: ReturnType<typeof couple.post>) {
  const reply = await asked
  if (reply.status >= 300) throw new Error(`refused: ${reply.status} ${reply.text}`)
  return reply.json
}

/** A paid event with a bus and two menus, and one party of two; `answer` is what the couple's list says of it. */
async function invitedParty() {
  const event = await done(
    couple.post('/api/events', {
      coupleNames: 'Lucía y Marcos',
      eventDate: '2031-06-14',
      ceremonyTime: '18:00',
      ceremonyPlace: 'San Nicolás',
      hasBusTransport: true,
      invitationFormat: 'classic',
      primaryColor: '#1A1A1A',
      secondaryColor: '#C9A96E',
      email: 'sin.guion@correo.example',
    }),
  )
  const token = new URL(event.verificationUrl).searchParams.get('token')
  await done(couple.post('/api/verify-email', { token, password: 'dos-anillos-y-un-autobus' }))
  const { paymentIntentId } = await done(
    couple.post('/api/create-payment-intent', { amount: 99, planType: 'essence', eventId: event.id }),
  )
  await velada.control('POST', `payments/${paymentIntentId}/pay`, { card: '4242424242424242' })
  await done(couple.post('/api/confirm-payment', { paymentIntentId, eventId: event.id }))
  await done(couple.put(`/api/events/${event.id}`, { menus: ['Carne', 'Pescado'] }))
  const guest = await done(
    couple.post(`/api/events/${event.id}/guests`, {
      name: 'Ana Ruiz',
      group: 'Amigos',
      email: 'ana@correo.example',
      maxGuests: 2,
    }),
  )
  return {
    page: `${velada.url}/invite/${event.slug}/${guest.token}`,
    async answer() {
      const guests = (await couple.get(`/api/events/${event.id}/guests`)).json
      return guests.find(({ id }: { id: string }) => id === guest.id)
    },
  }
}

test('a guest without script answers for a party of two, is refused in words, changes the answer and declines', async () => {
  const party = await invitedParty()
  const context = await browser.newContext({
    viewport: sizes.phone,
    locale: 'es-ES',
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  await page.goto(party.page)

  await page.getByLabel('Nombre 2').fill('Luis Gil')
  await page.getByLabel('Menú').nth(1).selectOption('Pescado')
  await page.getByLabel('Necesito plaza en el autobús').check()
  await page.getByLabel('Comentarios sobre el autobús').fill('En la plaza')
  await page.getByRole('button', { name: 'Confirmar Asistencia' }).click()
  await page.getByRole('heading', { name: 'Gracias, contamos contigo' }).waitFor()
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
  await page.getByRole('button', { name: 'Guardar respuesta' }).click()
  await page.getByText('Has escrito más nombres que personas').waitFor()
  expect((await party.answer()).confirmedGuests).toBe(2)

  await page.getByLabel('¿Cuántas personas asistiréis?').fill('1')
  await page.getByLabel('Nombre 2').fill('')
  await page.getByRole('button', { name: 'Guardar respuesta' }).click()
  await page.getByText('Asistencia confirmada (1 persona): Ana Ruiz.').waitFor()
  expect((await party.answer()).confirmedGuests).toBe(1)

  await page.getByRole('button', { name: 'Modificar respuesta' }).click()
  await page.getByLabel('No podré asistir').check({ force: true })
  await page.getByLabel('Nombre 1').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Guardar respuesta' }).click()
  await page.getByRole('heading', { name: 'Gracias por avisarnos' }).waitFor()
  expect((await party.answer()).status).toBe('declined')

  await page.goto(`${party.page}?error=Llama%20al%20600`)
  expect(await page.content()).not.toContain('Llama')
  await context.close()
})
