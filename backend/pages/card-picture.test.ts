import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { Event } from '../events/event.ts'
import { dropUnusedImages } from '../media/drop-unused-images.ts'
import { storeImage } from '../media/store-image.ts'
import { database, inTransaction } from '../platform/database.ts'
import { adoptEnv, env } from '../platform/env.ts'
import { client } from '../testing/client.ts'
import { anOwner, signIn } from '../testing/factories.ts'
import { promptSending, sentCampaigns } from '../testing/sent-campaigns.ts'
import { testApp } from '../testing/test-app.ts'
import { cardPictureId, findCardPicture } from './card-picture.ts'

const renderer = {
  entry: () => import('../../frontend/entry-server.tsx'),
  readFile: (url: string) => readFile(`.${url}`),
} as Parameters<typeof findCardPicture>[1]

/** Our public address, as far as pictures go. */
let isUp = true
const host = createServer(async (request, response) => {
  const id = cardPictureId(request.url ?? '')
  const bytes = id && isUp ? await findCardPicture(id, renderer).catch(() => null) : null
  if (!bytes) return response.writeHead(404).end()
  response.setHeader('content-type', 'image/jpeg')
  response.end(bytes)
}).listen(0)
afterAll(() => host.close())
const publicUrl = `http://localhost:${(host.address() as AddressInfo).port}`

const app = testApp({
  ...promptSending,
  settings: { ...promptSending.settings, PUBLIC_URL: publicUrl },
})
const browser = client(() => app.url)
let event: Event
let usual: ReturnType<typeof env>
const { messagesTo, control, withPhone, sendWhile, finished } = sentCampaigns(app, browser, () => event)

beforeEach(async () => {
  usual ??= env()
  adoptEnv(usual)
  isUp = true
  await control('settings', { autoDeliver: false })
  const owner = await anOwner()
  event = owner.event
  await signIn(browser, owner.email)
})

const pictureIn = (html?: string | null) => /src="([^"]*\/card\/[^"]*)"/.exec(html ?? '')?.[1] ?? ''
const idOf = (url: string) => cardPictureId(url.slice(publicUrl.length)) ?? ''
const edit = (fields: Partial<Event>) =>
  Event.query()
    .findById(event.id)
    .patch({ ...fields, updatedAt: new Date(Date.now() + 5) })

async function sentMail(name: string, group: string) {
  const guest = await withPhone({ name, group, phone: null })
  await finished(await sendWhile(async () => undefined))
  const [mail] = await messagesTo(guest.email)
  return { guest, html: mail?.html ?? '', picture: pictureIn(mail?.html) }
}

test('a picture in a mail already sent keeps working after the event is edited, and goes with its event', async () => {
  const { picture } = await sentMail('Familia Ruiz', 'Familia')
  await edit({ coupleNames: 'Otros Nombres', invitationFormat: 'artdeco' })
  const before = await findCardPicture(idOf(picture), renderer)
  expect(await sharp(before).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 1500 })
  expect(before.length).toBeLessThanOrEqual(120_000)
  await Event.query().deleteById(event.id)
  await expect(findCardPicture(idOf(picture), renderer)).rejects.toThrow('No encontrado')
})

test('a picture is made once per revision of the event and kind of greeting', async () => {
  const first = await sentMail('Familia Ruiz', 'Familia')
  const second = await sentMail('Familia Gil', 'Vecinos')
  const other = await sentMail('Ana', 'Amigos')
  expect(second.picture).toBe(first.picture)
  expect(other.picture).not.toBe(first.picture)
  await edit({ primaryColor: '#123456' })
  expect((await sentMail('Familia Sanz', 'Familia')).picture).not.toBe(first.picture)
  const [one, again] = await Promise.all([1, 2].map(() => findCardPicture(idOf(first.picture), renderer)))
  expect(again).toBe(one)
})

