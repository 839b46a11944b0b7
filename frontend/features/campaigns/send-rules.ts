import type { OwnedGuest } from '../../../backend/guests/contract.ts'
import type {
  CampaignKind,
  CampaignSummary,
  Channel,
  DeliveryStatus,
  Method,
  SendAccepted,
} from '../../../backend/messaging/contract.ts'
import { countText } from '../../lib/count-text.ts'
import { isTrouble } from '../../ui/delivery-state.tsx'

const dayMs = 24 * 60 * 60 * 1000
type Addressed = Pick<
  OwnedGuest,
  'status' | 'email' | 'phone' | 'emailSuppression' | 'deliveries' | 'lastReminderSent'
>

export const channelsOf = (method: Method): readonly Channel[] =>
  method === 'both' ? ['email', 'whatsapp'] : [method]

const hasAddress = (guest: Addressed, channel: Channel) =>
  channel === 'email' ? guest.email !== null && !guest.emailSuppression : guest.phone !== null

const invitationBy = (guest: Addressed, channel: Channel) =>
  guest.deliveries.find((delivery) => delivery.kind === 'invitation' && delivery.channel === channel)

/** Whom a campaign would reach (decisions: Sending). `failed` get it only once their address is corrected. */
export type Audience = { ready: number; failed: number; withoutAddress: number }

/**
 * Invitations: pending guests not yet sent one on a channel. Reminders: pending guests who were invited, at most
 * once in 24 hours. The server decides; this says beforehand what pressing the button does.
 */
export function audienceOf(
  guests: readonly Addressed[],
  kind: CampaignKind,
  method: Method,
  now = Date.now(),
): Audience {
  const audience: Audience = { ready: 0, failed: 0, withoutAddress: 0 }
  for (const guest of guests) {
    if (guest.status !== 'pending') continue
    if (kind === 'reminder' && !canBeReminded(guest, now)) continue
    const reachable = channelsOf(method).filter((channel) => hasAddress(guest, channel))
    if (reachable.length === 0) audience.withoutAddress++
    else if (kind === 'reminder' || reachable.some((channel) => !invitationBy(guest, channel)))
      audience.ready++
    else if (reachable.some((channel) => isTrouble(invitationBy(guest, channel)?.status ?? 'sent')))
      audience.failed++
  }
  return audience
}

const neverLeft: readonly DeliveryStatus[] = ['queued', 'failed', 'bounced']
const onItsWay: readonly DeliveryStatus[] = ['queued', 'sending']

function canBeReminded({ deliveries, lastReminderSent }: Addressed, now: number): boolean {
  const wasInvited = deliveries.some(
    ({ kind, status }) => kind === 'invitation' && !neverLeft.includes(status),
  )
  const isUnderWay = deliveries.some(({ kind, status }) => kind === 'reminder' && onItsWay.includes(status))
  const isRecent = lastReminderSent !== null && now - Date.parse(lastReminderSent) < dayMs
  return wasInvited && !isUnderWay && !isRecent
}

/** What the button does: 'Enviar 84 invitaciones'; or that there is nothing to do. */
export function sendLabel(kind: CampaignKind, { ready, failed }: Audience): string {
  if (ready === 0 && failed > 0) return `Volver a enviar a ${countText(failed, 'invitado', 'invitados')}`
  if (ready === 0)
    return kind === 'invitation' ? 'No hay invitaciones que enviar' : 'No hay recordatorios que enviar'
  return kind === 'invitation'
    ? `Enviar ${countText(ready, 'invitación', 'invitaciones')}`
    : `Enviar ${countText(ready, 'recordatorio', 'recordatorios')}`
}

/** What was accepted, in one sentence. */
export function acceptedText(kind: CampaignKind, answer: SendAccepted): string {
  const { totalPendingGuests, emailsSent, whatsappSent, skipped } = answer
  if (totalPendingGuests === 0)
    return kind === 'invitation'
      ? 'No queda nadie por invitar con este método.'
      : 'Nadie necesita un recordatorio ahora.'
  const messages = [
    emailsSent > 0 && countText(emailsSent, 'email', 'emails'),
    whatsappSent > 0 && countText(whatsappSent, 'WhatsApp', 'WhatsApp'),
  ].filter(Boolean)
  const sentence = `${countText(totalPendingGuests, 'invitado', 'invitados')}: ${messages.join(' y ') || 'ningún mensaje'} en camino`
  return skipped > 0
    ? `${sentence}; ${countText(skipped, 'se queda', 'se quedan')} fuera por no tener dirección.`
    : `${sentence}.`
}

export type CampaignProgress = {
  total: number
  /** No longer waiting for us: sent, or known not to go. */
  done: number
  /** Deliveries by state, both channels together, in the order a delivery goes through them. */
  states: { status: DeliveryStatus; count: number }[]
  isRunning: boolean
}

const order: readonly DeliveryStatus[] = [
  'queued',
  'sending',
  'sent',
  'delivered',
  'opened',
  'read',
  'unknown',
  'skipped',
  'bounced',
  'failed',
  'complained',
]

/** How far a campaign is, from its counts by channel and state. */
export function progressOf({ counts, total, finishedAt }: CampaignSummary): CampaignProgress {
  const states = order
    .map((status) => ({ status, count: (counts.email?.[status] ?? 0) + (counts.whatsapp?.[status] ?? 0) }))
    .filter(({ count }) => count > 0)
  const waiting = states.reduce(
    (sum, { status, count }) => sum + (status === 'queued' || status === 'sending' ? count : 0),
    0,
  )
  return { total, done: Math.max(0, total - waiting), states, isRunning: finishedAt === null }
}
