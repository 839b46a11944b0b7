import type { HistoryEntry } from '../../../../domain/calls/guest-history.ts'
import type { ChangeableField } from '../../../../domain/party/changeable-fields.ts'
import { partyFields } from '../../../../domain/party/party-fields.ts'
import type { DeliveryStatus } from '../../../../domain/sending/delivery-status.ts'

const messageNames = { invitation: 'Invitación', reminder: 'Recordatorio' } as const
const channelNames = { email: 'email', whatsapp: 'WhatsApp' } as const
/** After 'Invitación por email: '. */
const reached: Record<DeliveryStatus, string> = {
  queued: 'en cola',
  skipped: 'no se envió',
  sending: 'saliendo',
  sent: 'enviado',
  delivered: 'entregado',
  opened: 'abierto',
  read: 'leído',
  bounced: 'rebotado',
  failed: 'no se pudo entregar',
  complained: 'marcado como spam',
  unknown: 'sin confirmar si llegó',
}

const fieldName = (field: ChangeableField) =>
  field === 'people' ? 'personas' : partyFields[field].label.toLowerCase()

/** One thing that happened, as a sentence without its time: 'Cambiaste nombre y teléfono'. */
export function entryText({ kind, by, fields, message }: HistoryEntry): string {
  switch (kind) {
    case 'added':
      return 'Añadido a mano.'
    case 'imported':
      return 'Llegó con tu lista.'
    case 'changed':
      return fields && fields.length > 0
        ? `Cambiaste ${new Intl.ListFormat('es', { type: 'conjunction' }).format(fields.map(fieldName))}.`
        : 'Cambiaste sus datos.'
    case 'removed':
      return 'Eliminado de la lista.'
    case 'restored':
      return 'Recuperado, con su enlace de siempre.'
    case 'answered':
      return by === 'guest' ? 'Respondió desde su enlace.' : 'Anotaste su respuesta.'
    case 'message':
      return message
        ? `${messageNames[message.kind]} por ${channelNames[message.channel]}: ${reached[message.status]}.`
        : 'Mensaje.'
  }
}
