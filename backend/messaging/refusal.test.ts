import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Event } from '../events/event.ts'
import type { Guest } from '../guests/guest.ts'
import { newGuestToken } from '../platform/crypto.ts'
import { database, inTransaction } from '../platform/database.ts'
import { withAnotherEnd } from '../testing/another-end.ts'
import { type Client, client } from '../testing/client.ts'
import { aGuest, anOwner, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { addressHash } from './address-hash.ts'
import { applyWebhooks } from './apply-webhooks.ts'
import { Delivery } from './delivery.ts'
import { fillEmails } from './fill-emails.ts'
import { formerSignature } from './former-unsubscribe-link.ts'
import { suppressAddresses } from './suppress-address.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

const app = testApp()
const mailProgram = client(() => app.url)
let couple: Client
let event: Event
let guest: Guest
let address: string

beforeEach(async () => {
  couple = client(() => app.url)
  const owner = await anOwner()
  event = owner.event
  guest = await aGuest(event.id)
  address = guest.email ?? ''
  await signIn(couple, owner.email)
})

const linkIn = (eventOfMail: Event) =>
  `/baja/${unsubscribeToken({ eventId: eventOfMail.id, addressKey: eventOfMail.addressKey, address })}`
const invite = async () =>
  (await couple.post(`/api/events/${event.id}/send-invitations`, { method: 'email' })).json
const importAgain = () => aGuest(event.id, { name: guest.name, email: address.toUpperCase().toLowerCase() })
const onTheList = async () => (await couple.get(`/api/events/${event.id}/guests`)).json

async function complain(tags: Record<string, string>, type = 'email.complained') {
  const noticeId = randomUUID()
  const payload = { type, data: { email_id: 'm', tags } }
  await database()('provider_notices').insert({ provider: 'resend', noticeId, payload })
  await applyWebhooks([{ provider: 'resend', noticeIds: [noticeId] }])
}

describe('an unsubscription or complaint outlives the guest’s row', () => {
  test('the link in the old mail works when the guest is deleted, and again when it is imported anew', async () => {
    await invite()
    await couple.delete(`/api/guests/${guest.id}`)
    const page = await mailProgram.get(linkIn(event))
    expect(page.status).toBe(200)
    expect(page.text).toContain('esta dirección')
    expect(page.text).not.toContain('su enlace sigue funcionando')
    await importAgain()
    expect((await mailProgram.get(linkIn(event))).text).toContain(address)
    expect((await mailProgram.post(linkIn(event))).status).toBe(200)
  })

  test('who unsubscribed, was deleted and is imported anew is shown as such and never written to', async () => {
    await invite()
    await mailProgram.post(linkIn(event))
    await couple.delete(`/api/guests/${guest.id}`)
    await importAgain()
    expect(await onTheList()).toEqual([expect.objectContaining({ emailSuppression: 'unsubscribed' })])
    expect(await invite()).toMatchObject({ campaignId: null, emailsSent: 0 })
  })

  test('a complaint that comes after the guest was deleted counts', async () => {
    await invite()
    const delivery = await Delivery.query().findOne({ guestId: guest.id })
    const [mail] = fillEmails(
      {
        eventId: event.id,
        addressKey: event.addressKey,
        content: { publicUrl: app.url, slug: event.slug } as never,
        template: { email: { version: 1, one: empty, many: empty } } as never,
      },
      [{ id: delivery?.id ?? '', address, recipient: { ...guest, token: guest.token } }],
    )
    await couple.delete(`/api/guests/${guest.id}`)
    await complain(Object.fromEntries((mail?.tags ?? []).map(({ name, value }) => [name, value])))
    await importAgain()
    expect(await onTheList()).toEqual([expect.objectContaining({ emailSuppression: 'complained' })])
  })

  test('a webhook whose mail names nobody of ours, or is forged, refuses nothing', async () => {
    const other = (await anOwner()).event
    const forged = linkIn({ ...event, addressKey: other.addressKey } as Event).replace('/baja/', '')
    for (const subscription of [forged, 'x', '']) await complain({ subscription })
    expect(await database()('suppressed_addresses').where({ eventId: event.id })).toEqual([])
  })

  test('links of mails from before the row was needed no more go on working without it', async () => {
    const delivery = randomUUID()
    const token = newGuestToken()
    await database()('former_unsubscribe_links').insert({
      kind: 'd',
      id: delivery,
      eventId: event.id,
      addressHash: addressHash(event.addressKey, address),
      guestToken: token,
    })
    const id = Buffer.from(delivery.replaceAll('-', ''), 'hex').toString('base64url')
    const path = `/baja/d${id}${formerSignature('d', delivery, token)}`
    expect((await mailProgram.get(withAnotherEnd(path))).status).toBe(404)
    expect((await mailProgram.post(path)).text).toContain(address)
    expect(await onTheList()).toEqual([expect.objectContaining({ emailSuppression: 'unsubscribed' })])
  })

  test('nothing readable is kept, and one address is another hash at every event', async () => {
    const other = (await anOwner()).event
    for (const one of [event, other]) await mailProgram.post(linkIn(one))
    const rows = await database()('suppressed_addresses').whereIn('eventId', [event.id, other.id])
    expect(JSON.stringify(rows)).not.toContain(address)
    expect(new Set(rows.map((row) => row.addressHash.toString('hex'))).size).toBe(2)
  })

  test('when the event is gone the link still answers, and what was refused stays', async () => {
    await mailProgram.post(linkIn(event))
    await database()('events').where({ id: event.id }).delete()
    const reply = await mailProgram.post(linkIn(event))
    expect(reply.status).toBe(200)
    expect(reply.text).toContain('no volveremos a escribirte')
    expect(await database()('suppressed_addresses').where({ eventId: event.id })).toHaveLength(1)
  })

  test('JavaScript and SQL make the same hash of the same address', async () => {
    for (const one of [' Ana@Correo.ES ', 'ana@correo.es', 'o’brien+x@xn--caf-dma.example']) {
      const { rows } = await database().raw('select address_hash(?, ?) as hash', [event.addressKey, one])
      expect(rows[0].hash).toEqual(addressHash(event.addressKey, one))
    }
  })
})

const empty = { subject: [], html: [], text: [] }

describe('the reason that is stored is the reason that is shown', () => {
  test.each([
    ['email.bounced', 'bounced'],
    ['email.complained', 'complained'],
    ['email.suppressed', 'suppressed'],
  ])('%s is told as %s, not as a wish of the person', async (type, reason) => {
    await invite()
    const delivery = await Delivery.query().findOne({ guestId: guest.id })
    await complain({ delivery: delivery?.id ?? '' }, type)
    expect(await onTheList()).toEqual([expect.objectContaining({ emailSuppression: reason })])
  })

  test('what a person said stands above what a server said, in either order', async () => {
    const say = (reason: 'bounced' | 'unsubscribed') =>
      inTransaction((trx) => suppressAddresses(trx, [{ eventId: event.id, email: address, reason }]))
    await say('bounced')
    await say('unsubscribed')
    await say('bounced')
    expect(await onTheList()).toEqual([expect.objectContaining({ emailSuppression: 'unsubscribed' })])
  })

  test('once the address is corrected nothing stands against it, and the bounce is of the former one', async () => {
    await invite()
    const delivery = await Delivery.query().findOne({ guestId: guest.id })
    await complain({ delivery: delivery?.id ?? '' }, 'email.bounced')
    await couple.put(`/api/guests/${guest.id}`, { email: 'corregida@correo.example' })
    const [shown] = await onTheList()
    expect(shown).toMatchObject({ emailSuppression: null, deliveries: [{ toFormerAddress: true }] })
    expect(await invite()).toMatchObject({ emailsSent: 1 })
  })
})
