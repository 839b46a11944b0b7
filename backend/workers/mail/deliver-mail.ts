import type { Mail } from '../../../emails/render.ts'
import { env } from '../../platform/env.ts'
import { log } from '../../platform/log.ts'
import { GivenUp, Postponed } from '../../platform/worker.ts'
import { sendEmail } from '../../providers/email/client.ts'
import { holdSending, pauseSending, resumeSending } from '../../providers/pause-sending.ts'
import { takeTurn } from '../../providers/send-limit.ts'
import { closeAttempt, deleteAttempt, giveUpAttempt, isOver, openAttempt } from './mail-attempt.ts'

type Letter = Mail & {
  to: string
  /** The rate limit it uses: mails in large numbers, such as one for each RSVP, share that of campaigns. */
  pace: 'transactional-email' | 'email'
  /** When the mail is obsolete: its link has expired, or its content is old. */
  until: Date
  replyTo?: string
  /** The idempotency key. */
  key: string
  headers?: Record<string, string>
  tags?: { name: string; value: string }[]
}

/** The provider remembers an idempotency key for 24 hours: a retry after this time could send twice. */
const keyHours = 23
const secondsInHour = 3600

/** The expiry of a mail that is useful for some days. */
export const daysAfter = (days: number, moment: Date | string) =>
  new Date(new Date(moment).getTime() + days * 24 * secondsInHour * 1000)

/**
 * Sends one mail to one person, within the rate limit. Resolves when the provider accepted it, or refused it for good
 * (then it is logged). Throws `Postponed` while the provider is down or limits us, until the mail expires, and
 * `GivenUp` when it has expired, or when a retry could send it twice because the key has expired.
 */
export async function deliverMail({ key, pace, until, ...mail }: Letter, signal: AbortSignal): Promise<void> {
  if (await isOver(until)) throw new GivenUp('its time was over before the provider took it')
  await takeTurn(pace, 1, signal)
  const { isFirst, isAccepted, hoursTried } = await openAttempt(key)
  if (isAccepted) return
  if (hoursTried > keyHours) {
    await giveUpAttempt(key)
    throw new GivenUp('nobody answered for 23 hours: it may have been sent')
  }
  const outcome = await sendEmail({ from: env().email.from, ...mail }, key)
  switch (outcome.kind) {
    case 'accepted':
    case 'key-reused':
      await closeAttempt(key)
      return resumeSending(pace)
    case 'rejected':
      await closeAttempt(key)
      log.error({ key, code: outcome.code }, 'mail refused by the provider')
      return
    case 'rate-limited':
    case 'quota':
      if (isFirst) await deleteAttempt(key)
      await pauseSending(pace, outcome.retryAfterSeconds)
      throw new Postponed(outcome.retryAfterSeconds)
    case 'refused':
      if (isFirst) await deleteAttempt(key)
      await holdSending(pace, outcome.code)
      throw new Postponed(1)
    case 'unanswered':
      await holdSending(pace, outcome.code)
      throw new Postponed(1 + (hoursTried * secondsInHour) / 4)
  }
}
