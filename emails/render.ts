import type { CampaignTemplate } from './campaign-template.ts'
import { compileCampaign, withoutMarks } from './campaign-template.ts'
import type { CampaignEvent } from './templates/campaign.tsx'
import type { PartnerAcknowledgementProps } from './templates/partner-acknowledgement.tsx'
import type { PartnerEnquiryProps } from './templates/partner-enquiry.tsx'
import type { PasswordResetProps } from './templates/password-reset.tsx'
import type { PaymentReceiptProps } from './templates/payment-receipt.tsx'
import type { RsvpReceivedProps } from './templates/rsvp-received.tsx'
import type { ServiceRequestProps } from './templates/service-request.tsx'
import type { VerificationProps } from './templates/verification.tsx'
import type { Mail, MailParts } from './to-mail.ts'

export type { CampaignRecipient, CampaignTemplate } from './campaign-template.ts'
export { fillCampaign } from './campaign-template.ts'
export type { CampaignEvent } from './templates/campaign.tsx'
export type { Mail } from './to-mail.ts'

/** React Email takes half a second to load, so it is loaded with the first mail. */
const finish = async (parts: MailParts): Promise<Mail> => (await import('./to-mail.ts')).toMail(parts)

/** To a couple: the link that verifies their email and assigns the event. */
export async function renderVerification(props: VerificationProps): Promise<Mail> {
  return finish((await import('./templates/verification.tsx')).verification(props))
}

/** To an account: the link that sets a new password. */
export async function renderPasswordReset(props: PasswordResetProps): Promise<Mail> {
  return finish((await import('./templates/password-reset.tsx')).passwordReset(props))
}

/** To an account: the receipt, with VAT separated. */
export async function renderPaymentReceipt(props: PaymentReceiptProps): Promise<Mail> {
  return finish((await import('./templates/payment-receipt.tsx')).paymentReceipt(props))
}

/** To us: a business that wrote from /business. */
export async function renderPartnerEnquiry(props: PartnerEnquiryProps): Promise<Mail> {
  return finish((await import('./templates/partner-enquiry.tsx')).partnerEnquiry(props))
}

/** To that business: that its message arrived. */
export async function renderPartnerAcknowledgement(props: PartnerAcknowledgementProps): Promise<Mail> {
  return finish((await import('./templates/partner-acknowledgement.tsx')).partnerAcknowledgement(props))
}

/** To us: a couple's request from the dashboard. */
export async function renderServiceRequest(props: ServiceRequestProps): Promise<Mail> {
  return finish((await import('./templates/service-request.tsx')).serviceRequest(props))
}

/** To a guest: the stored RSVP. */
export async function renderRsvpReceived(props: RsvpReceivedProps): Promise<Mail> {
  return finish((await import('./templates/rsvp-received.tsx')).rsvpReceived(props))
}

/** An invitation or a reminder, rendered once for the whole campaign; `fillCampaign` makes each guest's mail. */
export async function renderCampaign(
  kind: 'invitation' | 'reminder',
  event: CampaignEvent,
): Promise<CampaignTemplate> {
  const { campaign } = await import('./templates/campaign.tsx')
  const safe = Object.fromEntries(
    Object.entries(event).map(([key, value]) => [
      key,
      typeof value === 'string' ? withoutMarks(value) : value,
    ]),
  ) as CampaignEvent
  return compileCampaign(
    await finish(campaign(kind, safe, 'one')),
    await finish(campaign(kind, safe, 'many')),
  )
}
