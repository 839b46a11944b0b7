import { defineCall } from './define-call.ts'

export const describeApi = defineCall('GET', '/api/openapi.json', {
  summary: 'This document',
  response: 'application/json',
})
