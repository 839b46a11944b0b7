import type { Page } from 'playwright-core'

/** The same menu for each person who is asked for one. */
export async function chooseMenus(page: Page, menu: string): Promise<void> {
  const choices = page.locator(`[name$='[menu]'][value='${menu}']`)
  for (const choice of await choices.all()) if (await choice.isVisible()) await choice.check()
}

/** Opens what a person cannot eat; returns the field for words. */
export async function openAllergies(page: Page, seat = 0) {
  const words = page.locator(`[name='attendees[${seat}][dietary]']`)
  if (!(await words.isVisible())) await page.locator('details', { has: words }).locator('summary').click()
  return words
}
