import { renderMail } from '../../../emails/render.ts'
import { findReceipt } from '../../payments/find-receipt.ts'
import { env } from '../../platform/env.ts'
import type { Perform } from '../../platform/worker.ts'
import { daysAfter, deliverMail } from './deliver-mail.ts'

/** Mails the receipt of a payment that activated a plan. */
export const mailReceipt: Perform<'mail-receipt'> = async ({ paymentId }, { signal }) => {
  const receipt = await findReceipt(paymentId)
  if (!receipt) return
  const { email, eventId, ...facts } = receipt
  const { paymentReceipt } = await import('../../../emails/templates/payment-receipt.tsx')
  const mail = await renderMail(
    paymentReceipt({
      ...facts,
      dashboardUrl: `${env().publicUrl}/dashboard/${eventId}`,
    }),
  )
  await deliverMail(
    {
      ...mail,
      to: email,
      replyTo: env().email.toPartners,
      pace: 'transactional-email',
      until: daysAfter(14, receipt.paidAt),
      key: `receipt-${paymentId}`,
    },
    signal,
  )
}
