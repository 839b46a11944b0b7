import axe from 'axe-core/axe.min.js?raw'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visitor } from './browser.ts'
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

type Finding = { id: string; nodes: { target: string[] }[] }

async function findingsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const found = await page.evaluate<Finding[]>('axe.run().then((result) => result.violations)')
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

const publicPages = [
  '/',
  '/homeold',
  '/home-alt2',
  '/invitaciones-boda-digitales',
  '/faqs',
  '/business',
  '/aviso-legal',
  '/politica-privacidad',
  '/login',
  '/wizard',
  '/invite/ejemplo/preview',
  '/no-existe',
]

test.each(['phone', 'desktop'] as const)(
  'every public page on a %s: no barrier, no sideways scrolling, no other host, nothing asked for in vain',
  async (size) => {
    const { context, page, complaints } = await visitor(browser, [new URL(velada.url).host], size)
    const refused: string[] = []
    page.on('response', (answer) => answer.ok() || refused.push(new URL(answer.url()).pathname))
    for (const path of publicPages) {
      const answer = await page.goto(velada.url + path, { waitUntil: 'networkidle' })
      expect(answer?.status(), path).toBe(path === '/no-existe' ? 404 : 200)
      expect(await findingsOn(page), path).toEqual([])
      const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
      expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
    }
    expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([])
    expect(refused).toEqual(['/no-existe'])
    await context.close()
  },
)
