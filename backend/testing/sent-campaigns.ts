import type { CampaignDetail } from '../../domain/calls/messaging.ts'
import type { Event } from '../events/event.ts'
import type { Guest } from '../guests/guest.ts'
import { requestCampaign } from '../messaging/request-campaign.ts'
import { inTransaction, type Trx } from '../platform/database.ts'
import { type Client, eventually } from './client.ts'
import { aGuest } from './factories.ts'
import type { TestApp } from './test-app.ts'

/** An app that sends at once, through the sandbox. */
export const promptSending = {
  sandbox: true,
  workers: true,
  settings: {
    EMAIL_REQUESTS_PER_SECOND: '500',
    WHATSAPP_MESSAGES_PER_SECOND: '500',
    SETTLE_AFTER_SECONDS: '1',
  },
}

type Message = {
  subject: string
  text: string
  html: string | null
  /** Of a WhatsApp message. */
  contentSid?: string | null
  media?: string | null
}

/** Campaigns of the event of the couple that is signed in with `couple`, and what arrives of them in the sandbox. */
export function sentCampaigns(app: TestApp, couple: Client, event: () => Event) {
  const messagesTo = async (to: string | null): Promise<Message[]> =>
    (await fetch(`${app.sandboxUrl}/control/messages?to=${encodeURIComponent(to ?? '')}`)).json() as never
  const detail = async (campaignId: string): Promise<CampaignDetail> =>
    (await couple.get(`/api/campaigns/${campaignId}`)).json
  let lastPhone = 0
  return {
    messagesTo,
    detail,

    /** Posts to the sandbox's control; without a body, deletes. */
    control: (path: string, body?: object) =>
      fetch(`${app.sandboxUrl}/control/${path}`, {
        method: body ? 'POST' : 'DELETE',
        ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
      }),

    withPhone: (fields: Partial<Guest> = {}) =>
      aGuest(event().id, { phone: `+3462${String(++lastPhone).padStart(7, '0')}`, ...fields }),

    /** Requests a campaign on both channels; `meanwhile` runs after the request and before anything is sent. */
    sendWhile: (meanwhile: (trx: Trx, campaignId: string) => PromiseLike<unknown>) =>
      inTransaction(async (trx) => {
        const { campaignId } = await requestCampaign(trx, event().id, 'invitation', { method: 'both' })
        await meanwhile(trx, campaignId ?? '')
        return campaignId ?? ''
      }),

    finished: (campaignId: string) =>
      eventually('the campaign is over', async () => {
        const campaign = await detail(campaignId)
        return campaign.finishedAt !== null && campaign
      }),

    reasonsIn: ({ deliveries }: CampaignDetail, guest: Guest) =>
      deliveries
        .filter(({ guestId }) => guestId === guest.id)
        .map(({ status, reason }) => `${status}: ${reason}`),

    received: async (guest: Guest) =>
      (await messagesTo(guest.email)).length + (await messagesTo(guest.phone)).length,
  }
}
