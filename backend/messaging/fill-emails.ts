import { fillCampaign } from '../../emails/render.ts'
import type { Email } from '../providers/email/client.ts'
import type { CampaignContent } from './campaign.ts'
import type { Recipient } from './delivery.ts'
import type { Frozen } from './find-frozen.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

export type Addressed = { id: string; address: string; recipient: Recipient }

/** Where a party's own invitation opens. */
export const invitationUrl = ({ publicUrl, slug }: CampaignContent, { token }: Recipient) =>
  `${publicUrl}/invite/${slug}/${token}`

/**
 * The mails of a batch. Made of what was frozen and of nothing else: the same bytes on every retry, as the provider's
 * idempotency needs. Each can be unsubscribed from in one click (RFC 8058).
 */
export function fillEmails(
  { eventId, content, template, addressKey }: Frozen,
  deliveries: Addressed[],
): Email[] {
  const { email } = template
  if (!email) return []
  return deliveries.map(({ id, address, recipient }) => {
    const subscription = unsubscribeToken({ eventId, addressKey, address })
    const unsubscribeUrl = `${content.publicUrl}/baja/${subscription}`
    const { name, group, maxGuests } = recipient
    const link = invitationUrl(content, recipient)
    return {
      from: content.from,
      to: address,
      ...fillCampaign(email, { name, group, maxGuests, link, unsubscribeUrl }),
      headers: oneClick(unsubscribeUrl),
      // Comes back with every notice: a complaint counts also when the guest's row is gone by then.
      tags: [
        { name: 'delivery', value: id },
        { name: 'subscription', value: subscription },
      ],
    }
  })
}

/** The headers by which a mail program unsubscribes without opening a page. */
export const oneClick = (unsubscribeUrl: string) => ({
  'List-Unsubscribe': `<${unsubscribeUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
