import { AppError } from '../platform/errors.ts'
import { type Format, formats, guestLimits, planNames } from './contract.ts'
import type { Event } from './event.ts'

type Planned = Pick<Event, 'isPaid' | 'planType'>

/** Import, template, adding guests and sending need a paid event (decisions: Plans). Throws `payment-required`. */
export function requirePaid(event: Planned): void {
  if (!event.isPaid) throw new AppError('payment-required')
}

/** WhatsApp, advanced statistics, CSV and PDF. Throws `payment-required`, or `plan-required` naming the plan. */
export function requireGrandSoiree(event: Planned): void {
  requirePaid(event)
  if (event.planType !== 'grand_soiree') throw new AppError('plan-required', { plan: planNames.grand_soiree })
}

/** How many more parties the plan admits; null = any number. */
export function guestsLeft(event: Planned, present: number): number | null {
  const limit = guestLimits[event.planType]
  return limit === null ? null : Math.max(0, limit - present)
}

/** The format guests see: the chosen one, or classic when the plan does not include it (decisions: Plans). */
export function renderedFormat(event: Planned & Pick<Event, 'invitationFormat'>): Format {
  const included =
    formats[event.invitationFormat].plan === 'essence' || (event.isPaid && event.planType === 'grand_soiree')
  return included ? event.invitationFormat : 'classic'
}
