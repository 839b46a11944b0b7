import * as v from 'valibot'
import type { DomainEventData, DomainEventType } from './domain-events.ts'

type Options = {
  /** Jobs that one process runs concurrently. */
  concurrency: number
  /** Retries of a failed job before it is dead-lettered. */
  retryLimit: number
  /** Seconds before the first retry; each next one waits about twice as long. */
  retryDelay: number
  /** Seconds between two retries, at most. */
  retryDelayMax: number
  retryBackoff: boolean
  /** A job whose process died is noticed within this time and about five seconds. */
  heartbeatSeconds: number
  /** A job that takes longer has failed. */
  expireInSeconds: number
}

const defaults: Options = {
  concurrency: 4,
  retryLimit: 8,
  retryDelay: 2,
  retryDelayMax: 600,
  retryBackoff: true,
  heartbeatSeconds: 20,
  expireInSeconds: 900,
}

/** The domain events that carry what a job is told. */
type EventCarrying<P> = {
  [T in DomainEventType]: DomainEventData<T> extends P ? T : never
}[DomainEventType]

type Declared<S extends v.GenericSchema> = Partial<Options> & {
  /** The domain events that queue one such job each, in their own transaction. */
  after?: readonly EventCarrying<v.InferInput<S>>[]
}

export type Job = {
  /** Ids only: what they stand for is loaded when the job runs. */
  payload: v.GenericSchema
  options: Options
  after: readonly DomainEventType[]
  /** Cron, Europe/Madrid: queued by the clock, once for all workers. */
  cron?: string
  /** Largest batch of jobs; without it they run one by one. */
  batchSize?: number
}

const job = <S extends v.GenericSchema>(payload: S, { after = [], ...options }: Declared<S> = {}) => ({
  payload,
  options: { ...defaults, ...options },
  after,
})

const byClock = (cron: string, options: Partial<Options> = {}) => ({
  ...job(v.object({}), options),
  cron,
})

const inBatches = <S extends v.GenericSchema>(batchSize: number, payload: S, options?: Declared<S>) => ({
  ...job(payload, options),
  batchSize,
})

const Id = v.pipe(v.string(), v.uuid())

/**
 * Outages use up no try of a mail to one person: these are for what breaks in our own code or database, hours of it.
 */
const mailRetries = { retryLimit: 60, retryDelay: 5, retryDelayMax: 900 }

/**
 * Postponements and outages raise a job's count of attempts as well, so that pauses which doubled without end would hold
 * back for minutes what a killed worker left. The limits are hours of it.
 */
const sendingRetries = { heartbeatSeconds: 10, retryLimit: 200, retryDelay: 1, retryDelayMax: 20 }

/**
 * Every background job by the name of its queue: what it is told, how it is tried again, after which domain events it
 * runs. What it does stands in backend/workers/handlers.ts. Jobs of the version before are still in the queues when a
 * new one starts: a released name stays, and its payload may only ask for less.
 */
export const jobs = {
  'mail-verification': job(v.object({ linkId: Id }), {
    after: ['event.created', 'account.link-requested'],
    ...mailRetries,
  }),
  'mail-password-reset': job(v.object({ linkId: Id }), {
    after: ['account.reset-requested'],
    ...mailRetries,
  }),
  'mail-receipt': job(v.object({ paymentId: Id }), { after: ['payment.activated'], ...mailRetries }),
  'mail-enquiry': job(v.object({ enquiryId: Id }), { after: ['enquiry.received'], ...mailRetries }),
  'mail-service-request': job(v.object({ serviceRequestId: Id }), {
    after: ['service.requested'],
    ...mailRetries,
  }),
  'mail-rsvp-received': job(v.object({ eventId: Id, guestId: Id, by: v.picklist(['guest', 'owner']) }), {
    after: ['rsvp.answered'],
    ...mailRetries,
  }),

  'mail-lost-link': job(v.object({ guestId: Id, requestId: Id }), {
    after: ['invitation.link-requested'],
    ...mailRetries,
  }),

  'fan-out-campaign': job(v.object({ campaignId: Id }), { after: ['campaign.requested'], ...sendingRetries }),
  // Tried again for as long as the provider remembers the batch.
  'send-email-batch': job(v.object({ batchId: Id }), {
    concurrency: 8,
    ...sendingRetries,
    retryLimit: 4_200,
  }),
  'send-whatsapps': job(v.object({ deliveryIds: v.array(Id) }), {
    concurrency: 6,
    ...sendingRetries,
    retryLimit: 700,
  }),
  'settle-whatsapps': job(v.object({ deliveryIds: v.array(Id) }), { ...sendingRetries, retryLimit: 700 }),
  'apply-delivery-notices': inBatches(
    50,
    v.object({ provider: v.picklist(['resend', 'twilio']), noticeIds: v.array(v.string()) }),
    { concurrency: 1, heartbeatSeconds: 10, retryLimit: 20 },
  ),
  'requeue-stranded': byClock('*/5 * * * *'),

  'apply-payment-notice': job(v.object({ provider: v.literal('stripe'), noticeIds: v.array(v.string()) }), {
    retryLimit: 20,
  }),
  // The next sweep repeats what failed.
  'reconcile-payment': job(v.object({ paymentId: Id }), { retryLimit: 3 }),
  // The clock's finest step; it also takes up again a chain of faster sweeps that broke.
  'sweep-payments': byClock('* * * * *', { retryLimit: 0, concurrency: 1 }),
  'cancel-payment': job(v.object({ paymentId: Id })),
  // Longer than a weekend, because we owe the money.
  'refund-duplicate': job(v.object({ paymentId: Id }), { after: ['payment.duplicated'], retryLimit: 600 }),

  // Goes on where the one before ended: the covers of before there were plates, and copies of such.
  'cut-covers': byClock('*/5 * * * *', { concurrency: 1, retryLimit: 0 }),
  'drop-unused-images': byClock('20 4 * * *'),
  'remove-expired': byClock('40 4 * * *'),
  'end-stale-sessions': byClock('7 * * * *'),
  'answer-link-request': job(v.object({ requestId: Id }), { after: ['account.link-asked'] }),
  'answer-lost-link': job(v.object({ requestId: Id }), { after: ['invitation.link-asked'] }),
  'forget-old-tries': byClock('17 * * * *'),
} satisfies Record<string, Job>

type Jobs = typeof jobs
export type JobName = keyof Jobs
/** The payload of a job. */
export type JobPayload<J extends JobName> = v.InferOutput<Jobs[J]['payload']>
/** The jobs that run in batches. */
export type BatchJobName = { [J in JobName]: Jobs[J] extends { batchSize: number } ? J : never }[JobName]

export const jobNames = Object.keys(jobs) as JobName[]

/** The jobs that follow a domain event; each is told what the domain event carries. */
export const jobsAfter = (type: DomainEventType): JobName[] =>
  jobNames.filter((name) => (jobs[name] as Job).after.includes(type))
