import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Frames } from '../../domain/calls/media.ts'
import { database, inTransaction } from '../platform/database.ts'
import { client } from '../testing/client.ts'
import { anEvent, anOwner, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { dropUnusedImages } from './drop-unused-images.ts'

const app = testApp()
const visitor = client(() => app.url)

/** Left half red, right half blue. */
async function twoHalves(width: number, height: number): Promise<Buffer> {
  const half = { width: width / 2, height, channels: 3 as const, background: '#2040c0' }
  return sharp({ create: { width, height, channels: 3, background: '#c02020' } })
    .composite([{ input: await sharp({ create: half }).png().toBuffer(), left: width / 2, top: 0 }])
    .jpeg()
    .toBuffer()
}
async function uploaded(bytes: Buffer): Promise<{ id: string; url: string }> {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], 'portada.jpg', { type: 'image/jpeg' }))
  const { url } = (await visitor.post('/api/media', form)).json
  return { id: url.split('/')[2], url }
}
async function picture(url: string) {
  const response = await fetch(app.url + url)
  const bytes = Buffer.from(await response.arrayBuffer())
  const { width, height } = await sharp(bytes).metadata()
  const { dominant } = await sharp(bytes).stats()
  return { width, height, colour: dominant.r > dominant.b ? 'red' : 'blue' }
}

/** For a 4:3 picture: a tall frame in its right half, a wide one of full width. */
const frames: Frames = {
  tall: { x: 0.55, y: 0, width: 0.421875, height: 1 },
  wide: { x: 0, y: 0.1, width: 1, height: 0.75 },
}

test('a framed photo is served in both shapes, cut from more pixels than the whole one has', async () => {
  const { id } = await uploaded(await twoHalves(4000, 3000))
  const reply = await visitor.post(`/api/media/${id}/frames`, frames)
  expect(reply.status).toBe(201)
  const { url } = reply.json
  expect(url).toMatch(/^\/media\/[0-9a-f-]{36}\/wide-1920\.webp$/)
  expect(url).not.toContain(id)
  expect(await picture(url)).toMatchObject({ width: 1920, height: 1080 })
  const folder = url.slice(0, url.lastIndexOf('/'))
  expect(await picture(`${folder}/tall-1280.webp`)).toEqual({ width: 1280, height: 2276, colour: 'blue' })
  expect(await picture(`${folder}/tall-640.webp`)).toMatchObject({ width: 640, height: 1138 })
})

test('what a small photo lacks is served as large as it is, never enlarged', async () => {
  const { id } = await uploaded(await twoHalves(800, 600))
  const { url } = (await visitor.post(`/api/media/${id}/frames`, frames)).json
  const folder = url.slice(0, url.lastIndexOf('/'))
  expect(await picture(`${folder}/tall-1280.webp`)).toMatchObject({ width: 338, height: 601 })
  expect(await picture(url)).toMatchObject({ width: 800, height: 450 })
})

test('the uploaded photo stays whole, and the same frames are kept once', async () => {
  const { id, url } = await uploaded(await twoHalves(1000, 750))
  const urls = await Promise.all(
    [1, 2].map(async () => (await visitor.post(`/api/media/${id}/frames`, frames)).json.url),
  )
  expect(new Set(urls).size).toBe(1)
  expect(await picture(url)).toMatchObject({ width: 1000, height: 750 })
})

test('an upright phone photo lying in its file is framed as it is seen', async () => {
  const lying = await sharp(await twoHalves(1200, 900))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { id } = await uploaded(lying)
  const upper = { x: 0, y: 0, width: 1, height: 0.421875 }
  const reply = await visitor.post(`/api/media/${id}/frames`, {
    tall: { x: 0.25, y: 0, width: 0.375, height: 0.5 },
    wide: upper,
  })
  expect(await picture(reply.json.url)).toMatchObject({ width: 900, colour: 'red' })
})

test('what the invitation mounts is cut as the couple framed it: a broad photo lying, an upright one standing', async () => {
  const broad = await uploaded(await twoHalves(1200, 900))
  const cut = async (id: string, body: Frames) => {
    const { url } = (await visitor.post(`/api/media/${id}/frames`, body)).json
    return url.slice(0, url.lastIndexOf('/'))
  }
  const right = await cut(broad.id, { ...frames, mounted: { x: 0.5, y: 0.25, width: 0.5, height: 4 / 9 } })
  expect(await picture(`${right}/landscape-640.webp`)).toEqual({ width: 600, height: 400, colour: 'blue' })
  const left = await cut(broad.id, { ...frames, mounted: { x: 0, y: 0.25, width: 0.5, height: 4 / 9 } })
  expect(await picture(`${left}/landscape-640.webp`)).toMatchObject({ colour: 'red' })
  const upright = await uploaded(await twoHalves(900, 1200))
  const standing = await cut(upright.id, {
    tall: { x: 0, y: 0, width: 0.75, height: 1 },
    wide: { x: 0, y: 0, width: 1, height: 27 / 64 },
    mounted: { x: 0.5, y: 0, width: 0.5, height: 15 / 32 },
  })
  expect(await picture(`${standing}/plate-480.webp`)).toMatchObject({ width: 450, colour: 'blue' })
})

