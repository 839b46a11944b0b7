import { defineCall } from './define-call.ts'

export const reportOpened = defineCall('POST', '/api/guests/:id/opened', {
  summary: 'Tells that a person has the invitation before them; answered the same when that changes nothing',
  auth: 'link',
  failures: ['invitation-not-found', 'too-many-requests'],
})
