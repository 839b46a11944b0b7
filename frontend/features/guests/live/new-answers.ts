import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { countText } from '../../../lib/count-text.ts'

/** More are counted, not named. */
const mostNamed = 3

/** The guests whose answer came, or changed, between two looks at the list. */
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
