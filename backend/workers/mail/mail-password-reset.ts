import { renderMail } from '../../../emails/render.ts'
import { deleteLinkToken, findLinkMail } from '../../accounts/find-link-mail.ts'
import type { Perform } from '../../platform/worker.ts'
import { deliverMail } from './deliver-mail.ts'

/** Mails the link that sets a new password. */
export const mailPasswordReset: Perform<'mail-password-reset'> = async ({ linkId }, { signal }) => {
  const link = await findLinkMail(linkId)
  if (!link) return
  const { passwordReset } = await import('../../../emails/templates/password-reset.tsx')
  const mail = await renderMail(passwordReset({ url: link.url }))
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
  await deleteLinkToken(linkId)
}
