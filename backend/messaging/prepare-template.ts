import { type GreetingKind, greetingKindOf } from '../../domain/party/greeting.ts'
import { database, inTransaction } from '../platform/database.ts'
import { log } from '../platform/log.ts'
import type { Campaign, CardPictures, FrozenTemplate } from './campaign.ts'
import { cardPicturePath, keepCardPictures, picturedCardOf } from './card-pictures.ts'
import type { Recipient } from './delivery.ts'
import { renderTemplate } from './render-template.ts'

/** A drawing takes a second or two; the provider gives up after 15. */
const patienceMs = 15_000

type Prepared = Pick<Campaign, 'id' | 'eventId' | 'kind' | 'method' | 'content'>

/**
 * A campaign's templates, with its pictures stored. WhatsApp messages are headed by the picture only where our own
 * public address answers with it, as the provider will ask: a message whose picture does not load is lost. Safe to run
 * twice.
 */
export async function prepareTemplate(campaign: Prepared, addressKey: Buffer): Promise<FrozenTemplate> {
  const template = await renderTemplate(campaign, addressKey)
  const card = picturedCardOf(campaign.content)
  await inTransaction((trx) => keepCardPictures(trx, campaign.eventId, card, template.pictures))
  const { cardSid } = template.whatsapp
  if (!cardSid || !template.pictures || campaign.method === 'email') return withoutCard(template)
  const load = await allLoad(campaign, template.pictures)
  return load ? template : withoutCard(template)
}

function withoutCard(template: FrozenTemplate): FrozenTemplate {
  const { cardSid: _, ...whatsapp } = template.whatsapp
  return { ...template, whatsapp }
}

async function allLoad({ id, content }: Prepared, pictures: CardPictures): Promise<boolean> {
  for (const kind of await kindsOf(id)) {
    const loads = await answersPicture(content.publicUrl + cardPicturePath(pictures[kind]))
    if (loads) continue
    log.warn({ campaignId: id, kind }, 'a picture does not load: WhatsApp messages go without it')
    return false
  }
  return true
}

/** The kinds of greeting among a campaign's WhatsApp messages. */
async function kindsOf(campaignId: string): Promise<Set<GreetingKind>> {
  const deliveries: { recipient: Recipient }[] = await database()('deliveries')
    .where({ campaignId, channel: 'whatsapp' })
    .select('recipient')
  return new Set(deliveries.map(({ recipient }) => greetingKindOf(recipient)))
}

async function answersPicture(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) })
    await response.arrayBuffer()
    return response.ok && response.headers.get('content-type') === 'image/jpeg'
  } catch {
    return false
  }
}
