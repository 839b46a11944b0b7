import sharp from 'sharp'
import { expect, test } from 'vitest'
import { database, inTransaction } from '../platform/database.ts'
import { client } from '../testing/client.ts'
import { anEvent } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { dropUnusedImages } from './drop-unused-images.ts'

const app = testApp()
const visitor = client(() => app.url)

type Pixels = { width: number; height: number; background?: string }
const blank = ({ width, height, background = '#70a589' }: Pixels) =>
  sharp({ create: { width, height, channels: 3, background } })

function upload(bytes: Buffer, name = 'portada.jpg', type = 'image/jpeg') {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], name, { type }))
  return visitor.post('/api/media', form)
}
async function fetched(url: string): Promise<{ response: Response; bytes: Buffer }> {
  const response = await fetch(app.url + url)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

test('a large photo is stored as WebP in three widths, the largest for the cover', async () => {
  const photo = await blank({ width: 2400, height: 1200 }).jpeg().toBuffer()
  const reply = await upload(photo)
  expect(reply.status).toBe(201)
  const { url, width, height, sources } = reply.json
  expect({ width, height }).toEqual({ width: 1600, height: 800 })
  expect(sources.map((source: { width: number }) => source.width)).toEqual([480, 960, 1600])
  expect(url).toBe(sources[2].url)
  expect(url).toMatch(/^\/media\/[0-9a-f-]{36}\/1600\.webp$/)
  for (const source of sources) {
    const { bytes } = await fetched(source.url)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: source.width })
  }
})

test.each(['jpeg', 'png', 'webp'] as const)('a small %s is taken and never enlarged', async (format) => {
  const bytes = await blank({ width: 700, height: 300 }).toFormat(format).toBuffer()
  const reply = await upload(bytes, 'x', 'application/octet-stream')
  expect(reply.json).toMatchObject({ width: 700, height: 300, sources: [{ width: 480 }, { width: 700 }] })
})

test('a served picture is immutable, typed, and not sent again to who has it', async () => {
  const { url } = (await upload(await blank({ width: 90, height: 60 }).png().toBuffer())).json
  const { response } = await fetched(url)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const tag = response.headers.get('etag') ?? ''
  const again = await visitor.get(url, { 'If-None-Match': tag })
  expect([again.status, again.text]).toEqual([304, ''])
})

test('a picture is a JPEG too, for who cannot open WebP', async () => {
  const { url } = (await upload(await blank({ width: 90, height: 60 }).png().toBuffer())).json
  const jpeg = url.replace(/\/(\d+)\.webp$/, '/jpeg/$1.jpg')
  const { response, bytes } = await fetched(jpeg)
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 90, height: 60 })
  const tag = response.headers.get('etag') ?? ''
  expect((await visitor.get(jpeg, { 'If-None-Match': tag })).status).toBe(304)
  expect((await visitor.get(jpeg.replace('.jpg', '.webp'))).status).toBe(404)
})

test('a photo is turned upright and forgets where it was taken', async () => {
  const sideways = await blank({ width: 800, height: 400 })
    .withExif({ IFD0: { Artist: 'Lucía' }, IFD3: { GPSLatitude: '40/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { width, height, url } = (await upload(sideways)).json
  expect({ width, height }).toEqual({ width: 400, height: 800 })
  const { exif, orientation } = await sharp((await fetched(url)).bytes).metadata()
  expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined })
})

test('a very tall picture is made to fit', async () => {
  const bytes = await blank({ width: 1000, height: 12_000 }).png().toBuffer()
  expect((await upload(bytes)).json).toMatchObject({ width: 200, height: 2400 })
})

test('the same bytes are kept once, also when they come at the same time', async () => {
  const bytes = await blank({ width: 333, height: 222 }).png().toBuffer()
  const replies = await Promise.all([upload(bytes), upload(bytes), upload(bytes)])
  expect(new Set(replies.map((reply) => reply.json.url)).size).toBe(1)
  expect(await database()('images').where({ width: 333 })).toHaveLength(1)
})

test.each([
  ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
  ['text', Buffer.from('hola')],
  ['nothing', Buffer.alloc(0)],
])('%s named .jpg is refused as the wrong type', async (_, bytes) => {
  const reply = await upload(bytes)
  expect([reply.status, reply.text]).toEqual([415, 'Solo se admiten imágenes JPG, PNG o WebP'])
})

test('a picture cut short is refused as unreadable', async () => {
  const whole = await sharp({
    create: { width: 800, height: 800, channels: 3, background: '#fff', noise: { type: 'gaussian' } },
  })
    .jpeg()
    .toBuffer()
  const reply = await upload(whole.subarray(0, whole.length / 2))
  expect([reply.status, reply.text]).toEqual([422, 'No se puede leer la imagen'])
})

test('a small file of very many pixels is refused before it is decoded', async () => {
  const bomb = await blank({ width: 9000, height: 9000 }).png({ compressionLevel: 9 }).toBuffer()
  const reply = await upload(bomb)
  expect([reply.status, reply.text]).toEqual([
    422,
    'La imagen tiene demasiados píxeles: como máximo 50 megapíxeles',
  ])
})

test('more than 5 MB is refused', async () => {
  const reply = await upload(Buffer.alloc(5 * 1024 * 1024 + 1, 1))
  expect([reply.status, reply.text]).toEqual([413, 'La imagen supera el máximo de 5MB'])
})

test('an upload without a file, or that is no upload, is refused', async () => {
  const none = new FormData()
  none.append('otra', 'cosa')
  const empty = await visitor.post('/api/media', none)
  expect([empty.status, empty.text]).toEqual([422, 'Elige un archivo'])
  const json = await visitor.post('/api/media', { file: 'data:image/png;base64,xx' })
  expect(json.status).toBe(415)
})

test.each([
  '/media/nada/480.webp',
  `/media/${crypto.randomUUID()}/480.webp`,
  `/media/${crypto.randomUUID()}/480.png`,
  `/media/${crypto.randomUUID()}/jpeg/480.jpg`,
])('%s is not found', async (url) => {
  const reply = await visitor.get(url)
  expect(reply.status).toBe(404)
  expect(reply.headers.get('cache-control')).toBe('no-store')
})

test('a picture that no event shows is dropped after a month, unless it was uploaded again', async () => {
  const picture = (width: number) => blank({ width, height: 31 }).png().toBuffer()
  const shown = (await upload(await picture(31))).json.url
  const forgotten = (await upload(await picture(32))).json.url
  const again = (await upload(await picture(33))).json.url
  await anEvent({ coverImageUrl: shown })
  await database()('images').update({ createdAt: new Date(Date.now() - 31 * 86_400_000) })
  await upload(await picture(33))
  expect(await inTransaction(dropUnusedImages)).toBeGreaterThanOrEqual(1)
  const statuses = await Promise.all(
    [shown, forgotten, again].map(async (url) => (await visitor.get(url)).status),
  )
  expect(statuses).toEqual([200, 404, 200])
})
