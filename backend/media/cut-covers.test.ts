import sharp from 'sharp'
import { expect, test } from 'vitest'
import { placeholderLimit } from '../../domain/media/cover-photo.ts'
import { findInvitation, findPreview } from '../invitations/find-invitation.ts'
import { database } from '../platform/database.ts'
import { client } from '../testing/client.ts'
import { aGuest, anEvent, anOwner, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { cutCovers } from './cut-covers.ts'

const app = testApp()
const visitor = client(() => app.url)
const never = new AbortController().signal

/** Dark above, pale below; blue in the right half. */
async function halves(width = 1600, height = 1200): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#101010"/><rect y="50%" width="100%" height="50%" fill="#f4f0e8"/><rect x="70%" width="30%" height="100%" fill="#2040c0"/></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer()
}
async function uploaded(bytes: Buffer): Promise<string> {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], 'portada.jpg', { type: 'image/jpeg' }))
  return (await visitor.post('/api/media', form)).json.url
}
const idIn = (url: string) => url.split('/')[2] ?? ''
async function framed(url: string): Promise<string> {
  const tall = { x: 0.578125, y: 0, width: 0.421875, height: 1 }
  const wide = { x: 0, y: 0.1, width: 1, height: 0.75 }
  return (await visitor.post(`/api/media/${idIn(url)}/frames`, { tall, wide })).json.url
}
async function pictureAt(url: string) {
  const bytes = Buffer.from(await (await fetch(app.url + url)).arrayBuffer())
  const { width, height } = await sharp(bytes).metadata()
  return { width, height, dominant: (await sharp(bytes).stats()).dominant }
}
/** As stored by the version before. */
async function asBefore(): Promise<void> {
  await database()('images').update({ coverPhoto: null })
  await database()('image_renditions').whereIn('shape', ['plate', 'landscape']).delete()
}

test('a framed cover has a plate about its tall frame, is measured, and its card says so', async () => {
  const coverImageUrl = await framed(await uploaded(await halves()))
  const event = await anEvent({ coverImageUrl })
  const guest = await aGuest(event.id)
  const { coverPhoto } = (await findInvitation(event.slug, guest.token)).event
  if (!coverPhoto) throw new Error('it was not measured')
  expect(coverPhoto.tones.top).toBeLessThan(0.2)
  expect(coverPhoto.tones.bottom).toBeGreaterThan(0.55)
  expect(coverPhoto.focus.x).toBeGreaterThan(0.55)
  expect(coverPhoto.placeholder).toMatch(/^data:image\/webp;base64,/)
  expect(coverPhoto.placeholder.length).toBeLessThan(placeholderLimit)
  const plate = await pictureAt(`/media/${idIn(coverImageUrl)}/plate-1080.webp`)
  // The wizard's preview asks for the same before there is an event.
  const measured = await visitor.get(`/api/media/${idIn(coverImageUrl)}/measures`)
  expect(measured.json).toEqual({ coverPhoto })
  expect((await visitor.get('/api/media/00000000-0000-4000-8000-000000000000/measures')).json).toEqual({
    coverPhoto: null,
  })
  expect(plate).toMatchObject({ width: 960, height: 1200 })
})

test('a broad photo is cut to a landscape too, about the same faces; an upright one is not', async () => {
  const broad = idIn(await framed(await uploaded(await halves())))
  expect(await pictureAt(`/media/${broad}/landscape-1440.webp`)).toMatchObject({ width: 1440, height: 960 })
  const { coverPhoto } = await database()('images').where({ id: broad }).first('coverPhoto')
  // The faces of the tall frame, which lies at the photo's right edge, are where they are in the whole width.
  expect(coverPhoto.landscapeFocus.x).toBeCloseTo(0.789, 2)
  expect(coverPhoto.landscapeFocus.y).toBeGreaterThan(0)
  const upright = idIn(await uploaded(await halves(1200, 1600)))
  expect((await fetch(`${app.url}/media/${upright}/landscape-1440.webp`)).status).toBe(404)
  const measured = await database()('images').where({ id: upright }).first('coverPhoto')
  expect(measured.coverPhoto.landscapeFocus).toBeNull()
})

