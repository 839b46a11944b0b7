import { findInvitationPath } from '../invitations/find-invitation-path.ts'
import { proofOf } from '../invitations/link-proof.ts'
import { inTransaction } from '../platform/database.ts'
import { formReader } from '../platform/http/body.ts'
import type { Step } from '../platform/http/context.ts'
import { parse, uuidOr404 } from '../platform/http/parse.ts'
import { countAttempt } from '../platform/http/rate-limit.ts'
import { answerFromForm } from './answer-from-form.ts'
import { answerInvitation } from './answer-invitation.ts'
import { Answer } from './contract.ts'

// A party of fifteen with all its texts full, each character percent-encoded.
const readForm = formReader('200kb')

/**
 * A guest's answer from a browser without script: takes a urlencoded form, leaves anything else to the next step.
 * Answers 303 to the guest's own page. A failure is thrown as ever; the pages show it, with what was typed.
 */
export const takesForm: Step = async (ctx, next) => {
  if (!ctx.is('urlencoded')) return next()
  const guestId = uuidOr404(ctx.params.id, 'invitation-not-found')
  const token = proofOf(ctx, guestId)
  await countAttempt('rsvp', guestId)
  const path = await findInvitationPath(guestId, token)
  const answer = parse(Answer, answerFromForm(await readForm(ctx)))
  await inTransaction((trx) => answerInvitation(trx, guestId, token, answer))
  ctx.status = 303
  ctx.set('Cache-Control', 'no-store')
  ctx.redirect(`${path}#confirmar`)
}
