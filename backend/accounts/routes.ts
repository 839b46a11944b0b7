import Router from '@koa/router'
import { inTransaction } from '../platform/database.ts'
import { jsonBody } from '../platform/http/body.ts'
import type { State } from '../platform/http/context.ts'
import { parse } from '../platform/http/parse.ts'
import { countAttempt, rateLimit } from '../platform/http/rate-limit.ts'
import { EmailOnly, Login, ResetPassword, VerifyEmail } from './contract.ts'
import { findUser } from './find-user.ts'
import { findVerification } from './find-verification.ts'
import { checkCredentials } from './log-in.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { requiresSession } from './requires-session.ts'
import { resendVerification } from './resend-verification.ts'
import { resetPassword } from './reset-password.ts'
import { endSession, startSession } from './sessions.ts'
import { verifyEmail } from './verify-email.ts'

export const accountRoutes = new Router<State>()

accountRoutes.get('/api/auth/me', requiresSession, async (ctx) => {
  ctx.body = await findUser(ctx.state.accountId)
})

accountRoutes.post('/api/auth/login', rateLimit('login'), jsonBody(), async (ctx) => {
  const { email, password } = parse(Login, ctx.request.body)
  await countAttempt('login-address', email)
  const accountId = await checkCredentials(email, password)
  await startSession(ctx, accountId)
  ctx.body = await findUser(accountId)
})

accountRoutes.post('/api/auth/logout', async (ctx) => {
  await endSession(ctx)
  ctx.status = 204
})

accountRoutes.get('/api/verify-email/:token', rateLimit('login'), async (ctx) => {
  ctx.body = await findVerification(ctx.params.token ?? '')
})

accountRoutes.post('/api/verify-email', rateLimit('login'), jsonBody(), async (ctx) => {
  const { token, password } = parse(VerifyEmail, ctx.request.body)
  const { accountId, eventId } = await inTransaction((trx) => verifyEmail(trx, token, password))
  await startSession(ctx, accountId)
  ctx.body = { eventId }
})

const linkOnItsWay = { message: 'Si ese email está registrado, recibirás un enlace en unos minutos.' }

accountRoutes.post('/api/auth/forgot-password', rateLimit('mail'), jsonBody(), async (ctx) => {
  const { email } = parse(EmailOnly, ctx.request.body)
  await countAttempt('mail-address', email)
  await inTransaction((trx) => requestPasswordReset(trx, email))
  ctx.body = linkOnItsWay
})

accountRoutes.post('/api/auth/resend-verification', rateLimit('mail'), jsonBody(), async (ctx) => {
  const { email } = parse(EmailOnly, ctx.request.body)
  await countAttempt('mail-address', email)
  await inTransaction((trx) => resendVerification(trx, email))
  ctx.body = linkOnItsWay
})

accountRoutes.post('/api/auth/reset-password', rateLimit('login'), jsonBody(), async (ctx) => {
  const { token, password } = parse(ResetPassword, ctx.request.body)
  const accountId = await inTransaction((trx) => resetPassword(trx, token, password))
  await startSession(ctx, accountId)
  ctx.body = await findUser(accountId)
})
