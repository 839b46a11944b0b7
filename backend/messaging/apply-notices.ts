import { inTransaction, isDatabaseAway, type Trx } from '../platform/database.ts'
import { log } from '../platform/log.ts'
import type { NoticesReceived } from '../provider-notices/receive-notice.ts'
import { type Advanced, advanceDeliveries } from './advance-deliveries.ts'
import { announceAdvanced } from './announce-advanced.ts'
import { furthest } from './delivery-rank.ts'
import { type NoticeRead, readResendNotice } from './read-resend-notice.ts'
import { readTwilioNotice } from './read-twilio-notice.ts'
import { type Suppression, suppressAddresses } from './suppress-address.ts'
import { findProven } from './unsubscribe.ts'

type Stored = { provider: 'resend' | 'twilio'; noticeId: string; payload: Record<string, never> }

const readers = { resend: readResendNotice, twilio: readTwilioNotice }

/**
 * Applies what the providers told about deliveries, many notices at once. Repeats, disorder and notices about other
 * mails do no harm. A complaint or a hard bounce suppresses the address for its event.
 */
export async function applyNotices(received: NoticesReceived[]): Promise<void> {
  const each = received.flatMap(({ provider, noticeIds }) =>
    noticeIds.map((noticeId) => ({ provider, noticeIds: [noticeId] })),
  )
  try {
    await applyTogether(received)
  } catch (error) {
    if (each.length < 2 || isDatabaseAway(error)) throw error
    // One that can't be applied must not hold up the others: they go alone, and it is tried again.
    const results = []
    for (const one of each) results.push(...(await Promise.allSettled([applyTogether([one])])))
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
  }
}

const applyTogether = (received: NoticesReceived[]) =>
  inTransaction(async (trx) => {
    const notices = await takeUnapplied(trx, received)
    const read = notices.flatMap(({ provider, payload }) => readers[provider](payload) ?? [])
    const known = read.filter(isKnown)
    const advanced = await advanceDeliveries(trx, furthestOfEach(known))
    await suppressAddresses(trx, [...suppressionsIn(known, advanced), ...(await refusalsIn(trx, read))])
    await announceAdvanced(trx, advanced)
    if (advanced.length > 0) log.debug({ deliveries: advanced.length }, 'notices applied')
  })

async function takeUnapplied(trx: Trx, received: NoticesReceived[]): Promise<Stored[]> {
  const ids = received.flatMap(({ provider, noticeIds }) =>
    noticeIds.map((noticeId) => ({ provider, noticeId })),
  )
  const { rows } = await trx.raw<{ rows: Stored[] }>(
    `update provider_notices n set applied_at = now()
     from jsonb_to_recordset(cast(? as jsonb)) as given (provider text, "noticeId" text)
     where n.provider = given.provider and n.notice_id = given."noticeId" and n.applied_at is null
     returning n.provider, n.notice_id, n.payload`,
    [JSON.stringify(ids)],
  )
  return rows
}

type Known = NoticeRead & { deliveryId: string }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A notice of a campaign's message carries its delivery, as we gave it; any other is about another mail of ours. */
const isKnown = (notice: NoticeRead): notice is Known => uuid.test(notice.deliveryId ?? '')

function furthestOfEach(notices: Known[]): Known[] {
  const best = new Map<string, Known>()
  for (const notice of notices) {
    const present = best.get(notice.deliveryId)
    if (!present || furthest(present.status, notice.status) !== present.status)
      best.set(notice.deliveryId, notice)
  }
  return [...best.values()]
}

/** Mails that say themselves for whom they are: it counts whether or not their delivery, or guest, is still there. */
async function refusalsIn(trx: Trx, notices: NoticeRead[]): Promise<Suppression[]> {
  const refusals: Suppression[] = []
  for (const { suppresses, subscription } of notices) {
    const proven = suppresses && subscription && (await findProven(trx, subscription))
    if (proven) refusals.push({ ...proven, reason: suppresses })
  }
  return refusals
}

function suppressionsIn(known: Known[], advanced: Advanced[]): Suppression[] {
  const unnamed = known.filter(({ subscription }) => !subscription)
  const reasons = new Map(unnamed.map(({ deliveryId, suppresses }) => [deliveryId, suppresses]))
  return advanced.flatMap(({ id, channel, eventId, address, status }) => {
    const reason = reasons.get(id)
    const holds = status === 'complained' || status === 'bounced' || status === 'failed'
    return reason && holds && channel === 'email' ? [{ eventId, email: address, reason }] : []
  })
}
