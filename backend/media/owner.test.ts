import sharp from 'sharp'
import { expect, test } from 'vitest'
import { database, inTransaction } from '../platform/database.ts'
import { type Client, client } from '../testing/client.ts'
import { anOwner, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { dropUnusedImages } from './drop-unused-images.ts'

const app = testApp()
const frames = {
  tall: { x: 0.55, y: 0, width: 0.421875, height: 1 },
  wide: { x: 0, y: 0.1, width: 1, height: 0.75 },
}
let shade = 0

/** The bytes of a photo that is unique to its test, so that two accounts can upload the same one. */
const aPhoto = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: { r: shade++, g: 90, b: 120 } } })
    .jpeg()
    .toBuffer()

async function upload(who: Client, bytes: Buffer): Promise<{ id: string; url: string }> {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], 'portada.jpg', { type: 'image/jpeg' }))
  const { url } = (await who.post('/api/media', form)).json
  return { id: url.split('/')[2], url }
}

async function aSignedInOwner() {
  const { event, email, accountId } = await anOwner()
  const browser = client(() => app.url)
  await signIn(browser, email)
  const show = (coverImageUrl: string) => browser.put(`/api/events/${event.id}`, { coverImageUrl })
  return { browser, event, accountId, show, cover: `/api/events/${event.id}/cover` }
}

/** A couple with a framed cover, whose original photo is private. */
async function aCoupleWithACover() {
  const couple = await aSignedInOwner()
  const source = await upload(couple.browser, await aPhoto())
  const { url } = (await couple.browser.post(`/api/media/${source.id}/frames`, frames)).json
  const shown = (await couple.show(url)).json.coverImageUrl as string
  return { ...couple, source, shown }
}

test('another account that puts my cover into its own event gets the part I show, never the photo it was cut from', async () => {
  const couple = await aCoupleWithACover()
  const stranger = await aSignedInOwner()
  const copied = (await stranger.show(couple.shown)).json.coverImageUrl as string
  expect(copied).toMatch(/^\/media\/[0-9a-f-]{36}\/wide-1920\.webp$/)
  expect(copied).not.toBe(couple.shown)
  expect((await stranger.browser.get(copied)).status).toBe(200)
  expect((await stranger.browser.get(stranger.cover)).status).toBe(404)
  expect((await couple.browser.get(couple.cover)).json).toEqual({ url: couple.source.url, frames })
})

test('an anonymous draft with my cover gets a copy of what I show as well', async () => {
  const couple = await aCoupleWithACover()
  const reply = await client(() => app.url).post('/api/events', {
    coupleNames: 'Otra y Otro',
    email: 'otra@correo.example',
    eventDate: '2031-05-03',
    coverImageUrl: couple.shown,
  })
  expect(reply.status).toBe(201)
  const [stored] = await database()('events').where({ email: 'otra@correo.example' }).select('coverImageUrl')
  expect(stored.coverImageUrl).toMatch(/^\/media\//)
  expect(stored.coverImageUrl).not.toBe(couple.shown)
})

test('a photo of an event is framed by its own account alone', async () => {
  const couple = await aCoupleWithACover()
  const stranger = await aSignedInOwner()
  const path = `/api/media/${couple.source.id}/frames`
  expect((await stranger.browser.post(path, frames)).status).toBe(404)
  expect((await client(() => app.url).post(path, frames)).status).toBe(404)
  const again = await couple.browser.post(path, { ...frames, wide: { ...frames.wide, y: 0.2 } })
  expect(again.status).toBe(201)
  expect((await couple.show(again.json.url)).json.coverImageUrl).toBe(again.json.url)
})

test('the same photo uploaded by two couples is two pictures once one of them shows it', async () => {
  const bytes = await aPhoto()
  const [one, other] = [await aSignedInOwner(), await aSignedInOwner()]
  const first = await upload(one.browser, bytes)
  await one.show(first.url)
  const second = await upload(other.browser, bytes)
  expect(second.id).not.toBe(first.id)
  await other.show(second.url)
  expect((await one.browser.get(one.cover)).json.url).toBe(first.url)
  expect((await other.browser.get(other.cover)).json.url).toBe(second.url)
})

test('an event takes its pictures with it', async () => {
  const couple = await aCoupleWithACover()
  const twin = await aSignedInOwner()
  const copy = (await twin.show(couple.shown)).json.coverImageUrl as string
  await database()('events').where({ id: couple.event.id }).delete()
  const statuses = await Promise.all(
    [couple.shown, couple.source.url, copy].map(async (url) => (await twin.browser.get(url)).status),
  )
  expect(statuses).toEqual([404, 404, 200])
})

test('the photo behind a shown cover outlives the clean-up; one that an event no longer shows does not', async () => {
  const couple = await aCoupleWithACover()
  const next = await upload(couple.browser, await aPhoto())
  await database()('images').update({ createdAt: new Date(Date.now() - 31 * 86_400_000) })
  await inTransaction(dropUnusedImages)
  expect((await couple.browser.get(couple.source.url)).status).toBe(200)
  expect((await couple.browser.get(next.url)).status).toBe(404)
})

test('a cover that is no longer kept is refused with the way out, and nothing changes', async () => {
  const couple = await aCoupleWithACover()
  const reply = await couple.show(`/media/${crypto.randomUUID()}/wide-1920.webp`)
  expect([reply.status, reply.text]).toEqual([422, 'La foto ya no está guardada. Vuelve a subirla'])
  const stored = await couple.browser.get(`/api/events/${couple.event.id}`)
  expect(stored.json.coverImageUrl).toBe(couple.shown)
})
