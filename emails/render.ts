import type { CampaignTemplate } from './campaign-template.ts'
import { compileCampaign, withoutMarks } from './campaign-template.ts'
import type { CampaignEvent, CampaignExtras } from './templates/campaign.tsx'
import type { Mail, MailParts } from './to-mail.ts'

export type { CampaignRecipient, CampaignTemplate } from './campaign-template.ts'
export { fillCampaign } from './campaign-template.ts'
export type { CampaignEvent, CampaignExtras } from './templates/campaign.tsx'
export type { Mail } from './to-mail.ts'

/**
 * Renders a mail to one person: `renderMail(paymentReceipt({ … }))`. The renderer takes half a second to load, so it is
 * loaded at the first mail; whoever sends mails imports their templates then too.
 */
export const renderMail = async (parts: MailParts): Promise<Mail> =>
  (await import('./to-mail.ts')).toMail(parts)

/** An invitation or a reminder, rendered once for the whole campaign; `fillCampaign` makes each guest's mail. */
export async function renderCampaign(
  kind: 'invitation' | 'reminder',
  event: CampaignEvent,
  { personalLine = null, hasPicture = false }: Partial<CampaignExtras> = {},
): Promise<CampaignTemplate> {
  const { campaign } = await import('./templates/campaign.tsx')
  const safe = Object.fromEntries(
    Object.entries(event).map(([key, value]) => [
      key,
      typeof value === 'string' ? withoutMarks(value) : value,
    ]),
  ) as CampaignEvent
  const extras = { personalLine: personalLine && withoutMarks(personalLine), hasPicture }
  return compileCampaign(
    await renderMail(campaign(kind, safe, extras, 'one')),
    await renderMail(campaign(kind, safe, extras, 'many')),
  )
}
