import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { SandboxCredentials } from '../backend/platform/sandbox-credentials.ts'
import { openChanges } from './changes.ts'
import { circumstanceControl } from './control/circumstances.ts'
import { messageControl } from './control/messages.ts'
import { paymentControl } from './control/payments.ts'
import { changeStream } from './control/stream-changes.ts'
import { openDeliverySettings } from './delivery-settings.ts'
import { openFaults } from './faults/faults.ts'
import { openLimits } from './faults/limits.ts'
import { serve } from './http/serve.ts'
import { moveMessagesWhenDue } from './move-messages.ts'
import { peopleRoutes } from './people/routes.ts'
import { resendRoutes } from './resend/routes.ts'
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
import { stripeRoutes } from './stripe/routes.ts'
import { threeDSecureRoutes } from './stripe/three-d-secure.ts'
import { twilioRoutes } from './twilio/routes.ts'
import { deliverWebhooks } from './webhooks/deliver-webhooks.ts'
import { openWebhooks } from './webhooks/webhooks.ts'

export type SandboxOptions = {
  /** 0 takes a free one. */
  port: number
  /** The store lives in `dataDir/sandbox` and outlives the process. */
  dataDir: string
  /** 127.0.0.1 unless given; 0.0.0.0 in a container. */
  host?: string
  credentials: SandboxCredentials
  /** Absolute URLs of the app's webhook endpoints. */
  webhooks: { stripe: string; resend: string }
  log?: SandboxLog
}

/**
 * Starts the stand-in for Stripe, Resend and Twilio, with its control API (`/control/…`) and its pages (`/`).
 * Resolves when it listens; rejects when the port is taken (`EADDRINUSE`). `close` leaves nothing running and
 * keeps the store.
 */
export async function startSandbox(
  options: SandboxOptions,
): Promise<{ url: string; port: number; close: () => Promise<void> }> {
  const sandbox = openSandbox(options)
  const server = serve(routesOf(sandbox), sandbox.log)
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(options.port, options.host ?? '127.0.0.1', resolve)
    })
  } catch (error) {
    sandbox.database.close()
    throw error
  }
  const { port } = server.address() as AddressInfo
  const stopDelivering = deliverWebhooks(sandbox)
  const moving = moveMessagesWhenDue(sandbox)
  sandbox.messagesDue = moving.wake

  return {
    url: `http://localhost:${port}`,
    port,
    close: async () => {
      moving.stop()
      stopDelivering()
      sandbox.changes.close()
      await close()
      sandbox.database.close()
    },
  }
}

function openSandbox({ dataDir, credentials, webhooks, log = silentLog }: SandboxOptions): Sandbox {
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
    messagesDue: () => {},
  }
}

function routesOf(sandbox: Sandbox) {
  return [
    ...resendRoutes(sandbox),
    ...twilioRoutes(sandbox),
    ...stripeRoutes(sandbox),
    ...threeDSecureRoutes(sandbox),
    ...messageControl(sandbox),
    ...paymentControl(sandbox),
    ...circumstanceControl(sandbox),
    changeStream(sandbox),
    ...peopleRoutes(sandbox),
  ]
}
