import { mostParties } from '../../domain/party/list-limits.ts'
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

/** How many more parties a list admits that holds `present`, and the failure that says so to who adds more. */
export function guestsLeft(event: Planned, present: number): { left: number; full: () => AppError } {
  const limit = guestLimits[event.planType] ?? mostParties
  const left = Math.max(0, limit - present)
  return {
    left,
    full: () => new AppError(limit === mostParties ? 'list-full' : 'guest-limit', { limit, left }),
  }
}

/** The format guests see: the chosen one, or classic when the plan does not include it (decisions: Plans). */
export function renderedFormat(event: Planned & Pick<Event, 'invitationFormat'>): Format {
  const included =
    formats[event.invitationFormat].plan === 'essence' || (event.isPaid && event.planType === 'grand_soiree')
  return included ? event.invitationFormat : 'classic'
}
