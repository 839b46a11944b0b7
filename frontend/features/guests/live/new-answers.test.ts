import { expect, test } from 'vitest'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { announcementOf, newAnswers } from './new-answers.ts'

const guest = (id: string, fields: Partial<OwnedGuest> = {}) =>
  ({ id, name: id, status: 'pending', answeredAt: null, ...fields }) as OwnedGuest
const answered = (id: string, status: 'confirmed' | 'declined', at = '2031-01-01') =>
  guest(id, { status, answeredAt: at })

test('live changes are told: who answered, and who answered anew, but not a message that was delivered', () => {
  const before = [guest('Ana'), answered('Luis', 'confirmed'), guest('Eva'), answered('Sol', 'declined')]
  const [, luis, eva, sol] = before as [OwnedGuest, OwnedGuest, OwnedGuest, OwnedGuest]
  const after = [
    answered('Ana', 'confirmed'),
    { ...luis, answeredAt: '2031-01-02' },
    { ...eva },
    sol,
    answered('New', 'declined'),
  ]
  expect(newAnswers(before, after).map(({ id }) => id)).toEqual(['Ana', 'Luis'])
})

test('they are announced by name while they are few, and counted when they are many', () => {
  expect(announcementOf([answered('Ana', 'confirmed'), answered('Luis', 'declined')])).toBe(
    'Ana: asistirá. Luis: no asistirá.',
  )
  expect(announcementOf(Array.from({ length: 12 }, (_, n) => answered(String(n), 'confirmed')))).toBe(
    '12 respuestas nuevas.',
  )
})
