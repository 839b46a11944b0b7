import Router from '@koa/router'
import { database } from '../platform/database.ts'
import type { State } from '../platform/http/context.ts'

export const healthRoutes = new Router<State>()

/** Alive: the process answers. */
healthRoutes.get('/healthz', (ctx) => {
  ctx.body = { status: 'alive' }
})

/** Ready: the database and the queue's tables answer within two seconds; 503 otherwise. */
healthRoutes.get('/readyz', async (ctx) => {
  await database().raw('select version from pgboss.version').timeout(2_000)
  ctx.body = { status: 'ready' }
})
