import Router from '@koa/router'
import type { Call } from '../domain/calls/define-call.ts'
import { accountRoutes } from './accounts/routes.ts'
import { sessionRoutes } from './accounts/session-routes.ts'
import { conciergeRoutes } from './concierge/routes.ts'
import { configRoutes } from './config/routes.ts'
import { erasureRoutes } from './erasure/routes.ts'
import { eventRoutes } from './events/routes.ts'
import { importRoutes } from './guests/imports/routes.ts'
import { removedGuestRoutes } from './guests/removed-routes.ts'
import { guestRoutes } from './guests/routes.ts'
import { healthRoutes } from './health/routes.ts'
import { invitationRoutes } from './invitations/routes.ts'
import { mediaRoutes } from './media/routes.ts'
import { messagingRoutes } from './messaging/routes.ts'
import { deliveryWebhooks } from './messaging/webhooks.ts'
import { openapiRoutes } from './openapi/routes.ts'
import { partnerRoutes } from './partners/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import type { State } from './platform/http/context.ts'
import { rsvpRoutes } from './rsvp/routes.ts'
import { statisticsRoutes } from './statistics/routes.ts'

const features = [
  healthRoutes,
  accountRoutes,
  sessionRoutes,
  eventRoutes,
  guestRoutes,
  importRoutes,
  removedGuestRoutes,
  invitationRoutes,
  rsvpRoutes,
  statisticsRoutes,
  messagingRoutes,
  deliveryWebhooks,
  paymentRoutes,
  mediaRoutes,
  partnerRoutes,
  erasureRoutes,
  conciergeRoutes,
  configRoutes,
  openapiRoutes,
]

/** Every call that the api serves. */
export const servedCalls = (): Call[] => features.flatMap(({ calls }) => calls)

/** The first part of an address, in which case does not count, and how many parts it has. */
function shapeOf(path: string): string {
  const parts = path.split('/').filter((part) => part !== '')
  return `${parts[0]?.toLowerCase()} ${parts.length}`
}

/** All calls as one step. A page's address, which looks like none of them, is not compared with each of their routes. */
export function answersCalls(): ReturnType<Router<State>['routes']> {
  const router = new Router<State>()
  for (const feature of features) router.use(feature.routes())
  const answers = router.routes()
  const shapes = new Set(servedCalls().map(({ path }) => shapeOf(path)))
  return (ctx, next) => (shapes.has(shapeOf(ctx.path)) ? answers(ctx, next) : next())
}
