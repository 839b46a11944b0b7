import { greetingKindOf } from '../../domain/party/greeting.ts'
import type { ClaimedWhatsapp } from './claim-whatsapp.ts'
import { invitationUrl } from './fill-emails.ts'
import type { Frozen } from './find-frozen.ts'
import { onOneLine } from './render-template.ts'

/** What the provider is asked to send: the template with the party's variables, with its card where it has one. */
export function messageTo(
  { id, address, recipient, lostPictureId }: ClaimedWhatsapp,
  { content, template }: Frozen,
) {
  const { contentSid, title, date, cardSid } = template.whatsapp
  const picture = !lostPictureId && cardSid && template.pictures?.[greetingKindOf(recipient)]
  return {
    to: address,
    contentSid: cardSid && picture ? cardSid : contentSid,
    variables: {
      1: onOneLine(recipient.name),
      2: title,
      3: date,
      4: invitationUrl(content, recipient),
      ...(picture && { 5: picture }),
    },
    statusCallback: `${content.publicUrl}/api/webhooks/twilio?delivery=${id}`,
  }
}
