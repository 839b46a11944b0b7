import type { Mail } from '../../../emails/render.ts'
import { env } from '../../platform/env.ts'
import { log } from '../../platform/log.ts'
import { Postponed } from '../../platform/worker.ts'
import { sendEmail } from '../../providers/email/client.ts'
import { holdSending, pauseSending, takeTurn } from '../../providers/send-limit.ts'

type Letter = Mail & {
  to: string
  /** Whose turn it waits for: mails that come by the hundred, one for each guest's answer, go with the campaigns'. */
  pace: 'transactional-email' | 'email'
  replyTo?: string
  /** Names this very mail: sent again under the same key it is accepted once. */
  key: string
  headers?: Record<string, string>
  tags?: { name: string; value: string }[]
}

/**
 * Sends one mail to one person, in its turn. Resolves when the provider has it, or will never take it (then it is
 * logged). Throws `Postponed` when we are to wait, and an error when nobody answered: then the job tries again.
 */
export async function deliverMail({ key, pace, ...mail }: Letter, signal: AbortSignal): Promise<void> {
  await takeTurn(pace, 1, signal)
  const outcome = await sendEmail({ from: env().email.from, ...mail }, key)
  switch (outcome.kind) {
    case 'accepted':
    case 'key-reused':
      return
    case 'rejected':
      log.error({ key, code: outcome.code }, 'mail refused by the provider')
      return
    case 'rate-limited':
    case 'quota':
      await pauseSending(pace, outcome.retryAfterSeconds)
      throw new Postponed(outcome.retryAfterSeconds)
    case 'refused':
      await holdSending(pace, outcome.code)
      throw new Postponed(1)
    case 'unanswered':
      throw new Error(`mail not answered for: ${outcome.code}`)
  }
}
