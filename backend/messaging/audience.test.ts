import { expect, test } from 'vitest'
import type { OwnedGuest } from '../../domain/calls/guests.ts'
import { channels } from '../../domain/sending/channel.ts'
import { deliveryStatuses } from '../../domain/sending/delivery-status.ts'
import { guestNeeds, isNeeding } from '../../domain/sending/guest-needs.ts'
import { database } from '../platform/database.ts'
import { client } from '../testing/client.ts'
import { aGuest, anOwner, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'

const app = testApp()
const browser = client(() => app.url)

/** A seeded random generator. */
function dice(seed: number) {
  let state = seed
  const roll = (sides: number) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * sides)
  }
  return { roll, pick: <T>(some: readonly T[]): T => some[roll(some.length)] as T }
}

/** A random list that contains every combination of states. */
async function aLivelyList(eventId: string, seed: number): Promise<void> {
  const { roll, pick } = dice(seed)
  const [campaign] = await database()('campaigns')
    .insert({ eventId, kind: 'invitation', method: 'both', content: '{}', guests: 0 })
    .returning('id')
  for (let n = 0; n < 16; n++) {
    const guest = await aGuest(eventId, {
      ...(roll(5) === 0 && { email: null }),
      phone: roll(2) ? `+3461${seed}${String(n).padStart(6, '0')}` : null,
      status: roll(6) === 0 ? 'declined' : 'pending',
      lastReminderSent: roll(5) === 0 ? new Date(Date.now() - roll(6) * 86_400_000 - 60_000) : null,
    })
    if (guest.email && roll(6) === 0)
      await database().raw(
        `insert into suppressed_addresses (event_id, address_hash, reason)
         select id, address_hash(address_key, ?), ? from events where id = ?`,
        [guest.email, pick(['bounced', 'unsubscribed', 'complained', 'suppressed']), eventId],
      )
    for (const channel of channels) {
      if (roll(3) === 0) continue
      const status = pick(Object.keys(deliveryStatuses))
      const address = channel === 'email' ? guest.email : guest.phone
      await database()('deliveries').insert({
        campaignId: campaign.id,
        eventId,
        guestId: guest.id,
        channel,
        kind: roll(4) === 0 ? 'reminder' : 'invitation',
        address: roll(4) === 0 || !address ? 'antes@correo.example' : address,
        recipient: '{}',
        status,
        sentAt: roll(3) === 0 ? null : new Date(Date.now() - roll(6) * 86_400_000 - 60_000),
      })
    }
  }
}

test.each([3, 7])(
  'over a random list (%i) button, send and «Hoy» never differ',
  { timeout: 60_000 },
  async (seed) => {
    const { email, event } = await anOwner()
    await signIn(browser, email)
    await aLivelyList(event.id, seed)
    const shown: OwnedGuest[] = (await browser.get(`/api/events/${event.id}/guests`)).json
    const now = Date.now()
    const needing = Object.fromEntries(
      guestNeeds.map((need) => [
        need,
        shown.filter((guest) => isNeeding(need, guest, now, ['email'])).map(({ id }) => id),
      ]),
    )
    const sentTo = async (path: string) => {
      const { campaignId, emailsSent } = (
        await browser.post(`/api/events/${event.id}/${path}`, { method: 'email' })
      ).json
      const rows: { guestId: string }[] = await database()('deliveries')
        .where({ campaignId })
        .select('guestId')
      expect(emailsSent).toBe(campaignId ? rows.length : 0)
      return rows.map(({ guestId }) => guestId)
    }
    expect(needing.invitation?.length).toBeGreaterThan(0)
    expect((await sentTo('remind')).sort()).toEqual(needing.reminder?.sort())
    expect((await sentTo('send-invitations')).sort()).toEqual(needing.invitation?.sort())
  },
)

test('reminders rest three days after an invitation, unless the owner wants it for chosen guests', async () => {
  const { email, event } = await anOwner()
  await signIn(browser, email)
  const guest = await aGuest(event.id)
  await browser.post(`/api/events/${event.id}/send-invitations`, { method: 'email' })
  const sentDaysAgo = (days: number) =>
    database()('deliveries')
      .where({ guestId: guest.id, kind: 'invitation' })
      .update({ status: 'opened', sentAt: new Date(Date.now() - days * 86_400_000), updatedAt: new Date() })
  const remind = async (more: object) =>
    (await browser.post(`/api/events/${event.id}/remind`, { method: 'email', ...more })).json.emailsSent
  await sentDaysAgo(2.99)
  expect(await remind({})).toBe(0)
  expect(await remind({ evenIfResting: true })).toBe(0)
  expect(await remind({ evenIfResting: true, guestIds: [guest.id] })).toBe(1)
  await database()('deliveries').where({ guestId: guest.id, kind: 'reminder' }).delete()
  await sentDaysAgo(3.01)
  expect(await remind({})).toBe(1)
})

test('an event that is over sends nothing, and says why', async () => {
  const { email, event } = await anOwner({ eventDate: new Date(Date.now() - 2 * 86_400_000) })
  await signIn(browser, email)
  await aGuest(event.id)
  const reply = await browser.post(`/api/events/${event.id}/send-invitations`, { method: 'email' })
  expect([reply.status, reply.text]).toEqual([409, expect.stringContaining('ya se ha celebrado')])
})
