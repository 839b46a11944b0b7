import { expect, test } from 'vitest'
import { invitationsText } from './invitations-text.ts'

test('persons and invitations are not mixed in one headline: invitations have a sentence of their own', () => {
  expect(
    invitationsText({ totalGuests: 150, confirmed: 64, pending: 76, declined: 10, responseRate: 49 }),
  ).toBe('De 150 invitaciones: 64 aceptadas, 76 sin responder y 10 declinadas. Ha respondido el 49 %.')
  expect(invitationsText({ totalGuests: 1, confirmed: 1, pending: 0, declined: 0, responseRate: 100 })).toBe(
    'De 1 invitación: 1 aceptada, 0 sin responder y 0 declinadas. Ha respondido el 100 %.',
  )
  expect(invitationsText({ totalGuests: 0, confirmed: 0, pending: 0, declined: 0, responseRate: 0 })).toBe(
    'Todavía no hay invitaciones.',
  )
})
