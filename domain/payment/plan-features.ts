import { guestLimitOf, type PlanType } from './plans.ts'

export type PlanFeature = {
  /** The row's label in the comparison. */
  label: string
  /** The row's values in the comparison. */
  compared: Record<PlanType, string>
  /** The line in the plan's list; null when the plan does not include it. */
  lines: Record<PlanType, string | null>
  /** The file that implements it, since everything sold must exist. */
  doneBy: string
}

/** Everything the plans include. All sales pages, the checkout and the comparison derive from this list. */
export const planFeatures: readonly PlanFeature[] = [
  {
    label: 'Invitaciones en tu lista',
    compared: { essence: `Hasta ${guestLimitOf.essence}`, grand_soiree: 'Ilimitadas' },
    lines: {
      essence: `Hasta ${guestLimitOf.essence} invitaciones en tu lista`,
      grand_soiree: 'Invitaciones ilimitadas',
    },
    doneBy: 'backend/events/plan-rules.ts',
  },
  {
    label: 'Formatos de invitación',
    compared: { essence: '5', grand_soiree: '15' },
    lines: { essence: '5 formatos de invitación', grand_soiree: 'Los 15 formatos de invitación' },
    doneBy: 'backend/events/plan-rules.ts',
  },
  {
    label: 'Envíos',
    compared: { essence: 'Email con seguimiento', grand_soiree: 'Email y WhatsApp Business' },
    lines: {
      essence: 'Envío por email con seguimiento',
      grand_soiree: 'Envío por email y por WhatsApp Business, con seguimiento',
    },
    doneBy: 'backend/messaging/request-campaign.ts',
  },
  {
    label: 'Importación de Excel con validación',
    compared: { essence: 'Sí', grand_soiree: 'Sí' },
    lines: { essence: 'Importación de tu lista de Excel', grand_soiree: 'Importación de tu lista de Excel' },
    doneBy: 'backend/guests/imports/import-list.ts',
  },
  {
    label: 'Confirmaciones',
    compared: { essence: 'Menús, intolerancias y autobús', grand_soiree: 'Menús, intolerancias y autobús' },
    lines: {
      essence: 'Confirmaciones con menús, intolerancias y autobús',
      grand_soiree: 'Confirmaciones con menús, intolerancias y autobús',
    },
    doneBy: 'backend/rsvp/answer-invitation.ts',
  },
  {
    label: 'Panel',
    compared: {
      essence: 'Métricas esenciales en tiempo real',
      grand_soiree: 'También estadísticas avanzadas',
    },
    lines: {
      essence: 'Métricas esenciales en tiempo real',
      grand_soiree: 'Estadísticas avanzadas, además de las esenciales',
    },
    doneBy: 'backend/statistics/find-advanced-statistics.ts',
  },
  {
    label: 'Exportar',
    compared: { essence: 'Excel', grand_soiree: 'Excel, CSV y PDF' },
    lines: { essence: 'Exportación a Excel', grand_soiree: 'Exportación a Excel, CSV y PDF' },
    doneBy: 'backend/guests/export-guests.ts',
  },
  {
    label: 'Marca de Velada al pie',
    compared: { essence: 'Sí', grand_soiree: 'No' },
    lines: { essence: null, grand_soiree: 'Sin nuestra marca en la invitación' },
    doneBy: 'backend/invitations/present.ts',
  },
  {
    label: 'Dominio .com o .es un año',
    compared: { essence: 'No', grand_soiree: 'Sí' },
    lines: { essence: null, grand_soiree: 'Dominio .com o .es durante un año' },
    doneBy: 'backend/concierge/request-service.ts',
  },
  {
    label: 'Atención',
    compared: { essence: 'Prioritaria por email', grand_soiree: 'Asistente personal desde tu panel' },
    lines: {
      essence: 'Atención prioritaria por email',
      grand_soiree: 'Asistente personal: le escribes desde tu panel',
    },
    doneBy: 'backend/concierge/request-service.ts',
  },
]

/** In what time our staff answer a request from the dashboard. */
export const answeredWithin = {
  essence: 'dos días laborables',
  grand_soiree: '24 horas',
} as const satisfies Record<PlanType, string>
