import { beforeAll, expect, test } from 'vitest'
import { Event } from '../events/event.ts'
import { database, inTransaction } from '../platform/database.ts'
import { aGuest, anOwner } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { fanOutCampaign } from './fan-out-campaign.ts'
import { closeAgain, openBatch } from './open-batch.ts'
import { renewCampaign } from './renew-campaign.ts'
import { requestCampaign } from './request-campaign.ts'

testApp()
let event: Event
let campaignId = ''
let batchId = ''

beforeAll(async () => {
  event = (await anOwner()).event
  await aGuest(event.id)
  campaignId =
    (await inTransaction((trx) => requestCampaign(trx, event.id, 'invitation', { method: 'email' })))
      .campaignId ?? ''
  await fanOutCampaign(campaignId)
  batchId = (await database()('emailBatches').where({ campaignId }).first('id')).id
})

test('a batch is opened although another job renews its campaign at that moment', async () => {
  for (let edit = 1; edit <= 60; edit += 1) {
    await Event.query()
      .findById(event.id)
      .patch({ busInfo: `salida ${edit}`, updatedAt: new Date(Date.now() + edit) })
    const [batch] = await Promise.all([openBatch(batchId), renewCampaign(campaignId)])
    expect(batch, `edit ${edit}`).toMatchObject({ id: batchId, deliveries: [expect.anything()] })
    await closeAgain(batchId)
  }
})

test('a batch that is done or paused is not opened', async () => {
  await database()('campaigns').where({ id: campaignId }).update({ pausedAt: new Date() })
  expect(await openBatch(batchId)).toBeNull()
  await database()('campaigns').where({ id: campaignId }).update({ pausedAt: null })
  await database()('emailBatches').where({ id: batchId }).update({ state: 'accepted' })
  expect(await openBatch(batchId)).toBeNull()
})
