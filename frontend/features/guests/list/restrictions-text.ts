import type { OwnedGuest } from '../../../../domain/calls/guests.ts'

/**
 * A party's dietary restrictions, short enough for a row: each once and without the names of the full text
 * ('Ana: sin gluten; Luis: sin gluten' becomes 'sin gluten'). Null when there is none.
 */
export function restrictionsText(
  guest: Pick<OwnedGuest, 'attendees' | 'dietaryRestrictions'>,
): string | null {
  const each = guest.attendees.flatMap(({ dietary }) => dietary ?? [])
  const once = [...new Map(each.map((text) => [text.toLocaleLowerCase('es'), text])).values()]
  return once.length > 0 ? once.join(', ') : guest.dietaryRestrictions
}
