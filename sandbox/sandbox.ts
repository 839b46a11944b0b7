import type { DatabaseSync } from 'node:sqlite'
import type { SandboxCredentials } from '../backend/platform/sandbox-credentials.ts'
import type { Changes } from './changes.ts'
import type { Delivery } from './delivery-settings.ts'
import type { Faults } from './faults/faults.ts'
import type { Limits } from './faults/limits.ts'
import type { SandboxLog } from './sandbox-log.ts'
import type { Stats } from './stats.ts'
import type { Challenges } from './store/challenges.ts'
import type { IdempotentAnswers } from './store/idempotent-answers.ts'
import type { MessageBodies } from './store/message-bodies.ts'
import type { Messages } from './store/messages.ts'
import type { StripeObjects } from './store/stripe-objects.ts'
import type { Media } from './twilio/check-media.ts'
import type { Webhooks } from './webhooks/webhooks.ts'

/** Everything a handler of the sandbox may need. */
export type Sandbox = {
  credentials: SandboxCredentials
  webhookUrls: { stripe: string; resend: string }
  log: SandboxLog
  now: () => number
  database: DatabaseSync
  messages: Messages
  bodies: MessageBodies
  answers: IdempotentAnswers
  stripeObjects: StripeObjects
  challenges: Challenges
  webhooks: Webhooks
  faults: Faults
  limits: Limits
  delivery: Delivery
  media: Media
  stats: Stats
  changes: Changes
  /** Looks at once for messages that are due to move on. */
  messagesDue: () => void
}
