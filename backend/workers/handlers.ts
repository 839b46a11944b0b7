import { answerLinkRequest } from '../accounts/answer-link-request.ts'
import { purgeOldAttempts } from '../accounts/purge-old-attempts.ts'
import { endStaleSessions } from '../accounts/sessions.ts'
import { answerLostLink } from '../invitations/answer-lost-link.ts'
import { cutCovers } from '../media/cut-covers.ts'
import { dropUnusedImages } from '../media/drop-unused-images.ts'
import { applyWebhooks } from '../messaging/apply-webhooks.ts'
import { deliverEmailBatch } from '../messaging/deliver-email-batch.ts'
import { deliverWhatsapps } from '../messaging/deliver-whatsapps.ts'
import { fanOutCampaign } from '../messaging/fan-out-campaign.ts'
import { requeueStranded } from '../messaging/requeue-stranded.ts'
import { settleWhatsapps } from '../messaging/settle-whatsapps.ts'
import { applyPaymentWebhooks } from '../payments/apply-payment-webhook.ts'
import { cancelPayment } from '../payments/cancel-payment.ts'
import { ignoringRefusals } from '../payments/ignoring-refusals.ts'
import { reconcilePayment } from '../payments/reconcile-payment.ts'
import { refundDuplicate } from '../payments/refund-duplicate.ts'
import { inTransaction } from '../platform/database.ts'
import { log } from '../platform/log.ts'
import type { Handlers } from '../platform/worker.ts'
import { removeExpired } from '../retention/remove-expired.ts'
import { sweepAndGoOn } from './keep-sweeping.ts'
import { mailEnquiry } from './mail/mail-enquiry.ts'
import { mailLostLink } from './mail/mail-lost-link.ts'
import { mailPasswordReset } from './mail/mail-password-reset.ts'
import { mailReceipt } from './mail/mail-receipt.ts'
import { mailRsvpReceived } from './mail/mail-rsvp-received.ts'
import { mailServiceRequest } from './mail/mail-service-request.ts'
import { mailVerification } from './mail/mail-verification.ts'

/** The code of each job of domain/jobs.ts. All of them are idempotent. */
export const handlers: Handlers = {
  'mail-verification': mailVerification,
  'mail-password-reset': mailPasswordReset,
  'mail-receipt': mailReceipt,
  'mail-enquiry': mailEnquiry,
  'mail-service-request': mailServiceRequest,
  'mail-rsvp-received': mailRsvpReceived,
  'mail-lost-link': mailLostLink,

  'fan-out-campaign': ({ campaignId }) => fanOutCampaign(campaignId),
  'send-email-batch': ({ batchId }, { signal }) => deliverEmailBatch(batchId, signal),
  'send-whatsapps': ({ deliveryIds }, { signal }) => deliverWhatsapps(deliveryIds, signal),
  'settle-whatsapps': ({ deliveryIds }) => settleWhatsapps(deliveryIds),
  'apply-delivery-notices': applyWebhooks,
  'requeue-stranded': (_, { signal }) => requeueStranded(signal),

  'apply-payment-notice': applyPaymentWebhooks,
  'reconcile-payment': ({ paymentId }) => ignoringRefusals(() => reconcilePayment(paymentId)),
  'sweep-payments': sweepAndGoOn,
  'cancel-payment': ({ paymentId }) => ignoringRefusals(() => cancelPayment(paymentId)),
  'refund-duplicate': ({ paymentId }) => refundDuplicate(paymentId),

  'cut-covers': async (_, { signal }) => {
    const images = await cutCovers(signal)
    if (images > 0) log.info({ images }, 'covers cut')
  },
  'drop-unused-images': async () => {
    const images = await inTransaction(dropUnusedImages)
    log.info({ images }, 'unused images dropped')
  },
  'remove-expired': (_, { signal }) => removeExpired(signal),
  'end-stale-sessions': endStaleSessions,
  'answer-link-request': ({ requestId }) => inTransaction((trx) => answerLinkRequest(trx, requestId)),
  'answer-lost-link': ({ requestId }) => inTransaction((trx) => answerLostLink(trx, requestId)),
  'forget-old-tries': purgeOldAttempts,
}
