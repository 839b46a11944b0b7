import { LostLink, lostLinkAnswer } from '../../domain/calls/lost-link.ts'
import { inTransaction } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { formReader } from '../platform/http/body.ts'
import { clientAddress } from '../platform/http/client-address.ts'
import type { Step } from '../platform/http/context.ts'
import { parse } from '../platform/http/parse.ts'
import { countAttempt } from '../platform/http/rate-limit.ts'
import { sendLostLinkPage } from './lost-link-page.ts'
import { requestLostLink } from './request-lost-link.ts'

const readForm = formReader('4kb')

/** The form of a lost link: handles a urlencoded form with a page, leaves anything else to the next middleware. */
export const handlesLostLink: Step = async (ctx, next) => {
  if (!ctx.is('urlencoded')) return next()
  try {
    await countAttempt('ask-lost-link', clientAddress(ctx.ip))
    const form = await readForm(ctx)
    const { contact } = parse(LostLink, { contact: form.get('contact') })
    await inTransaction((trx) => requestLostLink(trx, String(ctx.params.slug), contact))
    sendLostLinkPage(ctx, 200, 'Mira tu correo', lostLinkAnswer)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    sendLostLinkPage(
      ctx,
      error.status,
      'No hemos podido enviarlo',
      `${error.message}. Vuelve atrás e inténtalo de nuevo.`,
    )
  }
}
