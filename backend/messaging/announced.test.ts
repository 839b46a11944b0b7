import { beforeEach, expect, test } from 'vitest'
import type { Event } from '../events/event.ts'
import { Guest } from '../guests/guest.ts'
import { database, inTransaction } from '../platform/database.ts'
import { client } from '../testing/client.ts'
import { aGuest, anOwner, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { advanceDeliveries } from './advance-deliveries.ts'
import { announceAdvanced } from './announce-advanced.ts'
import { Delivery } from './delivery.ts'
import { openBatch } from './open-batch.ts'
import { requestCampaign } from './request-campaign.ts'
import { suppressAddresses } from './suppress-address.ts'

const app = testApp()
const couple = client(() => app.url)
let event: Event

beforeEach(async () => {
  const owner = await anOwner()
  event = owner.event
  await signIn(couple, owner.email)
})

const guestsIn = (count: number) =>
  database().raw(
    `insert into guests (event_id, token, "group", name, email)
     select :eventId, substr(md5(:eventId || n), 1, 10), 'Amigos', 'Invitado ' || n, 'a' || n || '@correo.example'
     from generate_series(1, cast(:count as int)) n`,
    { eventId: event.id, count },
  )
const invite = () => inTransaction((trx) => requestCampaign(trx, event.id, 'invitation', { method: 'email' }))
const told = async (type: string): Promise<{ guestIds?: string[]; campaignId: string }[]> =>
  (await database()('domainEvents').where({ eventId: event.id, type }).orderBy('id')).map(({ data }) => data)
const deliver = async () => {
  const deliveries = await Delivery.query().where({ eventId: event.id })
  await inTransaction(async (trx) => {
    const advances = deliveries.map(({ id }) => ({
      deliveryId: id,
      status: 'delivered' as const,
      providerId: `p-${id}`,
      reason: null,
    }))
    await announceAdvanced(trx, await advanceDeliveries(trx, advances))
  })
}

test('changed messages name their guests, so that only those are fetched again: at most a hundred a message', async () => {
  await guestsIn(250)
  await invite()
  await deliver()
  const messages = await told('delivery.changed')
  expect(messages.map(({ guestIds }) => guestIds?.length)).toEqual([100, 100, 50])
  const guests = await Guest.query().where({ eventId: event.id })
  expect(new Set(messages.flatMap(({ guestIds }) => guestIds))).toEqual(new Set(guests.map(({ id }) => id)))
  await deliver()
  expect(await told('delivery.changed')).toHaveLength(3)
})

test('a campaign names whom it is for while they are few', async () => {
  const ana = await aGuest(event.id)
  await invite()
  expect(await told('campaign.requested')).toMatchObject([{ guestIds: [ana.id] }])
  await guestsIn(101)
  await invite()
  expect((await told('campaign.requested'))[1]).not.toHaveProperty('guestIds')
})

test('who is skipped when a batch is opened is told of at once', async () => {
  const ana = await aGuest(event.id)
  await aGuest(event.id, { email: 'luis@correo.example' })
  const { campaignId } = await invite()
  await Guest.query().findById(ana.id).patch({ status: 'declined' })
  const batch = await database()('emailBatches').where({ campaignId }).first('id')
  expect(await openBatch(batch.id)).not.toHaveProperty('skipped')
  expect(await told('delivery.changed')).toMatchObject([{ guestIds: [ana.id] }])
})

test('a suppressed address names everybody who has it', async () => {
  const family = [
    await aGuest(event.id, { email: 'casa@correo.example' }),
    await aGuest(event.id, { email: 'Casa@correo.example' }),
  ]
  await aGuest(event.id, { email: 'otra@correo.example' })
  await inTransaction((trx) =>
    suppressAddresses(trx, [{ eventId: event.id, email: 'casa@correo.example', reason: 'bounced' }]),
  )
  const [message] = await told('address.suppressed')
  expect(new Set(message?.guestIds)).toEqual(new Set(family.map(({ id }) => id)))
})

test('a campaign’s messages are answered for some of its guests alone', async () => {
  await guestsIn(3)
  await invite()
  const { id: campaignId } = await database()('campaigns').where({ eventId: event.id }).first('id')
  const [, luis] = await Guest.query().where({ eventId: event.id }).orderBy('position')
  const reply = await couple.get(`/api/campaigns/${campaignId}?guests=${luis?.id}`)
  expect(reply.json).toMatchObject({ total: 3, deliveries: [{ guestId: luis?.id }] })
  expect((await couple.get(`/api/campaigns/${campaignId}?guests=nadie`)).status).toBe(400)
})
