import * as v from 'valibot'
import { defineCall } from './define-call.ts'

export const isAlive = defineCall('GET', '/healthz', {
  summary: 'The process answers',
  response: v.object({ status: v.string() }),
})

export const isReady = defineCall('GET', '/readyz', {
  summary: 'The database and the queue answer within two seconds',
  response: v.object({ status: v.string() }),
})
