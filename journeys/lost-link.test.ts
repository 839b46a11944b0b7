import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../backend/testing/client.ts'
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

test('a guest without script asks for the lost link on the preview, and opens it from the mail', async () => {
  const event = await aPaidEvent(velada)
  const party = await event.invite({ name: 'Ana Ruiz', maxGuests: 1 })
  const email = `ana.${crypto.randomUUID()}@correo.example`
  await event.couple.put(`/api/guests/${party.id}`, { email })
  await event.couple.put(`/api/guests/${party.id}/rsvp`, { status: 'declined' })
  const context = await browser.newContext({ viewport: sizes.phone, javaScriptEnabled: false })
  const page = await context.newPage()
  const mails = async (): Promise<{ html: string }[]> =>
    (await fetch(`${velada.sandboxUrl}/control/messages?to=${encodeURIComponent(email)}`)).json()
  // The preview, and a link that was cut.
  for (const [asked, token] of ['preview', 'cortado'].entries()) {
    await page.goto(`${event.address}/${token}`)
    await page.getByText('He perdido mi enlace').click()
    await page.getByLabel('Tu email o tu teléfono').fill(email)
    await page.getByRole('button', { name: 'Enviármelo otra vez' }).click()
    await page.getByRole('heading', { name: 'Mira tu correo' }).waitFor()
    await eventually('the link arrives', async () => (await mails()).length === asked + 1)
  }
  const [mail] = await mails()
  expect(mail?.html).toContain(party.page)
  await page.goto(party.page)
  await page.getByRole('heading', { name: 'Gracias por avisarnos' }).waitFor()
  await context.close()
})
