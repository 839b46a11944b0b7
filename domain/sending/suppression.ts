/**
 * Why an address is not written to any more for its event, the weaker reason first: what a person said stands above
 * what a mail server said, and is never replaced by it.
 */
export const suppressionReasons = ['bounced', 'suppressed', 'unsubscribed', 'complained'] as const
export type SuppressionReason = (typeof suppressionReasons)[number]

/** What the owner reads: a word for the row, and the whole sentence. */
export const suppressionWords = {
  bounced: { label: 'Email que no funciona', sentence: 'La dirección no existe o no admite correo' },
  suppressed: { label: 'Email bloqueado', sentence: 'El servicio de correo ya no escribe a esta dirección' },
  unsubscribed: { label: 'De baja', sentence: 'Pidió no recibir más emails de este evento' },
  complained: {
    label: 'Marcado como spam',
    sentence: 'Marcó como no deseado un email de este evento: ya no le escribimos',
  },
} as const satisfies Record<SuppressionReason, { label: string; sentence: string }>