test('the address of a picture cannot be guessed from what the public page shows', async () => {
  const { picture } = await sentMail('Ana', 'Amigos')
  const twin = await anOwner()
  await Event.query()
    .findById(twin.event.id)
    .patch({ coupleNames: event.coupleNames, slug: `${event.slug}-x` })
  const own = picture
  event = twin.event
  await signIn(browser, twin.email)
  expect((await sentMail('Ana', 'Amigos')).picture).not.toBe(own)
  expect(idOf(own)).toMatch(/^[\w-]{32}$/)
  await expect(findCardPicture('x'.repeat(32), renderer)).rejects.toThrow('No encontrado')
})

test('a photo stays until the cards in mails already sent are drawn, also when the couple changes it', async () => {
  const blank = sharp({ create: { width: 900, height: 1200, channels: 3, background: '#a33' } })
  const { url } = await storeImage(await blank.jpeg().toBuffer())
  await edit({ coverImageUrl: url, invitationFormat: 'minimalist' })
  const { picture } = await sentMail('Ana', 'Amigos')
  await edit({ coverImageUrl: null })
  await database()('images').update({ createdAt: new Date(Date.now() - 60 * 86_400_000) })
  await inTransaction(dropUnusedImages)
  const drawn = await findCardPicture(idOf(picture), renderer)
  const photo = await sharp(drawn).extract({ left: 100, top: 100, width: 900, height: 400 }).toBuffer()
  const { dominant } = await sharp(photo).stats()
  expect(dominant.r).toBeGreaterThan(dominant.g + 60)
  // Of the kinds of greeting that nobody ever opened.
  await database()('card_pictures').update({ createdAt: new Date(Date.now() - 181 * 86_400_000) })
  await inTransaction(dropUnusedImages)
  expect(await database()('images').where({ id: url.split('/')[2] ?? '' })).toEqual([])
  expect(await findCardPicture(idOf(picture), renderer)).toEqual(drawn)
})

test('the couple’s own line is kept with the campaign, also in a later edition', async () => {
  const guest = await withPhone({ phone: null })
  const personalLine = '  Sin vosotros <b>no</b> sería lo mismo\n'
  const reply = await browser.post(`/api/events/${event.id}/send-invitations`, {
    method: 'email',
    personalLine,
  })
  expect(reply.status).toBe(200)
  await finished(reply.json.campaignId)
  const [mail] = await messagesTo(guest.email)
  expect(mail?.text).toContain('Sin vosotros <b>no</b> sería lo mismo\n')
  expect(mail?.html).toContain('Sin vosotros &lt;b&gt;no&lt;/b&gt; sería lo mismo')
  const refused = await browser.post(`/api/events/${event.id}/send-invitations`, {
    method: 'email',
    personalLine: 'x'.repeat(201),
  })
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('200 letras como mucho')])
})

test('the picture heads the WhatsApp template, and the link stays in its body', async () => {
  const guest = await withPhone({ name: 'Familia Ruiz' })
  await finished(await sendWhile(async () => undefined))
  const [message] = await messagesTo(guest.phone)
  const [mail] = await messagesTo(guest.email)
  expect(message?.contentSid).toBe(env().whatsapp.cardContentSids.invitation)
  expect(message?.media).toBe(pictureIn(mail?.html))
  expect(message?.text).toContain(`/invite/${event.slug}/${guest.token}`)
})

test.each([
  ['no approved template with a picture', () => adoptEnv({ ...env(), whatsapp: withoutCards() })],
  [
    'a public address that does not answer with the picture',
    () => {
      isUp = false
    },
  ],
])('with %s WhatsApp goes by the plain template', async (_, arrange) => {
  arrange()
  const guest = await withPhone()
  await finished(await sendWhile(async () => undefined))
  const [message] = await messagesTo(guest.phone)
  expect([message?.contentSid, message?.media]).toEqual([env().whatsapp.contentSids.invitation, null])
})

const withoutCards = () => ({ ...env().whatsapp, cardContentSids: { invitation: null, reminder: null } })
