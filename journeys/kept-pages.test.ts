import { get } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatKeys } from '../domain/event/formats.ts'
import { aPaidEvent, type PaidEvent } from './paid-event.ts'
import { type SharedVelada, shareVelada } from './shared-velada.ts'

// Pages are composed of what is kept of them: nobody may notice.

let velada: SharedVelada
let event: PaidEvent

beforeAll(async () => {
  velada = await shareVelada()
  event = await aPaidEvent(velada, {}, 'grand-soiree')
})
afterAll(() => velada?.release())

/** A page as a browser takes it, and as it is composed for who takes no Brotli. */
async function page(url: string, encoding: 'br' | 'identity' = 'br', agent = 'journey') {
  const headers = { 'Accept-Encoding': encoding, 'Accept-Language': 'es', 'User-Agent': agent }
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).once('error', reject)
  })
  const body = Buffer.concat(await response.toArray())
  const isBrotli = response.headers['content-encoding'] === 'br'
  return { headers: response.headers, html: (isBrotli ? brotliDecompressSync(body) : body).toString() }
}

/** Greetings are filled up with spaces, and minutes pass. */
const comparable = (html: string) =>
  html.replace(/ +</g, '<').replace(/(<span class="value">)\d+|minutos?(?=<)/g, '$1')

test.each(formatKeys)(
  '%s: a page of kept parts is the page that is rendered whole',
  async (invitationFormat) => {
    await event.change({ invitationFormat })
    for (const guest of [
      { name: "Ana O'Connor & <Söhne>", maxGuests: 1 },
      { name: 'Familia Fernández de la Vega y Martínez-Campos', maxGuests: 4, group: 'Familia' },
    ]) {
      const { page: address } = await event.invite(guest)
      // No page waits long for its letters; on a busy machine only a later one has them.
      for (const encoding of ['identity', 'br'] as const)
        await expect
          .poll(async () => (await page(address, encoding)).html, { timeout: 20_000 })
          .toContain('src:url(data:font/woff2')
      const whole = await page(address, 'identity')
      for (const again of [1, 2]) {
        const kept = await page(address)
        expect(comparable(kept.html), `time ${again}`).toBe(comparable(whole.html))
        expect(kept.headers['content-security-policy']).toBe(whole.headers['content-security-policy'])
        expect(kept.headers['set-cookie']).toHaveLength(1)
      }
    }
  },
)

test('an edit shows at once: no page read after it shows what was there before', async () => {
  const { page: address } = await event.invite({ name: 'Ana', maxGuests: 2 })
  const edits = 25
  let done = 0
  const readers = Array.from({ length: 6 }, async () => {
    while (done < edits) {
      const least = done
      const [, shown = '-1'] = /Boda número (\d+)/.exec((await page(address)).html) ?? []
      if (least > 0) expect(Number(shown)).toBeGreaterThanOrEqual(least)
    }
  })
  for (let edit = 1; edit <= edits; edit++) {
    await event.change({ coupleNames: `Boda número ${edit}` })
    done = edit
    expect((await page(address)).html).toContain(`Boda número ${edit}`)
  }
  await Promise.all(readers)
})

const olderAgent =
  'Mozilla/5.0 (Linux; Android 6.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/83.0.4103.106 Mobile Safari/537.36'

test.each([
  ['of kept parts', undefined],
  ['in an older browser', olderAgent],
])('%s an answer shows at once, and only on the page of who gave it', async (_, agent) => {
  await event.change({ menus: [] })
  const [ana, eva] = [
    await event.invite({ name: 'Ana Ruiz', maxGuests: 2 }),
    await event.invite({ name: 'Eva Sanz', maxGuests: 2 }),
  ]
  const read = async (url: string) => (await page(url, 'br', agent)).html
  expect(await read(ana.page)).not.toContain('Gracias por avisarnos')
  const answered = await fetch(`${velada.url}/api/guests/${ana.id}/rsvp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Invitation-Token': ana.page.split('/').at(-1) ?? '' },
    body: JSON.stringify({ status: 'declined', confirmedGuests: 0, guestNames: [] }),
  })
  expect(answered.status).toBe(200)
  expect(await read(ana.page)).toContain('Gracias por avisarnos')
  const other = await read(eva.page)
  expect(other).not.toContain('Gracias por avisarnos')
  expect(other).toContain('Eva Sanz')
  expect(other).not.toContain('Ana Ruiz')
})

test('an older browser that asks again within the minute gets what was rendered, until something of it changes', async () => {
  const { page: address, id } = await event.invite({ name: 'Ana', maxGuests: 2 })
  const read = (url = address) => page(url, 'br', olderAgent)
  await event.change({ coupleNames: 'Rosa y Luis' })
  // Only a kept page has a tag. A minute may begin between two of them.
  const tags = [await read(), await read(), await read()].map(({ headers }) => headers.etag)
  expect(tags).not.toContain(undefined)
  expect(new Set(tags).size).toBeLessThan(3)
  await event.change({ coupleNames: 'Rosa y Lucas' })
  expect((await read()).html).toContain('Rosa y Lucas')
  const refused = await fetch(`${velada.url}/api/guests/${id}/rsvp`, {
    method: 'POST',
    headers: { 'User-Agent': olderAgent, Origin: velada.url, Referer: address },
    body: new URLSearchParams({ status: 'confirmed', confirmedGuests: '9' }),
  })
  const text = await refused.text()
  expect(refused.status).toBe(422)
  expect(text).toContain('role="alert"')
  expect((await read()).html).not.toContain('role="alert"')
})

test('a public page is the same bytes for all, with a tag by which a browser asks again', async () => {
  const first = await fetch(velada.url)
  const tag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toBe('no-cache')
  expect(await first.text()).toContain('<html lang="es">')
  // `fetch` would ask for a fresh page.
  const again = await new Promise<number | undefined>((resolve, reject) => {
    get(velada.url, { headers: { 'If-None-Match': tag, 'Accept-Encoding': 'br' } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).once('error', reject)
  })
  expect(again).toBe(304)
  const tagged = await fetch(`${velada.url}/?utm_source=boda`)
  expect(tagged.headers.get('etag')).toBe(tag)
  const plain = await page(velada.url, 'identity')
  expect((await page(velada.url)).html).toBe(plain.html)
})

test('a public page knows who is signed in, and what is not public is not kept', async () => {
  const guest = await page(velada.url)
  const couple = await event.couple.get('/')
  expect(guest.html).toContain('"/api/auth/me":null')
  expect(couple.text).not.toContain('"/api/auth/me":null')
  for (const path of ['/no-existe', '/verify-email?token=x'])
    expect((await page(velada.url + path)).headers.etag).toBeUndefined()
})
