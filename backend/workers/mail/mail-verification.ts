import { renderMail } from '../../../emails/render.ts'
import { deleteLinkToken, findLinkMail } from '../../accounts/find-link-mail.ts'
import { takeMailAllowance } from '../../accounts/mail-allowance.ts'
import { inTransaction } from '../../platform/database.ts'
import type { Perform } from '../../platform/worker.ts'
import { deliverMail } from './deliver-mail.ts'

/** Mails the link that verifies an event's email. */
export const mailVerification: Perform<'mail-verification'> = async ({ linkId }, { signal }) => {
  const link = await findLinkMail(linkId)
  if (!link) return
  const { to, url, coupleNames, hasAccount, until } = link
  // Over the mail limit nothing is lost: the couple can request another link later.
  if (!(await inTransaction((trx) => takeMailAllowance(trx, 'unverified', to, linkId)))) return
  const { verification } = await import('../../../emails/templates/verification.tsx')
  const mail = await renderMail(verification({ coupleNames, url, hasAccount, hoursValid: 48 }))
  await deliverMail(
    { ...mail, to, pace: 'transactional-email', until, key: `verification-${linkId}` },
    signal,
  )
  await deleteLinkToken(linkId)
}
