import { beforeEach, expect, test } from 'vitest'
import type { Event } from '../events/event.ts'
import { database, inTransaction } from '../platform/database.ts'
import { withAnotherEnd } from '../testing/another-end.ts'
import { client } from '../testing/client.ts'
import { aGuest, anOwner, domainEventsOf } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { addressHash } from './address-hash.ts'
import { requestCampaign } from './request-campaign.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

const app = testApp()
const mailProgram = client(() => app.url)
let event: Event
let path: string
let address: string

beforeEach(async () => {
  event = (await anOwner()).event
  const guest = await aGuest(event.id)
  address = guest.email ?? ''
  await inTransaction((trx) => requestCampaign(trx, event.id, 'invitation', { method: 'email' }))
  const { id: eventId, addressKey } = event
  path = `/baja/${unsubscribeToken({ eventId, addressKey, address })}`
})

const suppressed = () =>
  database()('suppressed_addresses').where({ eventId: event.id }).select('addressHash', 'reason')

test('opening the link asks in Spanish and changes nothing; the button does', async () => {
  const page = await mailProgram.get(path)
  expect(page.status).toBe(200)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(page.text).toContain('Darme de baja')
  expect(await suppressed()).toEqual([])
  expect((await mailProgram.post(path)).status).toBe(200)
  expect(await suppressed()).toEqual([
    { addressHash: addressHash(event.addressKey, address), reason: 'unsubscribed' },
  ])
})

test('one click of a mail program is enough, from anywhere, as often as it likes', async () => {
  for (let i = 0; i < 3; i++) {
    const reply = await mailProgram.post(path, 'List-Unsubscribe=One-Click', {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'cross-site',
    })
    expect(reply.status).toBe(200)
  }
  expect(await suppressed()).toHaveLength(1)
  expect((await domainEventsOf(event.id)).filter((type) => type === 'address.suppressed')).toHaveLength(1)
})

test('the address that was written to is the one that rests, not a later one', async () => {
  await database()('guests').where({ eventId: event.id }).update({ email: 'nueva@correo.example' })
  await mailProgram.post(path)
  expect(await suppressed()).toEqual([
    { addressHash: addressHash(event.addressKey, address), reason: 'unsubscribed' },
  ])
})

test('a link that was changed by hand opens nothing', async () => {
  const wrongs = [withAnotherEnd(path), `${path}x`, '/baja/s', path.replace('/baja/s', '/baja/g')]
  for (const wrong of wrongs) {
    expect((await mailProgram.get(wrong)).status, wrong).toBe(404)
    expect((await mailProgram.post(wrong)).status, wrong).toBe(404)
  }
  expect(await suppressed()).toEqual([])
})
