import Router from '@koa/router'
import { Answer } from '../../domain/answer/answer.ts'
import { requiresSession } from '../accounts/requires-session.ts'
import { findGuest } from '../guests/find-guests.ts'
import { ownsGuest } from '../guests/owns-guest.ts'
import { proofOf } from '../invitations/link-proof.ts'
import { presentInvited } from '../invitations/present.ts'
import { inTransaction } from '../platform/database.ts'
import { jsonBody } from '../platform/http/body.ts'
import type { State } from '../platform/http/context.ts'
import { parse, uuidOr404 } from '../platform/http/parse.ts'
import { countAttempt } from '../platform/http/rate-limit.ts'
import { answerForGuest, answerInvitation } from './answer-invitation.ts'
import { takesForm } from './takes-form.ts'

export const rsvpRoutes = new Router<State>()

rsvpRoutes.post('/api/guests/:id/rsvp', takesForm, jsonBody('64kb'), async (ctx) => {
  const guestId = uuidOr404(ctx.params.id, 'invitation-not-found')
  const token = proofOf(ctx, guestId)
  await countAttempt('rsvp', guestId)
  const answer = parse(Answer, ctx.request.body)
  ctx.body = presentInvited(await inTransaction((trx) => answerInvitation(trx, guestId, token, answer)))
})

rsvpRoutes.put('/api/guests/:id/rsvp', requiresSession, ownsGuest, jsonBody('64kb'), async (ctx) => {
  const answer = parse(Answer, ctx.request.body)
  await inTransaction((trx) => answerForGuest(trx, ctx.state.guestId, answer))
  ctx.body = await findGuest(ctx.state.guestId)
})
