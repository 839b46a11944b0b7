import Router from '@koa/router'
import { Enquiry } from '../../domain/calls/partners.ts'
import { inTransaction } from '../platform/database.ts'
import { jsonBody } from '../platform/http/body.ts'
import type { State } from '../platform/http/context.ts'
import { parse } from '../platform/http/parse.ts'
import { rateLimit } from '../platform/http/rate-limit.ts'
import { receiveEnquiry } from './receive-enquiry.ts'

export const partnerRoutes = new Router<State>()

partnerRoutes.post('/api/business-contact', rateLimit('enquiry'), jsonBody(), async (ctx) => {
  const enquiry = parse(Enquiry, ctx.request.body)
  ctx.body = await inTransaction((trx) => receiveEnquiry(trx, enquiry))
  ctx.status = 201
})
