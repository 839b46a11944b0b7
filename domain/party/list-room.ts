import type { PlanType } from '../payment/plans.ts'
import { guestLimitOf } from '../payment/plans.ts'
import { mostParties } from './list-limits.ts'

/** What an event says about the room on its list. */
export type ListPlan = {
  planType: PlanType
  /** Parties that were invited and removed afterwards: they still count for a plan's limit. */
  removedInvited: number
}

/**
 * How full a list is: `limit` as its plan sells it (null = none is sold), what counts towards it, and how many more
 * fit.
 */
export type ListRoom = { limit: number | null; counted: number; left: number }

/** The room on a list that holds `present` parties: the server refuses by it, and the screens say it. */
export function roomOf({ planType, removedInvited }: ListPlan, present: number): ListRoom {
  const limit = guestLimitOf[planType]
  const counted = limit === null ? present : present + removedInvited
  return { limit, counted, left: Math.max(0, (limit ?? mostParties) - counted) }
}

/** How many more parties fit, as part of a sentence: 'caben 3 más', 'no cabe ninguno más'. */
export function roomText(left: number): string {
  if (left <= 0) return 'no cabe ninguno más'
  return left === 1 ? 'cabe 1 más' : `caben ${left.toLocaleString('es-ES')} más`
}

/** What a count that is higher than the list explains itself with; empty where nobody was removed. */
export const removedText = ({ planType, removedInvited }: ListPlan): string =>
  guestLimitOf[planType] !== null && removedInvited > 0
    ? ', contando los que invitaste y después borraste'
    : ''
