import { type PurchasePlan, pricesInCents } from '../../../backend/payments/contract.ts'

const euros = new Intl.NumberFormat('es-ES', { minimumFractionDigits: 0, maximumFractionDigits: 2 })

/** '99 €', VAT included. */
export const priceText = (plan: PurchasePlan): string => `${euros.format(pricesInCents[plan] / 100)} €`

/** What each purchase brings (spec §9; decisions: Plans). */
export const planFeatures = {
  essence: [
    'Hasta 150 invitados',
    '5 formatos de invitación',
    'Envío por email con seguimiento',
    'Confirmaciones al momento en tu panel',
    'Importar y exportar en Excel',
    'Soporte prioritario por email',
  ],
  'grand-soiree': [
    'Invitados sin límite',
    'Los 15 formatos de invitación',
    'Email y WhatsApp',
    'Estadísticas avanzadas',
    'Exportar en Excel, CSV y PDF',
    'Sin nuestra marca en la invitación',
  ],
  upgrade: [
    'Invitados sin límite',
    'Los 15 formatos de invitación',
    'WhatsApp además del email',
    'Estadísticas avanzadas',
    'Exportar también en CSV y PDF',
    'Sin nuestra marca en la invitación',
  ],
} as const satisfies Record<PurchasePlan, readonly string[]>
