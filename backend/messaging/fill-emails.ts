import { greetingKindOf } from '../../domain/party/greeting.ts'
import { fillCampaign } from '../../emails/render.ts'
import type { Email } from '../providers/email/client.ts'
import type { CampaignContent } from './campaign.ts'
import { cardPicturePath } from './card-pictures.ts'
import type { Recipient } from './delivery.ts'
import type { Frozen } from './find-frozen.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

export type Addressed = { id: string; address: string; recipient: Recipient }

/** The URL of a party's invitation. */
export const invitationUrl = ({ publicUrl, slug }: CampaignContent, { token }: Recipient) =>
  `${publicUrl}/invite/${slug}/${token}`

/**
 * The mails of a batch, made only of frozen data: the same bytes on every retry, as the provider's
 * idempotency requires. Each has a one-click unsubscribe (RFC 8058).
 */
export function fillEmails(
  { eventId, content, template, addressKey }: Frozen,
  deliveries: Addressed[],
): Email[] {
  const { email, pictures } = template
  if (!email) return []
  return deliveries.map(({ id, address, recipient }) => {
    const subscription = unsubscribeToken({ eventId, addressKey, address })
    const unsubscribeUrl = `${content.publicUrl}/baja/${subscription}`
    const { name, group, maxGuests } = recipient
    const link = invitationUrl(content, recipient)
    const picture = pictures && content.publicUrl + cardPicturePath(pictures[greetingKindOf(recipient)])
    return {
      from: content.from,
      to: address,
      ...fillCampaign(email, { name, group, maxGuests, link, picture, unsubscribeUrl }),
      headers: oneClick(unsubscribeUrl),
      // Returned in every webhook: a complaint also counts when the guest was deleted in the meantime.
      tags: [
        { name: 'delivery', value: id },
        { name: 'subscription', value: subscription },
      ],
    }
  })
}

/** The headers with which a mail program unsubscribes without opening a page. */
export const oneClick = (unsubscribeUrl: string) => ({
  'List-Unsubscribe': `<${unsubscribeUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
