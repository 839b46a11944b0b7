import { defaultFormat, type Format, formats } from '../../domain/event/formats.ts'
import { mostParties } from '../../domain/party/list-limits.ts'
import { type ListPlan, removedText, roomOf, roomText } from '../../domain/party/list-room.ts'
import { guestLimitOf, planNames } from '../../domain/payment/plans.ts'
import { AppError } from '../platform/errors.ts'
import type { Event } from './event.ts'

type Planned = Pick<Event, 'isPaid' | 'planType'>

/** Import, template, adding guests and sending need a paid event. Throws `payment-required`. */
export function requirePaid(event: Planned): void {
  if (!event.isPaid) throw new AppError('payment-required')
}

/** WhatsApp, advanced statistics, CSV and PDF. Throws `payment-required`, or `plan-required` naming the plan. */
export function requireGrandSoiree(event: Planned): void {
  requirePaid(event)
  if (event.planType !== 'grand_soiree') throw new AppError('plan-required', { plan: planNames.grand_soiree })
}

/**
 * How many more parties fit in a list that holds `present`, and the failure for adding more. Parties that
 * were invited and then removed still count.
 */
export function guestsLeft(
  event: Planned & Pick<Event, 'removedInvited'>,
  present: number,
): { left: number; full: () => AppError } {
  const { limit, left } = roomOf(event, present)
  const full = () =>
    limit === null
      ? new AppError('list-full', { limit: mostParties, left })
      : limitReached(event, limit, left)
  return { left, full }
}

/** Throws `guest-limit` when the `invited` parties, removed ones included, exceed the plan. */
export function requireInvitedFit(
  event: Planned & Pick<Event, 'removedInvited'>,
  invited: number,
  ofThemNew: number,
): void {
  const limit = guestLimitOf[event.planType]
  if (limit !== null && invited > limit) throw limitReached(event, limit, limit - (invited - ofThemNew))
}

const limitReached = (event: ListPlan, limit: number, left: number): AppError =>
  new AppError('guest-limit', { limit, room: roomText(left), removed: removedText(event) })

/** The format that guests see: the chosen one, or classic when the plan does not include it. */
export function renderedFormat(event: Planned & Pick<Event, 'invitationFormat'>): Format {
  const included =
    formats[event.invitationFormat].plan === 'essence' || (event.isPaid && event.planType === 'grand_soiree')
  return included ? event.invitationFormat : defaultFormat
}
