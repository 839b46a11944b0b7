import Router from '@koa/router'
import { inTransaction } from '../platform/database.ts'
import { jsonBody } from '../platform/http/body.ts'
import type { State } from '../platform/http/context.ts'
import { parse } from '../platform/http/parse.ts'
import { rateLimit } from '../platform/http/rate-limit.ts'
import { EmailOnly, Login, ResetPassword, VerifyEmail } from './contract.ts'
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
  const accountId = await checkCredentials(email, password)
  await wasRight()
  await startSession(ctx, accountId)
  await rememberPlace(ctx, accountId, email)
  ctx.body = await findUser(accountId)
})

accountRoutes.post('/api/auth/logout', async (ctx) => {
  await endSession(ctx)
  ctx.status = 204
})

accountRoutes.get('/api/verify-email/:token', rateLimit('verify'), async (ctx) => {
  ctx.body = await findVerification(ctx.params.token ?? '')
})

accountRoutes.post('/api/verify-email', rateLimit('verify'), jsonBody(), async (ctx) => {
  const { token, password } = parse(VerifyEmail, ctx.request.body)
  const { accountId, eventId, email } = await inTransaction((trx) => verifyEmail(trx, token, password))
  await startSession(ctx, accountId)
  await rememberPlace(ctx, accountId, email)
  ctx.body = { eventId }
})

const linkOnItsWay = { message: 'Si ese email está registrado, recibirás un enlace en unos minutos.' }

accountRoutes.post('/api/auth/forgot-password', rateLimit('ask-reset'), jsonBody(), async (ctx) => {
  const { email } = parse(EmailOnly, ctx.request.body)
  await inTransaction((trx) => requestLink(trx, 'reset', email, placesOf(ctx, email)))
  ctx.body = linkOnItsWay
})

accountRoutes.post(
  '/api/auth/resend-verification',
  rateLimit('ask-verification'),
  jsonBody(),
  async (ctx) => {
    const { email } = parse(EmailOnly, ctx.request.body)
    await inTransaction((trx) => requestLink(trx, 'verify', email, placesOf(ctx, email)))
    ctx.body = linkOnItsWay
  },
)

accountRoutes.post('/api/auth/reset-password', rateLimit('reset'), jsonBody(), async (ctx) => {
  const { token, password } = parse(ResetPassword, ctx.request.body)
  const accountId = await inTransaction((trx) => resetPassword(trx, token, password))
  const user = await findUser(accountId)
  await startSession(ctx, accountId)
  await rememberPlace(ctx, accountId, user.email)
  ctx.body = user
})
