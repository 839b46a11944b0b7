import * as calls from '../../domain/calls/partners.ts'
import { inTransaction } from '../platform/database.ts'
import { callRoutes } from '../platform/http/call-router.ts'
import { rateLimit } from '../platform/http/rate-limit.ts'
import { receiveEnquiry } from './receive-enquiry.ts'

export const partnerRoutes = callRoutes()

partnerRoutes.on(calls.sendEnquiry, [rateLimit('enquiry')], (_, { payload }) =>
  inTransaction((trx) => receiveEnquiry(trx, payload)),
)
