/** A delivery's states, with the owner's label. */
export const deliveryStatuses = {
  queued: 'En cola',
  skipped: 'No enviado',
  sending: 'Enviando',
  sent: 'Enviado',
  delivered: 'Entregado',
  opened: 'Abierto',
  read: 'Leído',
  bounced: 'Rebotado',
  failed: 'Fallido',
  complained: 'Marcado como spam',
  unknown: 'Sin confirmar',
} as const

export type DeliveryStatus = keyof typeof deliveryStatuses
export const deliveryStatusKeys = Object.keys(deliveryStatuses) as DeliveryStatus[]
