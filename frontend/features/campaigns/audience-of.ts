import { type PartyState, refusalOf, restsUntil } from '../../../domain/sending/audience.ts'
import type { CampaignKind } from '../../../domain/sending/campaign-kind.ts'
import { type Channel, type Method, methods } from '../../../domain/sending/channel.ts'

/** The channels of a way of sending. */
export const channelsOf = (method: Method): readonly Channel[] =>
  method === 'both' ? ['email', 'whatsapp'] : [method]

/**
 * The audience of a campaign. `failed` need a corrected address, `refused` have unsubscribed, `resting` got a message
 * less than three days ago: the first of them can be reminded at `restsUntil`.
 */
export type Audience = {
  ready: number
  failed: number
  withoutAddress: number
  refused: number
  resting: number
  restsUntil: number | null
}

/** The audience, by the same rule as on the server. */
export function audienceOf(
  guests: readonly PartyState[],
  kind: CampaignKind,
  method: Method,
  now = Date.now(),
): Audience {
  const audience: Audience = {
    ready: 0,
    failed: 0,
    withoutAddress: 0,
    refused: 0,
    resting: 0,
    restsUntil: null,
  }
  for (const guest of guests) {
    const refusals = channelsOf(method).map((channel) => refusalOf(guest, kind, channel, now))
    if (refusals.includes(null)) audience.ready++
    else if (refusals.includes('rests')) {
      audience.resting++
      audience.restsUntil = Math.min(audience.restsUntil ?? Infinity, restsUntil(guest))
    } else if (refusals.includes('address-fails')) audience.failed++
    else if (refusals.includes('refused')) audience.refused++
    else if (refusals.every((refusal) => refusal === 'no-address')) audience.withoutAddress++
  }
  return audience
}

/** By what a campaign goes unless it is chosen otherwise: email, or WhatsApp where email reaches nobody. */
export function usualMethod(guests: readonly PartyState[], kind: CampaignKind, hasWhatsapp: boolean): Method {
  if (!hasWhatsapp || audienceOf(guests, kind, 'email').ready > 0) return 'email'
  return audienceOf(guests, kind, 'whatsapp').ready > 0 ? 'whatsapp' : 'email'
}

/** Whether some way of sending reaches anybody, or would when their address is corrected or their rest is over. */
export const canReachAnybody = (
  guests: readonly PartyState[],
  kind: CampaignKind,
  hasWhatsapp: boolean,
): boolean =>
  (hasWhatsapp ? methods : (['email'] as const)).some((method) => {
    const { ready, failed, resting } = audienceOf(guests, kind, method)
    return ready + failed + resting > 0
  })
