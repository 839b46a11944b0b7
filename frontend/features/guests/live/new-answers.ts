import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { countText } from '../../../lib/count-text.ts'

/** Up to this number they are named, beyond it counted. */
const mostNamed = 3

/** The guests whose RSVP is new or changed between two versions of the list. */
export function newAnswers(before: readonly OwnedGuest[], after: readonly OwnedGuest[]): OwnedGuest[] {
  const known = new Map(before.map((guest) => [guest.id, guest]))
  return after.filter((guest) => {
    const old = known.get(guest.id)
    if (!old || old === guest || guest.status === 'pending') return false
    return old.status !== guest.status || old.answeredAt !== guest.answeredAt
  })
}

/** 'Ana Ruiz asistirá. Luis Paz no asistirá.' for a few, '12 respuestas nuevas.' for many. */
export const announcementOf = (answers: readonly OwnedGuest[]): string =>
  answers.length > mostNamed
    ? `${countText(answers.length, 'respuesta nueva', 'respuestas nuevas')}.`
    : answers
        .map(({ name, status }) => `${name}: ${status === 'confirmed' ? 'asistirá' : 'no asistirá'}.`)
        .join(' ')
