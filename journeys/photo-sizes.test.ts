import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { formatKeys } from '../domain/event/formats.ts'
import { openBrowser, sizes } from './browser.ts'
import { loadTypefaces } from './contact-sheet/load-typefaces.ts'
import { type InvitationServer, serveInvitations } from './contact-sheet/serve-invitations.ts'

// How wide a photo is said to be before the styles are known: too narrow and it is blurred, too wide and it comes late.

let server: InvitationServer
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([serveInvitations(), openBrowser()])
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const samples = formatKeys.flatMap((invitationFormat) =>
  Object.entries(sizes).flatMap(([screen, viewport]) =>
    ['portrait', 'group'].map((photo) => ({ invitationFormat, screen, viewport, photo })),
  ),
)

test.each(samples)(
  '$invitationFormat on a $screen: the $photo photo is as wide as its frame says',
  async (sample) => {
    const { invitationFormat, viewport, photo } = sample
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
    await page.goto(server.plainUrlOf({ invitationFormat, coverImageUrl: `/media/${photo}` }))
    await page.evaluate(loadTypefaces)
    const [drawn, said] = await page.locator('header img').evaluate((element) => {
      const image = element as HTMLImageElement
      const { clientWidth, clientHeight, naturalWidth, naturalHeight } = image
      // `object-fit: cover`: what hangs over is drawn as well.
      const scale = Math.max(clientWidth / naturalWidth, clientHeight / naturalHeight)
      const size = image.sizes.split(', ').find((one) => {
        const [, condition] = /^(\(.*\)) /.exec(one) ?? []
        return !condition || matchMedia(condition).matches
      })
      return [naturalWidth * scale, (Number.parseFloat(size?.split(' ').at(-1) ?? '') / 100) * innerWidth]
    })
    expect(said).toBeGreaterThan(drawn * 0.9)
    expect(said).toBeLessThan(drawn * 1.3)
  },
)
