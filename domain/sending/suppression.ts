/**
 * Why an address is suppressed for its event, weakest reason first: what a person decided outranks what a mail server
 * reported.
 */
export const suppressionReasons = ['bounced', 'suppressed', 'unsubscribed', 'complained'] as const
export type SuppressionReason = (typeof suppressionReasons)[number]

/** The texts for the owner: a label for the row, and a sentence. */
export const suppressionWords = {
  bounced: { label: 'Email que no funciona', sentence: 'La dirección no existe o no admite correo' },
  suppressed: { label: 'Email bloqueado', sentence: 'El servicio de correo ya no escribe a esta dirección' },
  unsubscribed: { label: 'De baja', sentence: 'Pidió no recibir más emails de este evento' },
  complained: {
    label: 'Marcado como spam',
    sentence: 'Marcó como no deseado un email de este evento: ya no le escribimos',
  },
} as const satisfies Record<SuppressionReason, { label: string; sentence: string }>
