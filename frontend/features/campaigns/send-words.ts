import type { CampaignKind } from '../../../domain/sending/campaign-kind.ts'

/** What the screens say of each kind of campaign. */
export const sendWords = {
  invitation: {
    title: 'Enviar invitaciones',
    lead: 'A quien aún no la ha recibido. Repetirlo no se la envía dos veces a nadie.',
    none: 'Todos los pendientes a los que podemos escribir tienen ya su invitación o la tienen en camino.',
    accepted: 'Invitaciones en camino',
    lineHint: 'En el email, bajo la tarjeta y con el nombre de cada invitado.',
    failure: 'Error al enviar invitaciones',
    nobody: 'Invitaciones',
  },
  reminder: {
    title: 'Enviar recordatorios',
    lead: 'A quien fue invitado y no ha contestado. Como mucho, uno cada tres días.',
    none: 'Nadie necesita un recordatorio ahora.',
    accepted: 'Recordatorios en camino',
    lineHint: 'En el email, antes de pedir la respuesta.',
    failure: 'Error al enviar recordatorios',
    nobody: 'Recordatorios',
  },
} as const satisfies Record<CampaignKind, Record<string, string>>
