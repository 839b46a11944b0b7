import type { InvitedGuest } from '../../../domain/calls/invitations.ts'
import type { AnswerDraft } from './answer-draft.ts'

/** What was typed may be about somebody's health: it stays on this device, and not for long. */
const longest = 24 * 3_600_000

const shelf = ({ id }: InvitedGuest) => `draft:${id}`

/** Keeps what stands in the form for a reload; null forgets it. */
export function keepDraft(guest: InvitedGuest, draft: AnswerDraft | null): void {
  try {
    if (draft) localStorage.setItem(shelf(guest), JSON.stringify({ at: Date.now(), of: guest.status, draft }))
    else localStorage.removeItem(shelf(guest))
  } catch {
    // A browser that stores nothing still sends.
  }
}

/** What was typed and not sent within a day, unless the guest has answered since. */
export function keptDraft(guest: InvitedGuest): AnswerDraft | null {
  try {
    const { at, of, draft } = JSON.parse(localStorage.getItem(shelf(guest)) ?? '{}')
    if (draft && of === guest.status && draft.people.length === guest.maxGuests && Date.now() < at + longest)
      return draft
    keepDraft(guest, null)
  } catch {
    // Nothing that can be read.
  }
  return null
}
