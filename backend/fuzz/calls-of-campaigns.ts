import { aGuest } from '../testing/factories.ts'
import type { Call } from './call.ts'
import { asCouple } from './requests.ts'

const sending = (kind: 'send-invitations' | 'remind'): Call => ({
  rare: true,
  async request(world) {
    if (kind === 'send-invitations') await aGuest(world.event.id)
    const path = `/api/events/${world.event.id}/${kind}`
    const method = world.random.pick(['email', 'whatsapp', 'both'])
    return asCouple(world, { method: 'POST', path, json: { method } })
  },
  learn: ({ campaigns }, { status, text }) => {
    const { campaignId } = status === 200 ? (JSON.parse(text) as { campaignId: string | null }) : {}
    if (campaignId) campaigns.push(campaignId)
  },
})

const steering = (act: 'pause' | 'resume' | 'cancel'): Call => ({
  rare: true,
  request: (world) =>
    asCouple(world, { method: 'POST', path: `/api/campaigns/${world.random.pick(world.campaigns)}/${act}` }),
})

export const callsOfCampaigns: Record<string, Call> = {
  'POST /api/events/:eventId/send-invitations': sending('send-invitations'),
  'POST /api/events/:eventId/remind': sending('remind'),
  'POST /api/events/:eventId/campaigns/:campaignId/resend-unknown': {
    request: (world) =>
      asCouple(world, {
        method: 'POST',
        path: `/api/events/${world.event.id}/campaigns/${world.random.pick(world.campaigns)}/resend-unknown`,
        json: {},
      }),
  },
  'GET /api/campaigns/:id': {
    request: (world) =>
      asCouple(world, { method: 'GET', path: `/api/campaigns/${world.random.pick(world.campaigns)}` }),
  },
  'POST /api/campaigns/:id/pause': steering('pause'),
  'POST /api/campaigns/:id/resume': steering('resume'),
  'POST /api/campaigns/:id/cancel': steering('cancel'),
}
