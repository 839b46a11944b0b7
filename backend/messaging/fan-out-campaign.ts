import { DateTime } from 'luxon'
import { occasionOf } from '../../domain/event/occasion.ts'
import { renderCampaign } from '../../emails/render.ts'
import { enqueueAll } from '../platform/boss.ts'
import { inTransaction, type Trx } from '../platform/database.ts'
import { env } from '../platform/env.ts'
import { Campaign, type CampaignContent, type FrozenTemplate } from './campaign.ts'
import type { CampaignKind } from './contract.ts'

/** WhatsApp messages that one job sends: few enough to settle quickly after a crash, many enough to be cheap. */
const whatsappsPerJob = 20

/**
 * Renders a campaign once and queues its batches of mails and its WhatsApp messages, all in one transaction.
 * Safe to run twice: what was rendered stays, and a job queued before is not queued again.
 */
export async function fanOutCampaign(campaignId: string): Promise<void> {
  const campaign = await Campaign.query().findById(campaignId)
  if (!campaign || campaign.template) return
  const template = await render(campaign)
  await inTransaction(async (trx) => {
    const frozen = await Campaign.query(trx).findById(campaignId).whereNull('template').patch({ template })
    if (frozen > 0) await queueMessages(trx, campaignId)
  })
}

async function render({ kind, method, content }: Campaign): Promise<FrozenTemplate> {
  return {
    email: method === 'whatsapp' ? null : await renderCampaign(kind, content.event),
    whatsapp: whatsappOf(kind, content),
  }
}

/** The template's variables that are the same for all. WhatsApp refuses line breaks and runs of blanks in them. */
function whatsappOf(kind: CampaignKind, { event }: CampaignContent): FrozenTemplate['whatsapp'] {
  const date = DateTime.fromISO(event.eventDate, { zone: event.timezone }).setLocale('es')
  return {
    contentSid: env().whatsapp.contentSids[kind],
    title: onOneLine(occasionOf(event.coupleNames).phrase),
    date: date.toFormat("EEEE d 'de' MMMM 'de' yyyy"),
  }
}

export const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

async function queueMessages(trx: Trx, campaignId: string): Promise<void> {
  const batches: { id: string }[] = await trx('emailBatches')
    .where({ campaignId })
    .orderBy('number')
    .select('id')
  await enqueueAll(
    trx,
    'send-email-batch',
    batches.map(({ id }) => ({ id, data: { batchId: id } })),
  )
  const whatsapps: { id: string }[] = await trx('deliveries')
    .join('guests', 'guests.id', 'deliveries.guestId')
    .where({ campaignId, channel: 'whatsapp' })
    .orderBy('guests.position')
    .select('deliveries.id')
  await enqueueAll(trx, 'send-whatsapps', inGroups(whatsapps.map(({ id }) => id)))
}

function inGroups(deliveryIds: string[]) {
  const jobs: { data: { deliveryIds: string[] } }[] = []
  for (let at = 0; at < deliveryIds.length; at += whatsappsPerJob)
    jobs.push({ data: { deliveryIds: deliveryIds.slice(at, at + whatsappsPerJob) } })
  return jobs
}
