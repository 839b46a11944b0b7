import { type BusinessType, businessTypes, type Enquiry } from '../../../domain/calls/partners.ts'
import { renderMail } from '../../../emails/render.ts'
import { takeMailAllowance } from '../../accounts/mail-allowance.ts'
import { database, inTransaction } from '../../platform/database.ts'
import { env } from '../../platform/env.ts'
import type { Perform } from '../../platform/worker.ts'
import { daysAfter, deliverMail } from './deliver-mail.ts'

/** Mails a business's enquiry to us, and an acknowledgement to the business. */
export const mailEnquiry: Perform<'mail-enquiry'> = async ({ enquiryId }, { signal }) => {
  const enquiry = await database()<Enquiry & { id: string; businessType: BusinessType; createdAt: Date }>(
    'enquiries',
  )
    .where({ id: enquiryId })
    .first()
  if (!enquiry) return
  const { name, email, phone, businessType, message } = enquiry
  const until = daysAfter(14, enquiry.createdAt)
  const { partnerEnquiry } = await import('../../../emails/templates/partner-enquiry.tsx')
  const ours = await renderMail(
    partnerEnquiry({
      name,
      email,
      phone,
      message,
      businessName: businessTypes[businessType],
    }),
  )
  await deliverMail(
    {
      ...ours,
      to: env().email.toPartners,
      replyTo: email,
      pace: 'transactional-email',
      until,
      key: `enquiry-${enquiryId}`,
    },
    signal,
  )
  // The address may be somebody else's: the acknowledgement has a mail limit.
  if (!(await inTransaction((trx) => takeMailAllowance(trx, 'unverified', email, enquiryId)))) return
  const { partnerAcknowledgement } = await import('../../../emails/templates/partner-acknowledgement.tsx')
  const theirs = await renderMail(partnerAcknowledgement({ businessUrl: `${env().publicUrl}/business` }))
  await deliverMail(
    { ...theirs, to: email, pace: 'transactional-email', until, key: `enquiry-acknowledged-${enquiryId}` },
    signal,
  )
}
