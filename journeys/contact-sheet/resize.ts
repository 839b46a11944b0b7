import type { Page } from 'playwright-core'
import { layOutAnew } from './lay-out-anew.ts'

/** Gives the page another window, and returns when the card is laid out for it. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  while ((await page.evaluate(layOutAnew)) !== width);
}
