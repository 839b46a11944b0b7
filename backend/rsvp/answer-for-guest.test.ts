import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Event } from '../events/event.ts'
import type { Guest } from '../guests/guest.ts'
import { client } from '../testing/client.ts'
import { aGuest, anEvent, anOwner, domainEventsOf, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'

const app = testApp()
const couple = client(() => app.url)
let accountId = ''
let event: Event
let guest: Guest

beforeAll(async () => {
  const owner = await anOwner()
  accountId = owner.accountId
  await signIn(couple, owner.email)
})
beforeEach(async () => {
  event = await anEvent({ accountId, hasBusTransport: true })
  guest = await aGuest(event.id, { name: 'Ana Ruiz', maxGuests: 3 })
})

const answer = (body: object) => couple.put(`/api/guests/${guest.id}/rsvp`, body)

test('the owner confirms for a pending guest: the guest comes first, blank companions fall away', async () => {
  const reply = await answer({
    status: 'confirmed',
    confirmedGuests: 2,
    guestNames: ['Otro nombre', '', ' Luis '],
    dietaryRestrictions: 'Sin gluten',
    needsBusTransport: true,
    busComments: 'En la plaza',
  })
  expect(reply.status).toBe(200)
  expect(reply.json).toMatchObject({
    id: guest.id,
    email: guest.email,
    status: 'confirmed',
    confirmedGuests: 2,
    guestNames: ['Ana Ruiz', 'Luis'],
    dietaryRestrictions: 'Sin gluten',
    needsBusTransport: true,
    busComments: 'En la plaza',
    answeredAt: expect.any(String),
  })
  expect(await domainEventsOf(event.id)).toEqual(['rsvp.answered'])
})

test('the owner declines for a guest', async () => {
  const reply = await answer({ status: 'declined', confirmedGuests: 2, guestNames: ['Ana'] })
  expect(reply.json).toMatchObject({ status: 'declined', confirmedGuests: 0, guestNames: [] })
})

test.each(['confirmed', 'declined'] as const)('a guest who has %s answers alone', async (status) => {
  await guest.$query().patch({ status, confirmedGuests: status === 'confirmed' ? 1 : 0 })
  const reply = await answer({ status: 'declined' })
  expect([reply.status, reply.text]).toEqual([409, 'Este invitado ya ha respondido'])
  expect((await guest.$query()).status).toBe(status)
})

test('an owner and a guest who answer at once leave the guest’s answer or refuse the owner', async () => {
  const [own, theirs] = await Promise.all([
    answer({ status: 'declined' }),
    couple.post(
      `/api/guests/${guest.id}/rsvp`,
      { status: 'confirmed', confirmedGuests: 3 },
      { 'X-Invitation-Token': guest.token },
    ),
  ])
  expect(theirs.status).toBe(200)
  expect([200, 409]).toContain(own.status)
  expect((await guest.$query()).status).toBe('confirmed')
})

test('the owner may answer after the deadline', async () => {
  await event.$query().patch({ rsvpDeadline: '2020-01-01' })
  expect((await answer({ status: 'declined' })).status).toBe(200)
})

test.each([
  [{ status: 'confirmed', confirmedGuests: 4 }, 422, 'La invitación es para 3 personas'],
  [{ status: 'confirmed', confirmedGuests: 0 }, 422, 'Indica cuántas personas asistiréis'],
  [{ status: 'quizás' }, 400, 'Indica si asistirás o no'],
])('the owner’s answer %j is refused', async (body, status, message) => {
  const reply = await answer(body)
  expect([reply.status, reply.text]).toEqual([status, message])
})
