import { beforeEach, expect, test } from 'vitest'
import type { Event } from '../events/event.ts'
import type { Guest } from '../guests/guest.ts'
import { inTransaction } from '../platform/database.ts'
import { type Client, client } from '../testing/client.ts'
import { aGuest, anOwner, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { Delivery } from './delivery.ts'
import { suppressAddresses } from './suppress-address.ts'

const app = testApp()
let browser: Client
let event: Event

beforeEach(async () => {
  browser = client(() => app.url)
  const owner = await anOwner()
  event = owner.event
  await signIn(browser, owner.email)
})

/** A campaign whose messages are all `unknown`. */
async function anUnknownCampaign(method = 'email'): Promise<string> {
  const reply = await browser.post(`/api/events/${event.id}/send-invitations`, { method })
  await Delivery.query().where({ eventId: event.id }).patch({ status: 'unknown' })
  return reply.json.campaignId
}

const resend = (campaignId: string, body: object = {}) =>
  browser.post(`/api/events/${event.id}/campaigns/${campaignId}/resend-unknown`, body)
const deliveriesOf = (guest: Guest) => Delivery.query().where({ guestId: guest.id }).orderBy('createdAt')
const resendable = async (campaignId: string) =>
  (await browser.get(`/api/campaigns/${campaignId}`)).json.resendable

test('what nobody knows to have arrived is sent again when the owner decides it, once', async () => {
  const guests = [await aGuest(event.id), await aGuest(event.id)]
  const campaignId = await anUnknownCampaign()
  // It is never resent automatically.
  expect(
    (await browser.post(`/api/events/${event.id}/send-invitations`, { method: 'email' })).json,
  ).toMatchObject({ campaignId: null })
  expect(await resendable(campaignId)).toBe(2)

  const replies = await Promise.all([resend(campaignId), resend(campaignId)])
  expect(replies.map(({ json }) => json.emailsSent).sort()).toEqual([0, 2])
  for (const guest of guests)
    expect((await deliveriesOf(guest)).map(({ status }) => status)).toEqual(['unknown', 'queued'])
  expect(await resendable(campaignId)).toBe(0)
})

test('only the chosen ones, to the address as it is now, on the channel that was unknown', async () => {
  const [chosen, other] = [await aGuest(event.id, { phone: '+34600111222' }), await aGuest(event.id)]
  const campaignId = await anUnknownCampaign('both')
  const [email, whatsapp] = await Delivery.query().where({ guestId: chosen.id }).orderBy('channel')
  await email?.$query().patch({ status: 'delivered' })
  await chosen.$query().patch({ phone: '+34600999888' })
  const reply = await resend(campaignId, { deliveryIds: [email?.id, whatsapp?.id] })
  expect(reply.json).toMatchObject({ totalPendingGuests: 1, emailsSent: 0, whatsappSent: 1 })
  const fresh = (await deliveriesOf(chosen)).at(-1)
  expect(fresh).toMatchObject({ channel: 'whatsapp', address: '+34600999888', status: 'queued' })
  expect(await deliveriesOf(other)).toHaveLength(1)
})

test('who answered, unsubscribed or lost the address meanwhile is left alone', async () => {
  const answered = await aGuest(event.id)
  const unsubscribed = await aGuest(event.id)
  const bare = await aGuest(event.id)
  const campaignId = await anUnknownCampaign()
  await answered.$query().patch({ status: 'confirmed', confirmedGuests: 1 })
  await bare.$query().patch({ email: null })
  await inTransaction((trx) =>
    suppressAddresses(trx, [{ eventId: event.id, email: unsubscribed.email ?? '', reason: 'unsubscribed' }]),
  )
  expect((await resend(campaignId)).json).toMatchObject({ campaignId: null, totalPendingGuests: 0 })
})

test('the campaign of another event is not found, nor is anything sent for an unpaid event', async () => {
  await aGuest(event.id)
  const campaignId = await anUnknownCampaign()
  const stranger = await anOwner()
  await event.$query().patch({ isPaid: false })
  expect((await resend(campaignId)).status).toBe(402)
  await signIn(browser, stranger.email)
  event = stranger.event
  expect((await resend(campaignId)).status).toBe(404)
})
