import type { CampaignKind } from './campaign-kind.ts'
import type { Channel } from './channel.ts'
import { reminderRestDays } from './reminder-rest.ts'
import type { SuppressionReason } from './suppression.ts'

/** The newest message of a kind on a channel. Times are ISO strings. */
export type PartyMessage = {
  channel: Channel
  kind: CampaignKind
  status: string
  sentAt: string | null
  /** True when the party's address on that channel has changed since. */
  toFormerAddress: boolean
  at: string
}

/** The facts of a party that decide whether it gets a message, on the server and on the screen. */
export type PartyState = {
  status: string
  email: string | null
  phone: string | null
  emailSuppression: SuppressionReason | null
  lastReminderSent: string | null
  deliveries: readonly PartyMessage[]
}

/** Why a party gets no message of a kind on a channel now. */
export type Refusal =
  | 'answered'
  /** It unsubscribed, or reported a mail as spam. */
  | 'refused'
  | 'no-address'
  /** The last one did not arrive, and the address has not changed. */
  | 'address-fails'
  | 'invited'
  | 'not-invited'
  /** A message to it is queued or being sent. */
  | 'under-way'
  /** It got a message less than three days ago. */
  | 'rests'

const neverLeft: readonly string[] = ['queued', 'skipped', 'sending']
const didNotArrive: readonly string[] = ['failed', 'bounced', 'complained']
const restMs = reminderRestDays * 24 * 60 * 60 * 1000

const messageBy = ({ deliveries }: PartyState, kind: CampaignKind, channel: Channel) =>
  deliveries.find((message) => message.kind === kind && message.channel === channel)

/** Why no message at all can be sent to the party on a channel; null when it can. */
function addressRefusal(party: PartyState, channel: Channel): Refusal | null {
  if (channel === 'whatsapp') return party.phone === null ? 'no-address' : null
  if (party.email === null) return 'no-address'
  if (party.emailSuppression === null) return null
  return party.emailSuppression === 'unsubscribed' || party.emailSuppression === 'complained'
    ? 'refused'
    : 'address-fails'
}

/** When the party got its last message, in milliseconds since 1970; null when it never got one. */
export function lastWrittenAt({ deliveries, lastReminderSent }: PartyState): number | null {
  const left = deliveries
    .filter(({ status }) => !neverLeft.includes(status) && status !== 'failed' && status !== 'bounced')
    .map(({ sentAt, at }) => Date.parse(sentAt ?? at))
  if (lastReminderSent !== null) left.push(Date.parse(lastReminderSent))
  return left.length === 0 ? null : Math.max(...left)
}

/** Until when a party gets no reminder after its last message, in milliseconds since 1970; 0 when it never got one. */
export function restsUntil(party: PartyState): number {
  const last = lastWrittenAt(party)
  return last === null ? 0 : last + restMs
}

/**
 * Why a party gets no message of that kind on that channel now; null = it gets one. An invitation is sent once, and
 * again when the last one was not sent, or did not arrive and the address has changed since. Reminders go to invited
 * parties, not before three days after any message; with `evenIfResting` the owner overrides that for chosen guests.
 */
export function refusalOf(
  party: PartyState,
  kind: CampaignKind,
  channel: Channel,
  now: number,
  { evenIfResting = false }: { evenIfResting?: boolean } = {},
): Refusal | null {
  if (party.status !== 'pending') return 'answered'
  return kind === 'invitation'
    ? (addressRefusal(party, channel) ?? invitationRefusal(party, channel))
    : (reminderRefusal(party, now, evenIfResting) ?? addressRefusal(party, channel))
}

function invitationRefusal(party: PartyState, channel: Channel): Refusal | null {
  const last = messageBy(party, 'invitation', channel)
  if (!last || last.status === 'skipped') return null
  if (!didNotArrive.includes(last.status)) return 'invited'
  return last.toFormerAddress ? null : 'address-fails'
}

function reminderRefusal(party: PartyState, now: number, evenIfResting: boolean): Refusal | null {
  const { deliveries } = party
  if (deliveries.some(({ status }) => status === 'queued' || status === 'sending')) return 'under-way'
  const isInvited = deliveries.some(
    ({ kind, status }) =>
      kind === 'invitation' && !neverLeft.includes(status) && status !== 'failed' && status !== 'bounced',
  )
  if (!isInvited) return 'not-invited'
  return !evenIfResting && now < restsUntil(party) ? 'rests' : null
}
