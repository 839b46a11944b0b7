import * as v from 'valibot'
import type { CampaignKind } from '../sending/campaign-kind.ts'
import { type Channel, type Method, methods } from '../sending/channel.ts'
import type { DeliveryStatus } from '../sending/delivery-status.ts'

/** Payload of `send-invitations` and `remind`. `guestIds` narrows the campaign to those guests. */
export const SendRequest = v.object({
  method: v.picklist(methods, 'Elige email, WhatsApp o ambos'),
  /** The owner wants these to be reminded although they were written to less than three days ago. */
  evenIfResting: v.optional(v.boolean()),
  guestIds: v.optional(v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.minLength(1), v.maxLength(5000))),
})
export type SendRequest = v.InferOutput<typeof SendRequest>

/** Payload of `resend-unknown`. `deliveryIds` narrows it to those messages of the campaign. */
export const ResendRequest = v.object({
  deliveryIds: v.optional(v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.minLength(1), v.maxLength(5000))),
})
export type ResendRequest = v.InferOutput<typeof ResendRequest>

/** Answer of `send-invitations` and `remind` (spec §7; decisions: Sending). */
export type SendAccepted = {
  campaignId: string | null
  totalPendingGuests: number
  emailsSent: number
  whatsappSent: number
  skipped: number
}

export type CampaignSummary = {
  id: string
  kind: CampaignKind
  method: Method
  createdAt: string
  /** Guests covered, and how many deliveries stand in each state. */
  guests: number
  skipped: number
  total: number
  counts: Record<Channel, Partial<Record<DeliveryStatus, number>>>
  /** How many messages `resend-unknown` would send: nobody knows whether they arrived, and nothing took their place. */
  resendable: number
  /** Null while messages are still to be sent. */
  finishedAt: string | null
  /** Since when its owner lets it rest; null while it goes. */
  pausedAt: string | null
  /** When its owner ended it; what had left by then stays sent. */
  cancelledAt: string | null
  /** Why messages of it wait, on which channel; null while they go. They go on by themselves. */
  waiting: { channel: Channel; why: 'asked-to-wait' | 'not-taken' } | null
}

/** Answer of `POST /api/campaigns/{id}/cancel`: how many messages had left, and how many never will. */
export type CampaignCancelled = { left: number; cancelled: number }

/** Answer of `GET /api/campaigns/{id}`. */
export type CampaignDetail = CampaignSummary & {
  deliveries: {
    id: string
    guestId: string
    guestName: string
    channel: Channel
    status: DeliveryStatus
    reason: string | null
    updatedAt: string
  }[]
}
