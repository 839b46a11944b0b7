import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import type { GuestStatus } from '../../../../domain/party/guest-status.ts'
import { partyKeys } from '../../../../domain/party/party-fields.ts'
import type { Channel } from '../../../../domain/sending/channel.ts'
import { type GuestNeed, isNeeding } from '../../../../domain/sending/guest-needs.ts'
import { foldText } from '../../../lib/fold-text.ts'

export type GuestFilter = {
  search: string
  status: GuestStatus | 'all'
  group: string | null
  need: GuestNeed | null
}
export const noFilter: GuestFilter = { search: '', status: 'all', group: null, need: null }

/** The list's label of each need. */
export const needNames = {
  invitation: 'por invitar',
  whatsapp: 'por invitar por WhatsApp',
  address: 'con una dirección que no funciona',
  reminder: 'por recordar',
  contact: 'sin email ni teléfono',
} as const satisfies Record<GuestNeed, string>

export const isFiltering = ({ search, status, group, need }: GuestFilter): boolean =>
  search.trim() !== '' || status !== 'all' || group !== null || need !== null

const texts = new WeakMap<OwnedGuest, string>()

/** The searchable text of a guest: all names and whatever its owner wrote. Folded once for each guest. */
function searchable(guest: OwnedGuest): string {
  const known = texts.get(guest)
  if (known !== undefined) return known
  const own = partyKeys.map((key) => guest[key]).filter((value) => typeof value === 'string')
  const text = foldText([...own, ...guest.guestNames].join('\n'))
  texts.set(guest, text)
  return text
}

/**
 * The guests that fit every part of the filter; every word of the search must appear, accents and case aside. `sentBy`
 * is by what the event's plan sends.
 */
export function filterGuests(
  guests: readonly OwnedGuest[],
  filter: GuestFilter,
  sentBy: readonly Channel[],
  now = Date.now(),
): OwnedGuest[] {
  const words = foldText(filter.search).split(' ').filter(Boolean)
  return guests.filter(
    (guest) =>
      (filter.status === 'all' || guest.status === filter.status) &&
      (filter.group === null || guest.group === filter.group) &&
      (filter.need === null || isNeeding(filter.need, guest, now, sentBy)) &&
      words.every((word) => searchable(guest).includes(word)),
  )
}

/** The groups of the list, in Spanish alphabetical order. */
export const groupsOf = (guests: readonly OwnedGuest[]): string[] =>
  [...new Set(guests.map(({ group }) => group))].sort(new Intl.Collator('es').compare)
