import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { type sizes, visitor } from './browser.ts'
import { aPaidEvent, type PaidEvent } from './paid-event.ts'
import type { Velada } from './running-velada.ts'

export type ImportStage = { event: PaidEvent; page: Page; complaints: string[]; leave(): Promise<void> }

/** A couple on the import tab of a paid event. */
export async function onImportTab(
  velada: Velada,
  browser: Browser,
  size: keyof typeof sizes,
): Promise<ImportStage> {
  const event = await aPaidEvent(velada, {}, 'grand-soiree')
  const { context, page, complaints } = await visitor(browser, [new URL(velada.url).host], size)
  const consent = JSON.stringify({ choice: 'rejected', date: '2026-01-01T00:00:00.000Z' })
  await context.addInitScript(`localStorage.setItem('cookie-consent', '${consent}')`)
  await context.addCookies(
    [...event.couple.cookies].map(([name, value]) => ({ name, value, url: velada.url })),
  )
  await page.goto(`${velada.url}/dashboard/${event.id}?tab=import`)
  await page.getByRole('heading', { name: 'Trae tu lista, tal como está' }).waitFor()
  return { event, page, complaints, leave: () => context.close() }
}

/** A list as a Spanish Excel saves it as text. */
export const aListFile = (name: string, rows: readonly (readonly string[])[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.map((row) => row.join(';')).join('\r\n')),
})

/** The names on the couple's list, in order. */
export const namesOn = async ({ couple, id }: PaidEvent): Promise<string[]> =>
  (await couple.get(`/api/events/${id}/guests`)).json.map(({ name }: { name: string }) => name)

/** Nothing scrolls sideways. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> =>
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
