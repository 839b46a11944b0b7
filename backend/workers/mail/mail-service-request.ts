import { answeredWithin } from '../../../domain/payment/plan-features.ts'
import { type PlanType, planNames } from '../../../domain/payment/plans.ts'
import { renderMail } from '../../../emails/render.ts'
import { findServiceMail } from '../../concierge/find-requests.ts'
import { env } from '../../platform/env.ts'
import type { Perform } from '../../platform/worker.ts'
import { daysAfter, deliverMail } from './deliver-mail.ts'

/** Mails a couple's request to our staff. */
export const mailServiceRequest: Perform<'mail-service-request'> = async (
  { serviceRequestId },
  { signal },
) => {
  const request = await findServiceMail(serviceRequestId)
  if (!request) return
  const { planType, kind, text, coupleNames, slug, email, createdAt } = request
  const plan: PlanType = planType === 'grand_soiree' ? 'grand_soiree' : 'essence'
  const { serviceRequest } = await import('../../../emails/templates/service-request.tsx')
  const mail = await renderMail(
    serviceRequest({
      kind,
      text,
      coupleNames,
      slug,
      email,
      planName: planNames[plan],
      answeredWithin: answeredWithin[plan],
    }),
  )
  await deliverMail(
    {
      ...mail,
      to: env().email.toPartners,
      replyTo: email,
      pace: 'transactional-email',
      until: daysAfter(14, createdAt),
      key: `service-request-${serviceRequestId}`,
    },
    signal,
  )
}
