import * as v from 'valibot'
import { renderPaymentReceipt } from '../../../emails/render.ts'
import { findReceipt } from '../../payments/find-receipt.ts'
import { env } from '../../platform/env.ts'
import { defineWorker } from '../../platform/worker.ts'
import { daysAfter, deliverMail, mailRetries } from './deliver-mail.ts'

/** Mails the receipt of a payment that activated something. */
export const mailReceipt = defineWorker({
  queue: 'mail-receipt',
  options: mailRetries,
  payload: v.object({ paymentId: v.pipe(v.string(), v.uuid()) }),
  run: async ({ paymentId }, { signal }) => {
    const receipt = await findReceipt(paymentId)
    if (!receipt) return
    const { email, eventId, ...facts } = receipt
    const mail = await renderPaymentReceipt({
      ...facts,
      dashboardUrl: `${env().publicUrl}/dashboard/${eventId}`,
    })
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
  },
})
