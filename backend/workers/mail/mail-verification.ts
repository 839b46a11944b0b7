import * as v from 'valibot'
import { renderVerification } from '../../../emails/render.ts'
import { findLinkMail, forgetLinkToken } from '../../accounts/find-link-mail.ts'
import { defineWorker } from '../../platform/worker.ts'
import { deliverMail } from './deliver-mail.ts'

/** Mails the link that makes an event its couple's. */
export const mailVerification = defineWorker({
  queue: 'mail-verification',
  payload: v.object({ linkId: v.pipe(v.string(), v.uuid()) }),
  run: async ({ linkId }, { signal }) => {
    const link = await findLinkMail(linkId)
    if (!link) return
    const { to, url, coupleNames, hasAccount } = link
    const mail = await renderVerification({ coupleNames, url, hasAccount, hoursValid: 48 })
    await deliverMail({ ...mail, to, pace: 'transactional-email', key: `verification-${linkId}` }, signal)
    await forgetLinkToken(linkId)
  },
})
