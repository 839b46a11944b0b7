import Router from '@koa/router'
import { proveReady } from '../platform/database.ts'
import type { State } from '../platform/http/context.ts'

export const healthRoutes = new Router<State>()

/** Alive: the process answers. */
healthRoutes.get('/healthz', (ctx) => {
  ctx.body = { status: 'alive' }
})

/** Ready: the database and the queue's tables answer within two seconds; 503 otherwise. */
healthRoutes.get('/readyz', async (ctx) => {
  await proveReady()
  ctx.body = { status: 'ready' }
})
