import Router from '@koa/router'
import { EmailOnly, Login, ResetPassword, VerifyEmail } from '../../domain/calls/accounts.ts'
import { inTransaction } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { jsonBody } from '../platform/http/body.ts'
import type { State } from '../platform/http/context.ts'
import { parse } from '../platform/http/parse.ts'
import { rateLimit } from '../platform/http/rate-limit.ts'
import { logSecurity } from '../platform/http/security-log.ts'
import { findUser } from './find-user.ts'
import { findVerification } from './find-verification.ts'
import { placesOf, rememberPlace } from './known-places.ts'
import { checkCredentials } from './log-in.ts'
import { requestLink } from './request-link.ts'
import { requiresSession } from './requires-session.ts'
import { resetPassword } from './reset-password.ts'
import { endSession, startSession } from './sessions.ts'
import { countSignInTry } from './sign-in-tries.ts'
import { verifyEmail } from './verify-email.ts'

export const accountRoutes = new Router<State>()

accountRoutes.get('/api/auth/me', requiresSession, async (ctx) => {
  ctx.body = await findUser(ctx.state.accountId)
})

accountRoutes.post('/api/auth/login', jsonBody(), async (ctx) => {
  const { email, password } = parse(Login, ctx.request.body)
  const wasRight = await countSignInTry(ctx, email)
  const { accountId, isRight } = await checkCredentials(email, password)
  if (!accountId || !isRight) {
    logSecurity(ctx, 'sign-in-refused', accountId)
    throw new AppError('wrong-credentials')
  }
  await wasRight()
  await startSession(ctx, accountId)
  logSecurity(ctx, 'signed-in', accountId)
  await rememberPlace(ctx, accountId, email)
  ctx.body = await findUser(accountId)
})

accountRoutes.post('/api/auth/logout', async (ctx) => {
  const ended = await endSession(ctx)
  if (ended) logSecurity(ctx, 'signed-out', ended.accountId)
  ctx.status = 204
})

accountRoutes.get('/api/verify-email/:token', rateLimit('verify'), async (ctx) => {
  ctx.body = await findVerification(ctx.params.token ?? '')
})

accountRoutes.post('/api/verify-email', rateLimit('verify'), jsonBody(), async (ctx) => {
  const { token, password } = parse(VerifyEmail, ctx.request.body)
  const { accountId, eventId, email } = await inTransaction((trx) => verifyEmail(trx, token, password))
  logSecurity(ctx, 'email-verified', accountId)
  await startSession(ctx, accountId)
  await rememberPlace(ctx, accountId, email)
  ctx.body = { eventId }
})

const linkOnItsWay = { message: 'Si ese email está registrado, recibirás un enlace en unos minutos.' }

accountRoutes.post('/api/auth/forgot-password', rateLimit('ask-reset'), jsonBody(), async (ctx) => {
  const { email } = parse(EmailOnly, ctx.request.body)
  await inTransaction((trx) => requestLink(trx, 'reset', email, placesOf(ctx, email)))
  logSecurity(ctx, 'reset-asked')
  ctx.body = linkOnItsWay
})

accountRoutes.post(
  '/api/auth/resend-verification',
  rateLimit('ask-verification'),
  jsonBody(),
  async (ctx) => {
    const { email } = parse(EmailOnly, ctx.request.body)
    await inTransaction((trx) => requestLink(trx, 'verify', email, placesOf(ctx, email)))
    logSecurity(ctx, 'verification-asked')
    ctx.body = linkOnItsWay
  },
)

accountRoutes.post('/api/auth/reset-password', rateLimit('reset'), jsonBody(), async (ctx) => {
  const { token, password } = parse(ResetPassword, ctx.request.body)
  const accountId = await inTransaction((trx) => resetPassword(trx, token, password))
  logSecurity(ctx, 'password-reset', accountId)
  const user = await findUser(accountId)
  await startSession(ctx, accountId)
  await rememberPlace(ctx, accountId, user.email)
  ctx.body = user
})
