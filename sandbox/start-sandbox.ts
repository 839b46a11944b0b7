import type { AddressInfo } from 'node:net'
import { circumstanceControl } from './control/circumstances.ts'
import { messageControl } from './control/messages.ts'
import { paymentControl } from './control/payments.ts'
import { changeStream } from './control/stream-changes.ts'
import { serve } from './http/serve.ts'
import { moveMessagesWhenDue } from './move-when-due.ts'
import { openSandbox, type SandboxParts } from './open-sandbox.ts'
import { peopleRoutes } from './people/routes.ts'
import { resendRoutes } from './resend/routes.ts'
import type { Sandbox } from './sandbox.ts'
import { stripeRoutes } from './stripe/routes.ts'
import { threeDSecureRoutes } from './stripe/three-d-secure.ts'
import { twilioRoutes } from './twilio/routes.ts'
import { deliverWebhooks } from './webhooks/deliver-webhooks.ts'

export type SandboxOptions = SandboxParts & {
  /** 0 takes a free one. */
  port: number
  /** 127.0.0.1 unless given; 0.0.0.0 in a container. */
  host?: string
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
