import { guestLimits } from '../../../../backend/events/contract.ts'
import { pricesInCents } from '../../../../backend/payments/contract.ts'

const euros = (cents: number) => cents / 100

/** The two plans as they are sold (spec §9; decisions: Plans). Prices in euros, VAT included. */
export const plans = [
  {
    key: 'essence',
    name: 'Essence',
    price: euros(pricesInCents.essence),
    description: 'Todo lo que hace falta para invitar por email y saber quién viene.',
    features: [
      `Hasta ${guestLimits.essence} invitaciones en tu lista`,
      '5 formatos de invitación',
      'Envío por email con seguimiento',
      'Importación de tu lista de Excel',
      'Confirmaciones con menús, intolerancias y autobús',
      'Métricas esenciales en tiempo real',
      'Atención prioritaria por email',
    ],
    action: 'Comenzar con Essence',
  },
  {
    key: 'grand-soiree',
    name: 'Grand Soirée',
    price: euros(pricesInCents['grand-soiree']),
    label: 'Recomendado',
    description: 'Para bodas grandes y anfitriones que quieren tenerlo todo a la vista.',
    features: [
      'Invitaciones ilimitadas',
      'Los 15 formatos, sin nuestra marca al pie',
      'Envío por email y por WhatsApp Business',
      'Confirmaciones con estadísticas avanzadas',
      'Importación de Excel con validación automática',
      'Exportación a Excel, CSV y PDF',
      'Dominio .com o .es durante un año',
      'Asistente personal por chat, 24 horas',
    ],
    action: 'Comenzar con Grand Soirée',
  },
] as const

/** What Essence pays to become Grand Soirée, in euros. */
export const upgradePrice = euros(pricesInCents.upgrade)
