import type { SendAccepted } from '../../../domain/calls/messaging.ts'
import type { CampaignKind } from '../../../domain/sending/campaign-kind.ts'
import { type DeliveryStatus, deliveryStatuses } from '../../../domain/sending/delivery-status.ts'
import { countText } from '../../lib/count-text.ts'
import type { Audience } from './audience-of.ts'

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
