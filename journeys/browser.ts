import type { Browser, BrowserContext, Page } from 'playwright-core'
import { onTestFailed } from 'vitest'
import { outputOfVelada } from './running-velada.ts'

export { openBrowser } from './chromium.ts'

export const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const

/** In ms. A busy machine is slow, not wrong. */
const patience = 30_000

type Visit = { context: BrowserContext; page: Page; complaints: string[] }

/**
 * A browser with an empty profile. `complaints` collects what must stay empty: console errors, uncaught exceptions, and
 * requests to any host but those given. Call it inside a test: when that fails, the page's text and what Velada said are
 * printed, and a picture of the page is left in dist/journeys.
 */
export async function visitor(
  browser: Browser,
  hosts: string[],
  size: keyof typeof sizes = 'desktop',
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: sizes[size],
    locale: 'es-ES',
    reducedMotion: 'reduce',
    acceptDownloads: true,
  })
  const complaints: string[] = []
  const watch = (page: Page) => {
    page.on('console', (message) => {
      // The session check returns 401 without a session, and Chromium logs every 401.
      if (message.type() !== 'error' || message.location().url.endsWith('/api/auth/me')) return
      complaints.push(`console: ${message.text()}`)
    })
    page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`))
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.protocol.startsWith('http') && !hosts.includes(url.host))
        complaints.push(`request to ${url.host}`)
    })
  }
  context.on('page', watch)
  context.setDefaultTimeout(patience)
  const page = await context.newPage()
  onTestFailed(async ({ task }) => {
    const name = `${task.name}-${size}`.replaceAll(/[^a-záéíóúñ0-9]+/gi, '-').slice(0, 120)
    process.stderr.write(`${[task.name, page.url(), ...complaints, ...outputOfVelada()].join('\n')}\n`)
    process.stderr.write(`${await page.innerText('body').catch(String)}\n`)
    await page.screenshot({ path: `dist/journeys/${name}.png` })
  })
  return { context, page, complaints }
}
