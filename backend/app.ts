import Koa from 'koa'
import compress from 'koa-compress'
import helmet from 'koa-helmet'
import type { Pages } from './pages/routes.ts'
import { env } from './platform/env.ts'
import type { State, Step } from './platform/http/context.ts'
import { csrfProtection } from './platform/http/csrf.ts'
import { handlesFailures } from './platform/http/failures.ts'
import { logsRequests } from './platform/http/log-requests.ts'
import { registerRoutes } from './platform/http/masked-path.ts'
import { normalisesTarget } from './platform/http/read-target.ts'
import { setsVisitorAddress } from './platform/http/visitor-address.ts'
import { log } from './platform/log.ts'
import { answersCalls, servedCalls } from './served-calls.ts'

/** Whether the client aborted the response, which is not an error of ours. */
const departures = new Set(['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'])

/** No caching unless the route allows it: most responses are about a person. */
const keepsOutOfCaches: Step = (ctx, next) => {
  ctx.set('Cache-Control', 'no-store')
  return next()
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
      // The pages set their own; what else opens in a window shows nothing of anybody.
      crossOriginOpenerPolicy: false,
      // Today's browsers need none of them (the last two are for Internet Explorer 8 and Flash), and the first packets of
      // a guest's page are short.
      originAgentCluster: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
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
