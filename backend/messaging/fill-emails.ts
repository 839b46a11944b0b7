import { type CampaignTemplate, fillCampaign } from '../../emails/render.ts'
import type { Email } from '../providers/email/client.ts'
import type { CampaignContent } from './campaign.ts'
import type { Recipient } from './delivery.ts'
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
  template: CampaignTemplate,
  content: CampaignContent,
  deliveries: Addressed[],
): Email[] {
  return deliveries.map(({ id, address, recipient }) => {
    const unsubscribeUrl = `${content.publicUrl}/baja/${unsubscribeToken({ kind: 'd', id }, recipient.token)}`
    const { name, group, maxGuests } = recipient
    const link = invitationUrl(content, recipient)
    return {
      from: content.from,
      to: address,
      ...fillCampaign(template, { name, group, maxGuests, link, unsubscribeUrl }),
      headers: oneClick(unsubscribeUrl),
      tags: [{ name: 'delivery', value: id }],
    }
  })
}

/** The headers by which a mail program unsubscribes without opening a page. */
export const oneClick = (unsubscribeUrl: string) => ({
  'List-Unsubscribe': `<${unsubscribeUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
