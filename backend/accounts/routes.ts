import * as calls from '../../domain/calls/accounts.ts'
import { inTransaction } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { callRoutes } from '../platform/http/call-router.ts'
import { rateLimit } from '../platform/http/rate-limit.ts'
import { logSecurity } from '../platform/http/security-log.ts'
import { findUser } from './find-user.ts'
import { findVerification } from './find-verification.ts'
import { placesOf, storeKnownPlace } from './known-places.ts'
import { checkCredentials } from './log-in.ts'
import { requestLink } from './request-link.ts'
import { requiresSession } from './requires-session.ts'
import { resetPassword } from './reset-password.ts'
import { endSession, startSession } from './sessions.ts'
import { countSignInTry } from './sign-in-tries.ts'
import { verifyEmail } from './verify-email.ts'

export const accountRoutes = callRoutes()

accountRoutes.on(calls.findMe, [requiresSession], (ctx) => findUser(ctx.state.accountId))

accountRoutes.on(calls.logIn, [], async (ctx, { payload: { email, password } }) => {
  const wasRight = await countSignInTry(ctx, email)
  const { accountId, isRight } = await checkCredentials(email, password)
  if (!accountId || !isRight) {
    logSecurity(ctx, 'sign-in-refused', accountId)
    throw new AppError('wrong-credentials')
  }
  await wasRight()
  await startSession(ctx, accountId)
  logSecurity(ctx, 'signed-in', accountId)
  await storeKnownPlace(ctx, accountId, email)
  return findUser(accountId)
})

accountRoutes.on(calls.logOut, [], async (ctx) => {
  const ended = await endSession(ctx)
  if (ended) logSecurity(ctx, 'signed-out', ended.accountId)
})

accountRoutes.on(calls.findVerification, [rateLimit('verify')], (_, { params }) =>
  findVerification(params.token),
)

accountRoutes.on(calls.verifyEmail, [rateLimit('verify')], async (ctx, { payload: { token, password } }) => {
  const { accountId, eventId, email } = await inTransaction((trx) => verifyEmail(trx, token, password))
  logSecurity(ctx, 'email-verified', accountId)
  await startSession(ctx, accountId)
  await storeKnownPlace(ctx, accountId, email)
  return { eventId }
})

const linkOnItsWay = { message: 'Si ese email está registrado, recibirás un enlace en unos minutos.' }

accountRoutes.on(calls.requestReset, [rateLimit('ask-reset')], async (ctx, { payload: { email } }) => {
  await inTransaction((trx) => requestLink(trx, { purpose: 'reset', email }, placesOf(ctx, email)))
  logSecurity(ctx, 'reset-asked')
  return linkOnItsWay
})

accountRoutes.on(
  calls.requestVerification,
  [rateLimit('ask-verification')],
  async (ctx, { payload: { email, eventId } }) => {
    await inTransaction((trx) =>
      requestLink(trx, { purpose: 'verify', email, eventId }, placesOf(ctx, email)),
    )
    logSecurity(ctx, 'verification-asked')
    return linkOnItsWay
  },
)

accountRoutes.on(calls.resetPassword, [rateLimit('reset')], async (ctx, { payload: { token, password } }) => {
  const accountId = await inTransaction((trx) => resetPassword(trx, token, password))
  logSecurity(ctx, 'password-reset', accountId)
  const user = await findUser(accountId)
  await startSession(ctx, accountId)
  await storeKnownPlace(ctx, accountId, user.email)
  return user
})
