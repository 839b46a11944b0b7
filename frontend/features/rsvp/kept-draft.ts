import type { InvitedGuest } from '../../../domain/calls/invitations.ts'
import type { AnswerDraft } from './answer-draft.ts'

/** Lifetime of a stored draft: it may contain health data, so it stays on this device for a day only. */
const longest = 24 * 3_600_000

const shelf = ({ id }: InvitedGuest) => `draft:${id}`

/** Stores the form for a reload; null deletes it. */
export function keepDraft(guest: InvitedGuest, draft: AnswerDraft | null): void {
  try {
    if (draft) localStorage.setItem(shelf(guest), JSON.stringify({ at: Date.now(), of: guest.status, draft }))
    else localStorage.removeItem(shelf(guest))
  } catch {
    // Storage may be unavailable; sending still works.
  }
}

/** The stored draft of the last day, unless the guest has answered since. */
export function keptDraft(guest: InvitedGuest): AnswerDraft | null {
  try {
    const { at, of, draft } = JSON.parse(localStorage.getItem(shelf(guest)) ?? '{}')
    if (draft && of === guest.status && draft.people.length === guest.maxGuests && Date.now() < at + longest)
      return draft
    keepDraft(guest, null)
  } catch {
    // Unreadable.
  }
  return null
}
