import type { Schedule, Worker } from '../platform/worker.ts'
import { answerLinkRequest } from './accounts/answer-link-request.ts'
import { endStaleSessions, sessionSweep } from './accounts/end-stale-sessions.ts'
import { forgetOldTries, triesSweep } from './accounts/forget-old-tries.ts'
import { mailEnquiry } from './mail/mail-enquiry.ts'
import { mailPasswordReset } from './mail/mail-password-reset.ts'
import { mailReceipt } from './mail/mail-receipt.ts'
import { mailRsvpReceived } from './mail/mail-rsvp-received.ts'
import { mailServiceRequest } from './mail/mail-service-request.ts'
import { mailVerification } from './mail/mail-verification.ts'
import { dropUnusedImages, imageCleanUp } from './media/drop-unused-images.ts'
import { applyDeliveryNotices } from './messaging/apply-delivery-notices.ts'
import { fanOutCampaign } from './messaging/fan-out-campaign.ts'
import { requeueStranded, strandedSweep } from './messaging/requeue-stranded.ts'
import { sendEmailBatch } from './messaging/send-email-batch.ts'
import { sendWhatsapps } from './messaging/send-whatsapps.ts'
import { settleWhatsapps } from './messaging/settle-whatsapps.ts'
import { applyPaymentNotice } from './payments/apply-payment-notice.ts'
import { cancelPayment } from './payments/cancel-payment.ts'
import { reconcilePayment } from './payments/reconcile-payment.ts'
import { refundDuplicate } from './payments/refund-duplicate.ts'
import { paymentSweep, sweepPayments } from './payments/sweep-payments.ts'
import { nightlyRemoval, removeExpired } from './retention/remove-expired.ts'

/** Every background job. */
export const workers: readonly Worker[] = [
  mailVerification,
  mailPasswordReset,
  mailReceipt,
  mailEnquiry,
  mailServiceRequest,
  mailRsvpReceived,
  fanOutCampaign,
  sendEmailBatch,
  sendWhatsapps,
  settleWhatsapps,
  applyDeliveryNotices,
  requeueStranded,
  applyPaymentNotice,
  reconcilePayment,
  sweepPayments,
  cancelPayment,
  refundDuplicate,
  dropUnusedImages,
  removeExpired,
  endStaleSessions,
  answerLinkRequest,
  forgetOldTries,
]

/** What runs by the clock (Europe/Madrid). */
export const schedules: readonly Schedule[] = [
  paymentSweep,
  strandedSweep,
  imageCleanUp,
  nightlyRemoval,
  sessionSweep,
  triesSweep,
]
