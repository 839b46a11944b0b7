import Router from '@koa/router'
import type { State } from '../platform/http/context.ts'
import { findConfig } from './find-config.ts'

export const configRoutes = new Router<State>()

configRoutes.get('/api/config', async (ctx) => {
  ctx.body = await findConfig()
})
