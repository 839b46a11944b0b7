const reasons: Record<number, string> = {
  30036: 'WhatsApp no lo ha podido enviar a tiempo',
  21211: 'El número de teléfono no es válido',
  63003: 'Este número no tiene WhatsApp',
  63015: 'Esta persona aún no se ha unido al WhatsApp de prueba',
  63016: 'WhatsApp no admite este texto sin plantilla aprobada',
  63019: 'WhatsApp no ha podido cargar la imagen de la invitación',
  63021: 'WhatsApp no ha admitido la imagen de la invitación',
  63018: 'Se ha alcanzado el límite diario de WhatsApp',
  63024: 'El número no puede recibir WhatsApp',
}

/** The picture alone was the cause: nothing was sent, and without it the message can be. */
export const isPictureFault = (code: number | null): boolean => code === 63019 || code === 63021

/** Why a message was not sent, for the owner, in Spanish (codes: twilio.com/docs/api/errors). */
export const whatsappReason = (code: number): string => reasons[code] ?? 'WhatsApp ha rechazado el mensaje'
