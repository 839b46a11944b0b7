import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { findVersioned } from '../invitations/find-invitation.ts'
import { eventually } from '../testing/client.ts'
import { aGuest, anEvent } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { composeInvitation } from './compose-invitation.ts'
import type { Renderer } from './renderer.ts'

testApp()

const eventDate = new Date('2031-06-12T16:30:00Z')
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

/** The sources' own pages, as development has them. */
const renderer: Renderer = {
  development: false,
  serveFile: async () => false,
  entry: () => import('../../frontend/entry-server.tsx'),
  assetsOf: () => ({ entry: '/entry.js', modules: [], stylesheets: [] }),
  readFile: (url) => readFile(resolve(`.${url}`)),
  finish: async (_url, html) => html,
  close: async () => {},
}

afterEach(() => vi.useRealTimers())

const textOf = (page: { body: Buffer } | null | undefined) =>
  brotliDecompressSync(page?.body ?? '').toString()

test('a page that did not wait for its letters is given to nobody once they are cut', async () => {
  // No page becomes old.
  vi.useFakeTimers({ toFake: ['Date'], now: eventDate.getTime() - 30 * day })
  const event = await anEvent({ eventDate, coupleNames: 'Zenobia y Quirze' })
  const { token } = await aGuest(event.id)
  const link = { ...(await findVersioned(event.slug, token)), token }
  const disk = Promise.withResolvers<void>()
  const slow: Renderer = { ...renderer, readFile: (url) => disk.promise.then(() => renderer.readFile(url)) }
  const page = async () => textOf(await composeInvitation(slow, link))
  expect(await page()).not.toContain('url(data:font')
  disk.resolve()
  await eventually('the page with its letters', async () => (await page()).includes('url(data:font'))
})

test('the countdown of a kept page is that of the moment, with its plurals, until the event begins', async () => {
  const event = await anEvent({ eventDate })
  const { token } = await aGuest(event.id)
  const link = { ...(await findVersioned(event.slug, token)), token }
  const saysBefore = async (left: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: eventDate.getTime() - left })
    const page = await composeInvitation(renderer, link)
    const [, countdown] = /<p class="countdown"[^>]*>(.*?)<\/p>/.exec(textOf(page)) ?? []
    return countdown
      ?.replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  }
  expect(await saysBefore(day + hour + minute)).toBe('Faltan 1 día 1 hora 1 minuto')
  expect(await saysBefore(day + hour)).toBe('Faltan 1 día 1 hora 0 minutos')
  expect(await saysBefore(day - minute)).toBe('Faltan 0 días 23 horas 59 minutos')
  expect(await saysBefore(minute)).toBe('Faltan 0 días 0 horas 1 minuto')
  expect(await saysBefore(minute - 1)).toBeUndefined()
  expect(await saysBefore(-day)).toBeUndefined()
})
