import * as calls from '../../domain/calls/rsvp.ts'
import { requiresSession } from '../accounts/requires-session.ts'
import { findGuest } from '../guests/find-guests.ts'
import { ownsGuest } from '../guests/owns-guest.ts'
import { proofOf } from '../invitations/link-proof.ts'
import { presentInvited } from '../invitations/present.ts'
import { inTransaction } from '../platform/database.ts'
import { callRoutes } from '../platform/http/call-router.ts'
import type { Step } from '../platform/http/context.ts'
import { uuidOr404 } from '../platform/http/parse.ts'
import { countAttempt } from '../platform/http/rate-limit.ts'
import { answerForGuest, answerInvitation } from './answer-invitation.ts'
import { handlesForm } from './handles-form.ts'

export const rsvpRoutes = callRoutes()

/**
 * Lets pass who has the link of guest `:id`, so many times a minute. Throws `invitation-not-found`,
 * `too-many-requests`.
 */
const provesInvitation: Step = async (ctx, next) => {
  const guestId = uuidOr404(ctx.params.id, 'invitation-not-found')
  proofOf(ctx, guestId)
  await countAttempt('rsvp', guestId)
  ctx.state.guestId = guestId
  await next()
}

rsvpRoutes.on(calls.answerInvitation, [handlesForm, provesInvitation], async (ctx, { payload }) => {
  const { guestId } = ctx.state
  const token = proofOf(ctx, guestId)
  return presentInvited(await inTransaction((trx) => answerInvitation(trx, guestId, token, payload)))
})

rsvpRoutes.on(calls.answerForGuest, [requiresSession, ownsGuest], async (ctx, { payload }) => {
  await inTransaction((trx) => answerForGuest(trx, ctx.state.guestId, payload))
  return findGuest(ctx.state.guestId)
})
