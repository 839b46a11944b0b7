import { Answer } from '../answer/answer.ts'
import { defineCall } from './define-call.ts'
import { OwnedGuest } from './guests.ts'
import { InvitedGuest } from './invitations.ts'

export const answerInvitation = defineCall('POST', '/api/guests/:id/rsvp', {
  summary: 'A guest’s answer; answering again replaces it. A browser without script sends it as a form',
  auth: 'link',
  payload: Answer,
  payloadLimit: '64kb',
  response: InvitedGuest,
  failures: [
    'invitation-not-found',
    'party-too-large',
    'party-empty',
    'names-beyond-seats',
    'menu-missing',
    'menu-unknown',
    'trip-unknown',
    'trip-full',
    'answers-closed',
    'too-many-requests',
  ],
})

export const answerForGuest = defineCall('PUT', '/api/guests/:id/rsvp', {
  summary: 'An answer that the owner was told and writes down',
  auth: 'session',
  payload: Answer,
  payloadLimit: '64kb',
  response: OwnedGuest,
  failures: [
    'guest-not-found',
    'already-answered',
    'party-too-large',
    'party-empty',
    'menu-unknown',
    'trip-unknown',
    'trip-full',
  ],
})
