import { Answer } from '../../domain/answer/answer.ts'
import { findInvitationPath } from '../invitations/find-invitation-path.ts'
import { proofOf } from '../invitations/link-proof.ts'
import { database, inTransaction } from '../platform/database.ts'
import { formReader } from '../platform/http/body.ts'
import type { Step } from '../platform/http/context.ts'
import { parse, uuidOr404 } from '../platform/http/parse.ts'
import { countAttempt } from '../platform/http/rate-limit.ts'
import { answerFromForm, askForMenus } from './answer-from-form.ts'
import { answerInvitation } from './answer-invitation.ts'

/** The menus to choose from; none once the guest has answered, who was asked then. */
async function findMenus(guestId: string): Promise<string[]> {
  const event: { menus: string[] } | undefined = await database()('guests')
    .join('events', 'events.id', 'guests.eventId')
    .where({ 'guests.id': guestId, 'guests.status': 'pending' })
    .first('events.menus')
  return event?.menus ?? []
}

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
  const form = await readForm(ctx)
  const answer = parse(Answer, answerFromForm(form))
  askForMenus(form, answer, await findMenus(guestId))
  await inTransaction((trx) => answerInvitation(trx, guestId, token, answer))
  ctx.status = 303
  ctx.set('Cache-Control', 'no-store')
  ctx.redirect(`${path}#confirmar`)
}
