import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../backend/testing/client.ts'
import { contrast } from '../domain/event/colour.ts'
import type { InvitationCard } from '../domain/event/invitation-card.ts'
import { openBrowser, visitor } from './browser.ts'
import { sampleCover } from './contact-sheet/sample-covers.ts'
import { serveInvitations } from './contact-sheet/serve-invitations.ts'
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

/** 12 megapixels of a phone, upright but lying in its file: red on the left, blue on the right. */
async function phonePhoto(): Promise<Buffer> {
  const half = { create: { width: 4032, height: 1512, channels: 3, background: '#c02020' } } as const
  return sharp({ create: { ...half.create, height: 3024, background: '#2040c0' } })
    .composite([{ input: await sharp(half).png().toBuffer(), left: 0, top: 1512 }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer()
}

const next = (page: Page) => page.getByRole('button', { name: /^(Continuar|Siguiente)$/ }).click()
const focused = (page: Page, text: string) => page.locator('*:focus').filter({ hasText: text }).waitFor()
/** Its shape is asked for first. */
const framed = (page: Page) =>
  page.getByRole('img', { name: 'Tu foto de portada en la invitación' }).and(page.locator('[src]'))

test('a couple uploads a photo, frames it by keyboard, and it lasts: reload, preview, invitation', async () => {
  const { context, page, complaints } = await visitor(browser, [new URL(velada.url).host], 'phone')
  await page.goto(`${velada.url}/wizard`)
  await page.locator('[inert]').waitFor({ state: 'detached' })
  await page.getByLabel('Nombres de los novios').fill('Lucía y Marcos')
  await next(page)
  await page.getByText('Paso 2 de 7').waitFor()
  await page.getByRole('button', { name: 'Anterior' }).click()
  await focused(page, '¿Quiénes son los protagonistas?')
  await next(page)
  await focused(page, 'Foto de portada')

  const chooser = page.getByLabel('Arrastra una foto aquí')
  await chooser.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('x') })
  await page.getByRole('alert').getByText('HEIC').waitFor()
  await chooser.setInputFiles({ name: 'IMG_2.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() })

  const dialog = page.getByRole('dialog', { name: 'Encuadra tu foto' })
  await dialog.locator('[role=group]:focus').waitFor()
  // Nearer, and the photo to the left: the frame looks at its right side.
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('+')
  for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: 'Guardar encuadre' }).click()
  await dialog.waitFor({ state: 'detached' })
  await focused(page, 'Ajustar encuadre')
  const address = (await framed(page).getAttribute('src')) ?? ''
  expect(address).toMatch(/^\/media\/[0-9a-f-]{36}\/plate-480\.webp$/)
  const { dominant } = await sharp(
    Buffer.from(await (await fetch(velada.url + address)).arrayBuffer()),
  ).stats()
  expect(dominant.b).toBeGreaterThan(dominant.r)

  await page.reload()
  expect(await framed(page).getAttribute('src')).toBe(address)
  const adjust = page.getByRole('button', { name: 'Ajustar encuadre' })
  await adjust.click()
  await dialog.getByRole('button', { name: 'Acercar', exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await focused(page, 'Ajustar encuadre')
  await next(page)

  await page.getByLabel('Fecha del evento').fill('2028-06-17')
  for (const step of [4, 5, 6, 7]) {
    await next(page)
    await page.getByText(`Paso ${step} de 7`).waitFor()
  }
  const folder = address.slice(0, address.lastIndexOf('/'))
  // The preview mounts the photo as the guests' page will.
  await page
    .getByRole('region', { name: 'Vista previa' })
    .locator(`img[srcset^="${folder}/plate-"]`)
    .waitFor()
  await page.getByLabel('Email').fill('lucia@correo.example')
  const created = page.waitForResponse((response) => response.url().endsWith('/api/events'))
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Crear Invitación' }).click()
  const { slug } = await (await created).json()
  await page.getByRole('complementary', { name: 'Siguiente paso' }).waitFor()
  await page.reload()
  await page.getByRole('link', { name: 'Verificar mi email' }).waitFor()
  const verification = await opened
  await verification.getByRole('heading', { name: 'Elige tu contraseña' }).waitFor()
  expect(await verification.getByRole('complementary', { name: 'Siguiente paso' }).count()).toBe(0)

  await page.goto(`${velada.url}/invite/${slug}/preview`)
  // The plate is cut about the frame, and its few blurred pixels are in the page before it is.
  await page.locator(`header[data-photo=mounted] img[srcset^="${folder}/plate-"]`).waitFor()
  await eventually('the plate is shown', async () =>
    (await page.evaluate<string>("document.querySelector('header img')?.currentSrc")).includes('/plate-'),
  )
  const html = await (await fetch(`${velada.url}/invite/${slug}/preview`)).text()
  expect(html).toContain('data:image/webp;base64,')
  expect(complaints).toEqual([])
  await context.close()
})

test('ink follows a photo that the words lie on: dark on a pale one, white on a dark one, without script', async () => {
  const server = await serveInvitations()
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const inkOf = async (card: Partial<InvitationCard>) => {
    await page.goto(server.plainUrlOf(card))
    return page.evaluate(() => {
      const header = document.querySelector('header')
      const names = document.querySelector('.names')
      return [header?.dataset.photo, names && getComputedStyle(names).color]
    })
  }
  const pale = { coverImageUrl: '/media/pale' }
  const dark = { coverImageUrl: '/media/dark' }
  // The dark sample is broad; an upright photo as dark as it has words on it.
  const { coverPhoto } = await sampleCover(dark)
  const upright = { ...dark, coverPhoto: coverPhoto && { ...coverPhoto, landscapeFocus: null } }
  expect(await inkOf({ invitationFormat: 'editorial', ...pale })).toEqual(['pale', 'rgb(20, 20, 20)'])
  expect(await inkOf({ invitationFormat: 'editorial', ...upright })).toEqual(['dark', 'rgb(255, 255, 255)'])
  const onPale = await inkOf({ invitationFormat: 'classic', ...pale })
  expect(onPale[0]).toBe('mounted')
  expect(await inkOf({ invitationFormat: 'classic', ...dark })).toEqual(onPale)
  expect((await inkOf({ invitationFormat: 'editorial', ...dark }))[0]).toBe('mounted')
  await page.close()
  await server.close()
})

test('typography’s names below a photo have the ink of the invitation, dark as print on white, whatever the photo', async () => {
  const server = await serveInvitations()
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const inks = new Set<string>()
  for (const photo of ['white', 'pale', 'dark', 'chequered']) {
    const card = { invitationFormat: 'typography', coverImageUrl: `/media/${photo}` } as const
    await page.goto(server.plainUrlOf(card))
    const ink = await page.locator('.names').evaluate((element) => getComputedStyle(element).color)
    expect(contrast(ink, '#ffffff'), photo).toBeGreaterThanOrEqual(7)
    inks.add(ink)
  }
  expect(inks.size).toBe(1)
  await page.close()
  await server.close()
})
