import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { client } from '../backend/testing/client.ts'
import { aPaidEvent, type PaidEvent, type Party } from './paid-event.ts'
import { type SharedVelada, shareVelada } from './shared-velada.ts'

let velada: SharedVelada
let event: PaidEvent
let party: Party

beforeAll(async () => {
  velada = await shareVelada()
  event = await aPaidEvent(velada)
  party = await event.invite({ name: 'Filomena Secreta', maxGuests: 2 })
})
afterAll(() => velada?.release())

const crawler = client(() => velada.url)

/** What a page says of itself to whoever shows its link. */
function headOf(html: string) {
  const [head = ''] = html.split('</head>')
  const tags = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)]
  return {
    head,
    tags: Object.fromEntries(tags.map(([, name, content]) => [name, content])) as Record<string, string>,
  }
}
const pathOf = (address = '') => new URL(address).pathname

test('a shared link shows the names, the date and their picture, and nothing of the guest', async () => {
  const page = await crawler.get(pathOf(party.page))
  const { head, tags } = headOf(page.text)
  expect(tags).toMatchObject({
    robots: 'noindex',
    description: 'Invitación para el sábado 14 de junio de 2031',
    'og:title': 'Lucía y Marcos · Invitación',
    'og:description': 'Invitación para el sábado 14 de junio de 2031',
    'og:type': 'website',
    'og:site_name': 'Velada',
    'og:locale': 'es_ES',
    'og:url': party.page,
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Invitación de Lucía y Marcos',
    'twitter:card': 'summary_large_image',
  })
  expect(tags['og:image']).toMatch(new RegExp(`^${event.address}/[\\w-]{22}\\.jpg$`))
  expect(head).not.toMatch(/Filomena|Secreta/)
  expect(page.headers.get('x-robots-tag')).toBe('noindex')
  expect(page.headers.get('referrer-policy')).toBe('same-origin')
  expect((await crawler.get('/robots.txt')).text).not.toContain('/invite')
})

test('preview and example have the same kind of picture; a link that leads nowhere has the house’s', async () => {
  for (const path of [`${pathOf(event.address)}/preview`, '/invite/ejemplo/preview']) {
    const { tags } = headOf((await crawler.get(path)).text)
    expect([tags['og:url'], tags.robots]).toEqual([velada.url + path, 'noindex'])
    expect((await crawler.get(pathOf(tags['og:image']))).status).toBe(200)
  }
  const lost = await crawler.get(`${pathOf(event.address)}/inventado1`)
  expect([lost.status, headOf(lost.text).tags['og:image']]).toEqual([404, `${velada.url}/icons/preview.png`])
})

test('the public pages have a picture of their own, described', async () => {
  for (const path of ['/', '/faqs', '/business']) {
    const { tags } = headOf((await crawler.get(path)).text)
    expect(tags['og:image:alt']).toBeTruthy()
    const { status, headers } = await crawler.get(pathOf(tags['og:image']))
    expect([status, headers.get('content-type')]).toEqual([200, tags['og:image:type']])
  }
})

test('the picture is drawn once, whoever asks at once, and is for ever', async () => {
  const { tags } = headOf((await crawler.get(pathOf(party.page))).text)
  const address = tags['og:image'] ?? ''
  const all = await Promise.all(Array.from({ length: 6 }, () => fetch(address)))
  const [first, ...others] = await Promise.all(
    all.map(async (reply) => Buffer.from(await reply.arrayBuffer())),
  )
  expect(others.every((bytes) => first?.equals(bytes))).toBe(true)
  expect(await sharp(first).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(first?.length).toBeLessThan(300_000)
  const [{ headers } = new Response()] = all
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  const again = await fetch(address, { headers: { 'If-None-Match': headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
  const head = await fetch(address, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(first?.length)])
})

test('when the couple change what it shows it has another address, and the old one is gone', async () => {
  const before = pathOf(headOf((await crawler.get(pathOf(party.page))).text).tags['og:image'])
  await event.change({ busInfo: 'Otra parada' })
  expect(pathOf(headOf((await crawler.get(pathOf(party.page))).text).tags['og:image'])).toBe(before)
  await event.change({ primaryColor: '#800020' })
  const after = pathOf(headOf((await crawler.get(pathOf(party.page))).text).tags['og:image'])
  expect(after).not.toBe(before)
  expect([(await crawler.get(before)).status, (await crawler.get(after)).status]).toEqual([404, 200])
})

test.each(['no-existe', 'ejemplo'])(
  'nobody guesses a picture: /invite/%s/…jpg is not found',
  async (slug) => {
    const { status, headers } = await crawler.get(`/invite/${slug}/${'A'.repeat(22)}.jpg`)
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
  },
)
