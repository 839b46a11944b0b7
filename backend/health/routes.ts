import * as calls from '../../domain/calls/health.ts'
import { proveReady } from '../platform/database.ts'
import { callRoutes } from '../platform/http/call-router.ts'

export const healthRoutes = callRoutes()

/** Alive: the process answers. */
healthRoutes.on(calls.isAlive, [], () => ({ status: 'alive' }))

/** Ready: the database and the queue's tables answer within two seconds; 503 otherwise. */
healthRoutes.on(calls.isReady, [], async () => {
  await proveReady()
  return { status: 'ready' }
})
