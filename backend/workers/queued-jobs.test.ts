import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type DomainEventType, domainEvents } from '../../domain/domain-events.ts'
import { type Job, type JobName, jobs, jobsAfter } from '../../domain/jobs.ts'
import { append } from '../domain-events/append.ts'
import { boss } from '../platform/boss.ts'
import { inTransaction } from '../platform/database.ts'
import { eventually } from '../testing/client.ts'
import { aGuest, anOwner, jobsIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'

const app = testApp({ sandbox: true, workers: true })
const id = '0193a000-0000-7000-8000-000000000001'
const eventId = '0193a000-0000-7000-8000-000000000002'

/** Jobs that the version before domain/jobs.ts left in its queues. This list only grows. */
const leftByEarlierVersions: [queue: string, payload: object][] = [
  ['mail-verification', { eventId, linkId: id }],
  ['mail-verification', { linkId: id }],
  ['mail-password-reset', { accountId: eventId, linkId: id }],
  ['mail-receipt', { eventId, paymentId: id }],
  ['mail-enquiry', { enquiryId: id }],
  ['mail-service-request', { eventId, serviceRequestId: id }],
  ['mail-rsvp-received', { eventId, guestId: id, by: 'guest' }],
  ['mail-rsvp-received', { eventId, guestId: id, by: 'owner' }],
  ['fan-out-campaign', { eventId, campaignId: id }],
  ['fan-out-campaign', { campaignId: id }],
  ['send-email-batch', { batchId: id }],
  ['send-whatsapps', { deliveryIds: [id] }],
  ['settle-whatsapps', { deliveryIds: [id] }],
  ['apply-delivery-notices', { provider: 'resend', noticeIds: ['msg_1'] }],
  ['apply-delivery-notices', { provider: 'twilio', noticeIds: ['SM1-delivered'] }],
  ['requeue-stranded', {}],
  ['apply-payment-notice', { provider: 'stripe', noticeIds: ['evt_1'] }],
  ['reconcile-payment', { paymentId: id }],
  ['sweep-payments', {}],
  ['cancel-payment', { paymentId: id }],
  ['refund-duplicate', { eventId, paymentId: id }],
  ['refund-duplicate', { paymentId: id }],
  ['drop-unused-images', {}],
  ['remove-expired', {}],
  ['end-stale-sessions', {}],
  ['answer-link-request', { requestId: id }],
  ['forget-old-tries', {}],
]

/** Domain events of earlier versions, which open pages may still request. This list only grows. */
const writtenByEarlierVersions = [
  ...['event.created', 'event.updated', 'email.verified', 'account.link-asked', 'account.link-requested'],
  ...['account.reset-requested', 'password.changed', 'guest.added', 'guest.updated', 'guest.removed'],
  ...['guests.imported', 'rsvp.answered', 'campaign.requested', 'campaign.progressed', 'campaign.paused'],
  ...[
    'campaign.resumed',
    'campaign.cancelled',
    'campaign.finished',
    'delivery.changed',
    'address.suppressed',
  ],
  ...['payment.activated', 'payment.failed', 'payment.revoked', 'payment.duplicated', 'enquiry.received'],
  ...['event.erased', 'account.erased', 'service.requested'],
]

test.each(leftByEarlierVersions)(
  'a job of %s that an earlier version queued is understood: %j',
  (queue, payload) => {
    expect(Object.keys(jobs)).toContain(queue)
    expect(v.is((jobs[queue as JobName] as Job).payload, payload)).toBe(true)
  },
)

test('every domain event that an earlier version wrote still has its name', () => {
  expect(Object.keys(domainEvents)).toEqual(expect.arrayContaining(writtenByEarlierVersions))
})

test('a job that an earlier version queued is done by this one', async () => {
  const { event } = await anOwner()
  const guest = await aGuest(event.id, { status: 'confirmed', confirmedGuests: 1, answeredAt: new Date() })
  await boss().send('mail-rsvp-received', { eventId: event.id, guestId: guest.id, by: 'guest' })
  await eventually('the guest has the mail', async () => {
    const reply = await fetch(
      `${app.sandboxUrl}/control/messages?to=${encodeURIComponent(guest.email ?? '')}`,
    )
    return ((await reply.json()) as unknown[]).length === 1
  })
})

test('a job that cannot be understood is tried again and harms no other', async () => {
  const before = await boss().send('answer-link-request', { requestId: 'not an id' })
  const after = await boss().send('answer-link-request', { requestId: id })
  await eventually('the second is done', async () => {
    const [done] = await boss().findJobs('answer-link-request', { id: String(after) })
    return done?.state === 'completed'
  })
  await eventually('the first failed', async () => {
    const [failed] = await boss().findJobs('answer-link-request', { id: String(before) })
    return failed?.state === 'retry'
  })
})

test('each domain event queues the jobs that name it, and carries what they are told', async () => {
  expect(jobsAfter('payment.activated')).toEqual(['mail-receipt'])
  expect(jobsAfter('guest.added')).toEqual([])
  for (const type of Object.keys(domainEvents) as DomainEventType[])
    for (const name of jobsAfter(type)) {
      const wanted = Object.keys(jobs[name].payload.entries)
      expect(Object.keys(domainEvents[type].data.entries), `${type} → ${name}`).toEqual(
        expect.arrayContaining(wanted),
      )
    }
})

test('a job that follows is queued with its domain event or not at all', async () => {
  await expect(
    inTransaction(async (trx) => {
      await append(trx, 'enquiry.received', { enquiryId: id })
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  expect(await jobsIn('mail-enquiry')).toEqual([])
})
