import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import type { GuestStatus } from '../../../../domain/party/guest-status.ts'
import { partyKeys } from '../../../../domain/party/party-fields.ts'
import type { Channel } from '../../../../domain/sending/channel.ts'
import { type GuestNeed, isNeeding } from '../../../../domain/sending/guest-needs.ts'
import { foldText } from '../../../lib/fold-text.ts'
import { type MessageState, messageStateOf } from './message-state.ts'
import { isMissing, type Missing } from './missing.ts'

export type GuestFilter = {
  search: string
  status: GuestStatus | 'all'
  group: string | null
  message: MessageState | null
  missing: Missing | null
  need: GuestNeed | null
}
export const noFilter: GuestFilter = {
  search: '',
  status: 'all',
  group: null,
  message: null,
  missing: null,
  need: null,
}

/** The list's label of each need. */
export const needNames = {
  invitation: 'por invitar',
  whatsapp: 'por invitar por WhatsApp',
  address: 'con una dirección que no funciona',
  reminder: 'por recordar',
  contact: 'sin email ni teléfono',
  names: 'con acompañantes por nombrar',
} as const satisfies Record<GuestNeed, string>

export const isFiltering = ({ search, status, group, message, missing, need }: GuestFilter): boolean =>
  search.trim() !== '' ||
  status !== 'all' ||
  group !== null ||
  message !== null ||
  missing !== null ||
  need !== null

const texts = new WeakMap<OwnedGuest, string>()

/** The searchable text of a guest: all names and whatever its owner wrote. Folded once for each guest. */
function searchable(guest: OwnedGuest): string {
  const known = texts.get(guest)
  if (known !== undefined) return known
  const own = partyKeys.map((key) => guest[key]).filter((value) => typeof value === 'string')
  const text = foldText(
    [...own, ...guest.guestNames, ...guest.people.map(({ name }) => name ?? '')].join('\n'),
  )
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
): readonly OwnedGuest[] {
  if (!isFiltering(filter)) return guests
  const words = foldText(filter.search).split(' ').filter(Boolean)
  return guests.filter(
    (guest) =>
      (filter.status === 'all' || guest.status === filter.status) &&
      (filter.group === null || guest.group === filter.group) &&
      (filter.message === null || messageStateOf(guest) === filter.message) &&
      (filter.missing === null || isMissing(filter.missing, guest)) &&
      (filter.need === null || isNeeding(filter.need, guest, now, sentBy)) &&
      words.every((word) => searchable(guest).includes(word)),
  )
}