test.each([
  ['beyond the edge', { tall: { ...frames.tall, x: 0.7 } }],
  ['of another shape', { tall: { x: 0, y: 0, width: 1, height: 1 } }],
  ['for the invitation in the shape of an upright photo', { mounted: { x: 0, y: 0, width: 0.6, height: 1 } }],
  ['too near', { wide: { x: 0, y: 0, width: 0.1, height: 0.075 } }],
])('a frame %s is refused', async (_, wrong) => {
  const { id } = await uploaded(await twoHalves(400, 300))
  const reply = await visitor.post(`/api/media/${id}/frames`, { ...frames, ...wrong })
  expect([reply.status, reply.text]).toEqual([
    422,
    'El encuadre no vale para esta foto. Vuelve a encuadrarla.',
  ])
})

test.each([
  ['nothing', {}],
  ['words', { tall: 'todo', wide: 'todo' }],
  ['numbers that are no shares', { ...frames, tall: { x: -1, y: 0, width: 2, height: 1 } }],
])('%s in place of frames is malformed', async (_, body) => {
  const { id } = await uploaded(await twoHalves(400, 300))
  expect((await visitor.post(`/api/media/${id}/frames`, body)).status).toBe(400)
})

test('only an uploaded photo can be framed', async () => {
  const { id } = await uploaded(await twoHalves(420, 315))
  const { url } = (await visitor.post(`/api/media/${id}/frames`, frames)).json
  for (const other of [crypto.randomUUID(), 'nada', url.split('/')[2]])
    expect((await visitor.post(`/api/media/${other}/frames`, frames)).status, other).toBe(404)
})

test('the owner, and nobody else, learns what is behind a framed cover', async () => {
  const source = await uploaded(await twoHalves(440, 330))
  const { url } = (await visitor.post(`/api/media/${source.id}/frames`, frames)).json
  const { event, email } = await anOwner()
  const path = `/api/events/${event.id}/cover`
  expect((await visitor.get(path)).status).toBe(401)
  const owner = client(() => app.url)
  await signIn(owner, email)
  await owner.put(`/api/events/${event.id}`, { coverImageUrl: url })
  expect((await owner.get(path)).json).toEqual({ url: source.url, frames })
  const stranger = client(() => app.url)
  await signIn(stranger, (await anOwner()).email)
  expect((await stranger.get(path)).status).toBe(404)
})

test('a cover that was never framed is its own source; one of another site has none', async () => {
  const { url } = await uploaded(await twoHalves(460, 346))
  const owner = client(() => app.url)
  const { event, email } = await anOwner()
  await signIn(owner, email)
  await owner.put(`/api/events/${event.id}`, { coverImageUrl: url })
  expect((await owner.get(`/api/events/${event.id}/cover`)).json).toMatchObject({ url, frames: null })
  await owner.put(`/api/events/${event.id}`, { coverImageUrl: 'https://otra.example/foto.jpg' })
  expect((await owner.get(`/api/events/${event.id}/cover`)).status).toBe(404)
})

test('the photo behind a framed cover is kept as long as it is shown; unused frames go', async () => {
  const source = await uploaded(await twoHalves(480, 360))
  const path = `/api/media/${source.id}/frames`
  const shown = (await visitor.post(path, frames)).json.url
  const unused = (await visitor.post(path, { ...frames, wide: { ...frames.wide, y: 0.2 } })).json.url
  await anEvent({ coverImageUrl: shown })
  await database()('images').update({ createdAt: new Date(Date.now() - 31 * 86_400_000) })
  await inTransaction(dropUnusedImages)
  const statuses = await Promise.all(
    [shown, source.url, unused].map(async (url) => (await visitor.get(url)).status),
  )
  expect(statuses).toEqual([200, 200, 404])
})

test('framing a photo anew keeps it from the clean-up', async () => {
  const source = await uploaded(await twoHalves(500, 374))
  await database()('images').update({ createdAt: new Date(Date.now() - 31 * 86_400_000) })
  const { url } = (await visitor.post(`/api/media/${source.id}/frames`, frames)).json
  await inTransaction(dropUnusedImages)
  expect((await visitor.get(source.url)).status).toBe(200)
  expect((await visitor.get(url)).status).toBe(200)
})
