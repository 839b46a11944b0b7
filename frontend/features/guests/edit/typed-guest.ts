import { partyKeys } from '../../../../domain/party/party-fields.ts'
import { blankPartyForm } from './party-form.ts'

type Typed = typeof blankPartyForm

const keyOf = (eventId: string) => `typed-guest:${eventId}`

/** What was typed of a new guest and not added yet: kept over a close or a reload, in this tab alone. */
export const typedGuest = {
  find(eventId: string): Typed {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(eventId)) ?? '{}')
      return { ...blankPartyForm, ...(typeof kept === 'object' ? kept : {}) }
    } catch {
      return blankPartyForm
    }
  },
  keep(eventId: string, typed: Partial<Record<keyof Typed, unknown>>): void {
    const isBlank = partyKeys.every((key) => (typed[key] ?? '') === '' || typed[key] === blankPartyForm[key])
    try {
      if (isBlank) sessionStorage.removeItem(keyOf(eventId))
      else sessionStorage.setItem(keyOf(eventId), JSON.stringify(typed))
    } catch {
      // A full or forbidden storage keeps nothing.
    }
  },
  /** On signing out: the next person at this browser finds nothing. */
  forgetAll(): void {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(keyOf(''))) sessionStorage.removeItem(key)
  },
}
