import type { OwnedGuest } from '../../../../domain/calls/guests.ts'

/**
 * What a party cannot eat, short enough for a row: each restriction once and without the names that the whole text
 * carries ('Ana: sin gluten; Luis: sin gluten' is 'sin gluten'). Null when there is none.
 */
export function restrictionsText(
  guest: Pick<OwnedGuest, 'attendees' | 'dietaryRestrictions'>,
): string | null {
  const each = guest.attendees.flatMap(({ dietary }) => dietary ?? [])
  const once = [...new Map(each.map((text) => [text.toLocaleLowerCase('es'), text])).values()]
  return once.length > 0 ? once.join(', ') : guest.dietaryRestrictions
}
