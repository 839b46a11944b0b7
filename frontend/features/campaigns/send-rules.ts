import type { CampaignSummary, SendAccepted } from '../../../domain/calls/messaging.ts'
import { type PartyState, refusalOf, restsUntil } from '../../../domain/sending/audience.ts'
import type { CampaignKind } from '../../../domain/sending/campaign-kind.ts'
import type { Channel, Method } from '../../../domain/sending/channel.ts'
import { type DeliveryStatus, deliveryStatuses } from '../../../domain/sending/delivery-status.ts'
import { countText } from '../../lib/count-text.ts'

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

/** When somebody can be reminded, relative to now: 'desde el martes', 'desde mañana', 'desde las 18:30'. */
export function restText(until: number, timezone: string, now = Date.now()): string {
  const format = (time: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('es-ES', { ...options, timeZone: timezone }).format(time)
  const day = (time: number) => format(time, { dateStyle: 'short' })
  if (day(until) === day(now))
    return `desde hoy a las ${format(until, { hour: '2-digit', minute: '2-digit' })}`
  if (day(until) === day(now + 24 * 60 * 60 * 1000)) return 'desde mañana'
  return `desde el ${format(until, { weekday: 'long' })}`
}

/** The button's label: 'Enviar 84 invitaciones', or that there is nothing to send. */
export function sendLabel(kind: CampaignKind, { ready }: Pick<Audience, 'ready'>): string {
  if (ready === 0)
    return kind === 'invitation' ? 'No hay invitaciones que enviar' : 'No hay recordatorios que enviar'
  return kind === 'invitation'
    ? `Enviar ${countText(ready, 'invitación', 'invitaciones')}`
    : `Enviar ${countText(ready, 'recordatorio', 'recordatorios')}`
}

/** The result of a request, in one sentence. */
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
  /** Final states: sent, or known not to be sent. */
  done: number
  /** Deliveries by state, both channels together, in the order of the states. */
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

/** A campaign's progress, from its counts by channel and state. */
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

const plurals: Partial<Record<DeliveryStatus, string>> = {
  sent: 'enviados',
  delivered: 'entregados',
  opened: 'abiertos',
  read: 'leídos',
  skipped: 'no enviados',
  bounced: 'rebotados',
  failed: 'fallidos',
  complained: 'marcados como spam',
}

/** A state's label in singular or plural: 'rebotado', 'rebotados'. */
export const stateOf = (status: DeliveryStatus, count: number): string =>
  (count !== 1 && plurals[status]) || deliveryStatuses[status].toLowerCase()

/** How many messages of a campaign were sent, or may have been, and how many are queued. */
export function sentAndUnsent({ counts, total }: Pick<CampaignSummary, 'counts' | 'total'>) {
  const sum = (status: DeliveryStatus) => (counts.email?.[status] ?? 0) + (counts.whatsapp?.[status] ?? 0)
  const waiting = sum('queued')
  return { left: total - waiting - sum('skipped'), waiting }
}

/** The effect of cancelling: 'Han salido 12 mensajes; 8 no saldrán.' */
export function cancelText(left: number, stopped: number, when: 'past' | 'future'): string {
  const gone =
    left === 0
      ? 'No ha salido ningún mensaje'
      : `${left === 1 ? 'Ha' : 'Han'} salido ${countText(left, 'mensaje', 'mensajes')}`
  const verb =
    when === 'past'
      ? stopped === 1
        ? 'ya no sale'
        : 'ya no salen'
      : stopped === 1
        ? 'no saldrá'
        : 'no saldrán'
  return stopped === 0 ? `${gone}.` : `${gone}; ${countText(stopped, 'mensaje', 'mensajes')} ${verb}.`
}
