import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatKeys } from '../domain/event/formats.ts'
import { openBrowser } from './chromium.ts'
import { findCrossed } from './contact-sheet/find-crossed.ts'
import { wordless } from './contact-sheet/find-unreadable.ts'
import { resize } from './contact-sheet/resize.ts'
import { lowPhone, paper, sampleNames, sizes } from './contact-sheet/samples.ts'
import { type InvitationServer, serveInvitations } from './contact-sheet/serve-invitations.ts'

// Text never lies on an ornament: what is drawn under the words of a cover, by the pixels.

let server: InvitationServer
let browser: Browser
let page: Page

beforeAll(async () => {
  ;[server, browser] = await Promise.all([serveInvitations(), openBrowser()])
  page = await browser.newPage({ reducedMotion: 'reduce', locale: 'es-ES' })
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

test.each(formatKeys)(
  '%s: no word of the cover lies on a drawing, on any screen or on paper',
  async (format) => {
    const found: string[] = []
    const look = async (where: string, width: number, height: number) => {
      await resize(page, width, height)
      found.push(...(await findCrossed(page)).map((trouble) => `${where}: ${trouble}`))
    }
    for (const kind of ['longest', 'usual', 'shortest', 'company', 'communion'] as const) {
      await page.goto(server.plainUrlOf({ invitationFormat: format, coupleNames: sampleNames[kind] }))
      await page.addStyleTag({ content: wordless })
      await look(`${kind}, 320 px`, 320, 640)
      await look(`${kind}, a low phone`, lowPhone.width, lowPhone.height)
      await look(`${kind}, the lowest phone`, 375, 553)
      for (const { width, height } of [sizes.phone, sizes.desktop])
        await look(`${kind}, ${width} px`, width, height)
      await page.emulateMedia({ media: 'print' })
      await look(`${kind}, on paper`, paper.width, paper.height)
      await page.emulateMedia({ media: null })
    }
    expect(found.join('\n')).toBe('')
  },
)