test('covers with a plate alone are looked at again, once, and the broad get their landscape', async () => {
  const broad = await anEvent({ coverImageUrl: await uploaded(await halves(1600, 1210)) })
  const upright = await anEvent({ coverImageUrl: await uploaded(await halves(1200, 1610)) })
  const ids = [broad, upright].map(({ coverImageUrl }) => idIn(coverImageUrl ?? ''))
  await database().raw(`update images set cover_photo = cover_photo - 'landscapeFocus'`)
  await database()('image_renditions').where({ shape: 'landscape' }).delete()
  expect(await cutCovers(never)).toBeGreaterThanOrEqual(2)
  expect(await cutCovers(never)).toBe(0)
  expect(await pictureAt(`/media/${ids[0]}/landscape-960.webp`)).toMatchObject({ width: 960, height: 640 })
  expect((await findPreview(broad.slug)).event.coverPhoto?.landscapeFocus).toMatchObject({ x: 0.5 })
  expect((await findPreview(upright.slug)).event.coverPhoto?.landscapeFocus).toBeNull()
})

test('a photo of noise has a placeholder within the limit too', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
  const grain = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 95 })
    .toBuffer()
  const id = idIn(await uploaded(grain))
  const { coverPhoto } = await database()('images').where({ id }).first('coverPhoto')
  expect(coverPhoto.placeholder.length).toBeLessThan(placeholderLimit)
})

test('covers of before are cut anew, framed, whole and copied, and nothing is asked', async () => {
  const source = await uploaded(await halves(1600, 1201))
  const { accountId, email } = await anOwner()
  const owner = client(() => app.url)
  await signIn(owner, email)
  const events = [await anEvent({ accountId, email }), await anEvent({ accountId, email })]
  const url = await framed(source)
  for (const { id } of events)
    expect((await owner.put(`/api/events/${id}`, { coverImageUrl: url })).status).toBe(200)
  const whole = await anEvent({ coverImageUrl: await uploaded(await halves(1600, 1202)) })
  await asBefore()
  for (const { slug } of [...events, whole]) expect((await findPreview(slug)).event.coverPhoto).toBeNull()
  const before = await database()('events').where({ id: whole.id }).first('revision')

  expect(await cutCovers(never)).toBeGreaterThanOrEqual(4)
  expect(await cutCovers(never)).toBe(0)

  for (const { slug } of [...events, whole]) {
    const { coverImageUrl, coverPhoto } = (await findPreview(slug)).event
    expect(coverPhoto?.tones.top).toBeLessThan(0.3)
    const plate = await pictureAt(`/media/${idIn(coverImageUrl ?? '')}/plate-720.webp`)
    expect((plate.width ?? 0) / (plate.height ?? 1)).toBeCloseTo(0.8, 2)
  }
  const after = await database()('events').where({ id: whole.id }).first('revision')
  expect(after.revision).toBe(before.revision + 1)
})

test('a stored cover that cannot be read is left as it is and not tried again', async () => {
  const coverImageUrl = await uploaded(await halves(1600, 1203))
  const event = await anEvent({ coverImageUrl })
  await asBefore()
  await database()('image_renditions')
    .where({ imageId: idIn(coverImageUrl) })
    .update({ bytes: Buffer.from('no picture') })
  expect(await cutCovers(never)).toBeGreaterThan(0)
  expect(await cutCovers(never)).toBe(0)
  const { coverPhoto, coverImageUrl: shown } = (await findPreview(event.slug)).event
  expect([coverPhoto, shown]).toEqual([null, coverImageUrl])
})

test('a run that is ended goes on in the next one', async () => {
  await uploaded(await halves(1600, 1204))
  await asBefore()
  const ended = new AbortController()
  ended.abort()
  expect(await cutCovers(ended.signal)).toBe(0)
  expect(await cutCovers(never)).toBeGreaterThan(0)
})
