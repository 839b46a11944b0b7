import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { guestStatuses } from '../../../../domain/party/guest-status.ts'
import { inSpanishOrder } from '../../../lib/spanish-order.ts'
import { messageStateOf, messageStates } from './message-state.ts'

/** What a list is sorted by. */
export const sortKeys = ['name', 'group', 'seats', 'status', 'message', 'answered'] as const
export type SortKey = (typeof sortKeys)[number]
export type GuestSort = { key: SortKey; isDescending: boolean }

/**
 * The list in that order; equal ones, and all of them without a sort, in the order in which they came. Who has no value
 * comes last, whichever way it is sorted.
 */
export function sortGuests(guests: readonly OwnedGuest[], sort: GuestSort | null): readonly OwnedGuest[] {
  if (!sort) return inOwnOrder(guests)
  const rankOf = valuesBy(sort.key, guests)
  const sign = sort.isDescending ? -1 : 1
  return inOwnOrder(guests)
    .map((guest) => ({ guest, value: rankOf(guest) }))
    .sort((one, other) => {
      if (one.value === null || other.value === null)
        return Number(one.value === null) - Number(other.value === null)
      return sign * (one.value - other.value)
    })
    .map(({ guest }) => guest)
}

/** What came late, such as a party that was brought back, takes its own place. */
function inOwnOrder(guests: readonly OwnedGuest[]): readonly OwnedGuest[] {
  const isInOrder = guests.every(
    ({ position }, at) => at === 0 || position >= (guests[at - 1]?.position ?? 0),
  )
  return isInOrder ? guests : [...guests].sort((one, other) => one.position - other.position)
}

function valuesBy(key: SortKey, guests: readonly OwnedGuest[]): (guest: OwnedGuest) => number | null {
  switch (key) {
    case 'name':
    case 'group': {
      const ranks = ranksOf(key, guests)
      return (guest) => ranks.get(guest[key]) ?? null
    }
    case 'seats':
      return ({ status, confirmedGuests, maxGuests }) => (status === 'pending' ? maxGuests : confirmedGuests)
    case 'status':
      return ({ status }) => guestStatuses.indexOf(status)
    case 'message':
      return (guest) => messageStates.indexOf(messageStateOf(guest))
    case 'answered':
      return ({ answeredAt }) => (answeredAt === null ? null : Date.parse(answeredAt))
  }
}

type Ranks = ReadonlyMap<string, number>
const known: { name: Ranks; group: Ranks } = { name: new Map(), group: new Map() }

/**
 * The place of each text in Spanish order. Comparing 10,000 names takes a tenth of a second: the places are kept while
 * no new text comes, so that an answer that arrives sorts numbers only.
 */
function ranksOf(key: 'name' | 'group', guests: readonly OwnedGuest[]): Ranks {
  const texts = new Set(guests.map((guest) => guest[key]))
  if ([...texts].some((text) => !known[key].has(text))) {
    let rank = 0
    let before: string | undefined
    known[key] = new Map(
      [...texts].sort(inSpanishOrder).map((text) => {
        // Texts that are the same in an index share a place, and stay in the order in which they came.
        if (before !== undefined && inSpanishOrder(before, text) !== 0) rank += 1
        before = text
        return [text, rank]
      }),
    )
  }
  return known[key]
}
