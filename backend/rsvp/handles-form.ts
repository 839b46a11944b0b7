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

/** The menus to ask for; none when the guest has answered before, and so was asked already. */
async function findMenus(guestId: string): Promise<string[]> {
  const event: { menus: string[] } | undefined = await database()('guests')
    .join('events', 'events.id', 'guests.eventId')
    .where({ 'guests.id': guestId, 'guests.status': 'pending' })
    .first('events.menus')
  return event?.menus ?? []
}

// Enough for a party of fifteen with all texts at full length, percent-encoded.
const readForm = formReader('200kb')

/**
 * A guest's RSVP without JavaScript: handles a urlencoded form, leaves anything else to the next middleware.
 * Responds with 303 to the guest's page. A failure is thrown as usual; the pages show it with the typed values.
 */
export const handlesForm: Step = async (ctx, next) => {
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
