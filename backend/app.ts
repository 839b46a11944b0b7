import Router from '@koa/router'
import Koa from 'koa'
import compress from 'koa-compress'
import helmet from 'koa-helmet'
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
import type { Pages } from './pages/routes.ts'
import { partnerRoutes } from './partners/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { env } from './platform/env.ts'
import type { State, Step } from './platform/http/context.ts'
import { csrfProtection } from './platform/http/csrf.ts'
import { handlesFailures } from './platform/http/failures.ts'
import { logsRequests } from './platform/http/log-requests.ts'
import { registerRoutes } from './platform/http/masked-path.ts'
import { normalisesTarget } from './platform/http/read-target.ts'
import { setsVisitorAddress } from './platform/http/visitor-address.ts'
import { log } from './platform/log.ts'
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

/** Whether the client aborted the response, which is not an error of ours. */
const departures = new Set(['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'])

/** No caching unless the route allows it: most responses are about a person. */
const keepsOutOfCaches: Step = (ctx, next) => {
  ctx.set('Cache-Control', 'no-store')
  return next()
}

/** Every call that the api serves. */
export const servedCalls = (): Call[] => features.flatMap(({ calls }) => calls)

/** The first part of an address, in which case does not count, and how many parts it has. */
function shapeOf(path: string): string {
  const parts = path.split('/').filter((part) => part !== '')
  return `${parts[0]?.toLowerCase()} ${parts.length}`
}

/** All calls as one step. A page's address, which looks like none of them, is not compared with each of their routes. */
function answersCalls(): ReturnType<Router<State>['routes']> {
  const router = new Router<State>()
  for (const feature of features) router.use(feature.routes())
  const answers = router.routes()
  const shapes = new Set(servedCalls().map(({ path }) => shapeOf(path)))
  return (ctx, next) => (shapes.has(shapeOf(ctx.path)) ? answers(ctx, next) : next())
}

/** The Koa app: middleware, every feature's routes, then the pages if given. Does not listen. */
export function buildApp(pages?: Pages): Koa<State> {
  registerRoutes(servedCalls().map(({ path }) => path))
  const app = new Koa<State>()
  app.on('error', (error: NodeJS.ErrnoException) => {
    if (!departures.has(error.code ?? '')) log.error({ error }, 'answer failed')
  })
  app.use(normalisesTarget)
  app.use(setsVisitorAddress)
  app.use(logsRequests)
  app.use(
    helmet({
      // The pages set their own policy; API responses contain nothing that runs.
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
      },
      strictTransportSecurity: env().publicUrl.startsWith('https:'),
      crossOriginEmbedderPolicy: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    }),
  )
  // Pages are compressed already, and compression would delay the messages of a live stream.
  app.use(compress({ filter: (type) => /\bjson\b/.test(type), threshold: 4096 }))
  app.use(handlesFailures)
  if (pages) app.use(pages.showsFormFailures)
  app.use(csrfProtection)
  app.use(keepsOutOfCaches)
  app.use(answersCalls())
  if (pages) app.use(pages)
  return app
}
