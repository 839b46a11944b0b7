import type { Page } from 'playwright-core'
import { resize } from './resize.ts'

/**
 * Gives the page a window as high as the page, so that one picture shows all of it. The cover keeps the height that it has
 * on the screen.
 */
export async function unroll(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.addStyleTag({ content: `[data-format] { --screen-height: ${height}px !important; }` })
  await resize(page, width, await page.evaluate(() => document.documentElement.scrollHeight))
}
