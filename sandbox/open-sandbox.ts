import { join } from 'node:path'
import type { SandboxCredentials } from '../backend/platform/sandbox-credentials.ts'
import { openChanges } from './changes.ts'
import { openDeliverySettings } from './delivery-settings.ts'
import { openFaults } from './faults/faults.ts'
import { openLimits } from './faults/limits.ts'
import type { Sandbox } from './sandbox.ts'
import { type SandboxLog, silentLog } from './sandbox-log.ts'
import { noStats } from './stats.ts'
import { openChallenges } from './store/challenges.ts'
import { openIdempotentAnswers } from './store/idempotent-answers.ts'
import { openMessageBodies } from './store/message-bodies.ts'
import { openMessages } from './store/messages.ts'
import { openDatabase } from './store/open-database.ts'
import { openSettings } from './store/settings.ts'
import { openStripeObjects } from './store/stripe-objects.ts'
import { openMedia } from './twilio/check-media.ts'
import { openWebhooks } from './webhooks/webhooks.ts'

export type SandboxParts = {
  /** The store lives in `dataDir/sandbox` and outlives the process. */
  dataDir: string
  credentials: SandboxCredentials
  /** Absolute URLs of the app's webhook endpoints. */
  webhooks: { stripe: string; resend: string }
  log?: SandboxLog
}

/** Opens the store and everything that stands on it. Whoever opens it closes its database. */
export function openSandbox({ dataDir, credentials, webhooks, log = silentLog }: SandboxParts): Sandbox {
  const database = openDatabase(join(dataDir, 'sandbox'))
  const now = () => Date.now()
  const changes = openChanges()
  const settings = openSettings(database)
  const faults = openFaults(settings, changes.happened)
  const stats = noStats()
  return {
    credentials,
    webhookUrls: webhooks,
    log,
    now,
    database,
    changes,
    faults,
    stats,
    messages: openMessages(database),
    bodies: openMessageBodies(database),
    answers: openIdempotentAnswers(database, now),
    stripeObjects: openStripeObjects(database),
    challenges: openChallenges(database),
    webhooks: openWebhooks(database, faults, stats, now),
    limits: openLimits(settings, now),
    delivery: openDeliverySettings(settings),
    media: openMedia(),
    messagesDue: () => {},
  }
}
