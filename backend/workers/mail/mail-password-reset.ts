import * as v from 'valibot'
import { renderPasswordReset } from '../../../emails/render.ts'
import { findLinkMail, forgetLinkToken } from '../../accounts/find-link-mail.ts'
import { defineWorker } from '../../platform/worker.ts'
import { deliverMail, mailRetries } from './deliver-mail.ts'

/** Mails the link that sets a new password. */
export const mailPasswordReset = defineWorker({
  queue: 'mail-password-reset',
  options: mailRetries,
  payload: v.object({ linkId: v.pipe(v.string(), v.uuid()) }),
  run: async ({ linkId }, { signal }) => {
    const link = await findLinkMail(linkId)
    if (!link) return
    const mail = await renderPasswordReset({ url: link.url })
    await deliverMail(
      {
        ...mail,
        to: link.to,
        pace: 'transactional-email',
        until: link.until,
        key: `password-reset-${linkId}`,
      },
      signal,
    )
    await forgetLinkToken(linkId)
  },
})
