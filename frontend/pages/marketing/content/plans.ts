import { linesOf } from '../../../../domain/payment/plan-lines.ts'
import { pricesInCents } from '../../../../domain/payment/purchase-plans.ts'

const euros = (cents: number) => cents / 100

/** The two plans as they are sold. Prices in euros, VAT included. */
export const plans = [
  {
    key: 'essence',
    name: 'Essence',
    price: euros(pricesInCents.essence),
    description: 'Todo lo que hace falta para invitar por email y saber quién viene.',
    features: linesOf('essence'),
    action: 'Comenzar con Essence',
  },
  {
    key: 'grand-soiree',
    name: 'Grand Soirée',
    price: euros(pricesInCents['grand-soiree']),
    label: 'Recomendado',
    description: 'Para bodas grandes y anfitriones que quieren tenerlo todo a la vista.',
    features: linesOf('grand_soiree'),
    action: 'Comenzar con Grand Soirée',
  },
] as const

/** What Essence pays to become Grand Soirée, in euros. */
export const upgradePrice = euros(pricesInCents.upgrade)
