import { randomUUID } from 'node:crypto'
import type { InvitedGuest } from '../../domain/calls/invitations.ts'

/** Stands for a word of the party; nobody can write it. */
export const nonce = randomUUID()
/** The mark of the word with this index; all are equally long (`markBytes`). */
export const markOf = (index: number) => `${nonce}${String(index).padStart(3, '0')}`
export const markBytes = markOf(0).length

/**
 * The party with marks in place of its ids and names; equal ones have the same mark. What script or React would change
 * (spaces around a name) stays as it is.
 */
export function withoutWords(guest: InvitedGuest): { words: string[]; guest: InvitedGuest } {
  const indexes = new Map<string, number>()
  const mark = (word: string) => {
    if (word === '' || word !== word.trim()) return word
    const index = indexes.get(word) ?? indexes.size + 1
    indexes.set(word, index)
    return markOf(index)
  }
  const marked = {
    ...guest,
    id: mark(guest.id),
    name: mark(guest.name),
    group: mark(guest.group),
    person: mark(guest.person),
    greeting: '',
    people: guest.people.map(({ id, name, ...rest }) => ({
      ...rest,
      id: mark(id),
      name: name && mark(name),
    })),
    guestNames: guest.guestNames.map(mark),
    attendees: guest.attendees.map(({ id, name, ...rest }) => ({
      ...rest,
      ...(id && { id: mark(id) }),
      name: mark(name),
    })),
  }
  return { words: [...indexes.keys()], guest: marked }
}
