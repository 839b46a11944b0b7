import type { CampaignKind } from './campaign-kind.ts'
import type { Channel } from './channel.ts'
import { reminderRestDays } from './reminder-rest.ts'
import type { SuppressionReason } from './suppression.ts'

/** The newest message of a kind on a channel. Times are ISO texts. */
export type PartyMessage = {
  channel: Channel
  kind: CampaignKind
  status: string
  sentAt: string | null
  /** True when the party has another address on that channel by now. */
  toFormerAddress: boolean
  at: string
}

/** What is known of a party when somebody is to be written to: the same facts on the server and on the screen. */
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
  /** It asked for no more mails, or called one spam. */
  | 'refused'
  | 'no-address'
  /** The last one did not arrive, and the address is still the same. */
  | 'address-fails'
  | 'invited'
  | 'not-invited'
  /** A message to it is on its way. */
  | 'under-way'
  /** It was written to less than three days ago. */
  | 'rests'

const neverLeft: readonly string[] = ['queued', 'skipped', 'sending']
const didNotArrive: readonly string[] = ['failed', 'bounced', 'complained']
const restMs = reminderRestDays * 24 * 60 * 60 * 1000

const messageBy = ({ deliveries }: PartyState, kind: CampaignKind, channel: Channel) =>
  deliveries.find((message) => message.kind === kind && message.channel === channel)

/** Why nothing can be sent to the party on a channel, whatever it says; null when it can. */
function addressRefusal(party: PartyState, channel: Channel): Refusal | null {
  if (channel === 'whatsapp') return party.phone === null ? 'no-address' : null
  if (party.email === null) return 'no-address'
  if (party.emailSuppression === null) return null
  return party.emailSuppression === 'unsubscribed' || party.emailSuppression === 'complained'
    ? 'refused'
    : 'address-fails'
}

/** When the party was last written to, in milliseconds since 1970; null when nothing ever left. */
export function lastWrittenAt({ deliveries, lastReminderSent }: PartyState): number | null {
  const left = deliveries
    .filter(({ status }) => !neverLeft.includes(status) && status !== 'failed' && status !== 'bounced')
    .map(({ sentAt, at }) => Date.parse(sentAt ?? at))
  if (lastReminderSent !== null) left.push(Date.parse(lastReminderSent))
  return left.length === 0 ? null : Math.max(...left)
}

/** Until when a party that was written to is left in peace, in milliseconds since 1970; 0 when nothing ever left. */
export function restsUntil(party: PartyState): number {
  const last = lastWrittenAt(party)
  return last === null ? 0 : last + restMs
}

/**
 * Why a party gets no message of that kind on that channel now; null = it gets one. Invitations go once, and again when
 * the last did not leave, or did not arrive and the address has changed since. Reminders go to who was invited, at most
 * once in three days after whatever message; `evenIfResting` is the owner's own word for chosen guests.
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
