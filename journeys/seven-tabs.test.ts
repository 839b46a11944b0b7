import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { client, eventually } from '../backend/testing/client.ts'
import { openBrowser, visitor } from './browser.ts'
import { aPaidEvent, type PaidEvent, type Party } from './paid-event.ts'
import { type SharedVelada, shareVelada } from './shared-velada.ts'

let velada: SharedVelada
let browser: Browser
let event: PaidEvent

beforeAll(async () => {
  ;[velada, browser] = await Promise.all([shareVelada(), openBrowser()])
  event = await aPaidEvent(velada)
})
afterAll(async () => {
  await browser?.close()
  velada?.release()
})

const isLive = (url: string) => new URL(url).pathname.endsWith('/live')

/** Tabs of one browser on the same dashboard; `streams` holds the addresses of the live streams that each asked for. */
async function openTabs(count: number, before = '') {
  const { context, page } = await visitor(browser, [new URL(velada.url).host])
  await page.close()
  await context.addInitScript(before)
  await context.addCookies(
    [...event.couple.cookies].map(([name, value]) => ({ name, value, url: velada.url })),
  )
  const tabs: { page: Page; streams: string[] }[] = []
  for (let tab = 0; tab < count; tab++) {
    const page = await context.newPage()
    const streams: string[] = []
    page.on('request', (request) => isLive(request.url()) && streams.push(request.url()))
    await page.goto(`${velada.url}/dashboard/${event.id}`)
    await page.getByRole('row').filter({ hasText: 'Ana' }).first().waitFor()
    tabs.push({ page, streams })
  }
  return tabs
}

async function answer({ page, id }: Party): Promise<void> {
  const token = page.split('/').at(-1) ?? ''
  const reply = await client(() => velada.url).post(
    `/api/guests/${id}/rsvp`,
    { status: 'confirmed', confirmedGuests: 1 },
    { 'X-Invitation-Token': token },
  )
  expect(reply.status).toBe(200)
}

const isConfirmed = (page: Page, name: string) =>
  page.getByRole('row').filter({ hasText: name }).getByText('Confirmado', { exact: true }).waitFor()

test('the seventh tab of one browser does not hang: one tab leads, and when it is closed another does', async () => {
  const [ana, berta, carla] = [
    await event.invite({ name: 'Ana Gil', maxGuests: 2 }),
    await event.invite({ name: 'Berta Gil', maxGuests: 2 }),
    await event.invite({ name: 'Carla Gil', maxGuests: 2 }),
  ]
  const tabs = await openTabs(8)
  await answer(ana)
  await Promise.all(tabs.map(({ page }) => isConfirmed(page, 'Ana Gil')))
  const leading = tabs.filter(({ streams }) => streams.length > 0)
  expect(leading).toHaveLength(1)

  const [leader] = leading
  const others = tabs.filter((tab) => tab !== leader)
  await leader?.page.close()
  // Told to nobody: the next one begins where the last one stood.
  await answer(berta)
  await eventually('another leads', () => others.some(({ streams }) => streams.length > 0))
  const [next] = others.flatMap(({ streams }) => streams)
  expect(new URL(next ?? '').searchParams.get('lastEventId')).toMatch(/^\d+$/)
  await answer(carla)
  await Promise.all(
    others.flatMap(({ page }) => [isConfirmed(page, 'Berta Gil'), isConfirmed(page, 'Carla Gil')]),
  )
  expect(others.filter(({ streams }) => streams.length > 0)).toHaveLength(1)
})

test('where tabs cannot agree on one that leads, each hears by itself', async () => {
  const ana = await event.invite({ name: 'Ana Sola', maxGuests: 2 })
  const tabs = await openTabs(2, `Object.defineProperty(navigator, 'locks', { value: undefined })`)
  await answer(ana)
  await Promise.all(tabs.map(({ page }) => isConfirmed(page, 'Ana Sola')))
  expect(tabs.map(({ streams }) => streams.length)).toEqual([1, 1])
})
