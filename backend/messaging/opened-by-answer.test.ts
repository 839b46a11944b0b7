import { expect, test } from 'vitest'
import { inTransaction } from '../platform/database.ts'
import { client, eventually } from '../testing/client.ts'
import { aGuest, anOwner } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { Delivery } from './delivery.ts'
import { requestCampaign } from './request-campaign.ts'

const app = testApp({ sandbox: true, workers: true })

test('a guest whose page ran no script has opened what they answer', async () => {
  const { event } = await anOwner()
  const guest = await aGuest(event.id)
  await inTransaction((trx) => requestCampaign(trx, event.id, 'invitation', { method: 'email' }))
  const status = async () => (await Delivery.query().findOne({ guestId: guest.id }))?.status
  await eventually('the invitation was accepted', async () => /sent|delivered/.test((await status()) ?? ''))
  const browser = client(() => app.url)
  await browser.get(`/api/invitations/${event.slug}/${guest.token}`)
  const answered = await browser.post(`/api/guests/${guest.id}/rsvp`, 'status=declined', {
    'Content-Type': 'application/x-www-form-urlencoded',
  })
  expect(answered.status).toBe(303)
  await eventually('it is opened', async () => (await status()) === 'opened')
})
