import * as v from 'valibot'
import { defineCall } from './define-call.ts'

const Words = v.pipe(
  v.string('Cuéntanos en qué podemos ayudarte'),
  v.trim(),
  v.minLength(10, 'Cuéntanos un poco más: al menos 10 caracteres'),
  v.maxLength(2000, 'Como máximo 2000 caracteres'),
)

/** 'luciaymarcos.es': one label of letters, digits and inner hyphens, and one of the two sold top-level domains. */
const Domain = v.pipe(
  v.string('Escribe el dominio que quieres'),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(67, 'Un dominio tiene como máximo 63 letras'),
  v.regex(
    /^[a-z0-9ñ](?:[a-z0-9ñ-]{0,61}[a-z0-9ñ])?\.(?:com|es)$/,
    'Escribe un dominio .com o .es, como luciaymarcos.es',
  ),
)

/** A couple's request to our staff: the domain for a year, or a message. */
export const ServiceRequest = v.variant(
  'kind',
  [
    v.object({ kind: v.literal('domain'), domain: Domain }),
    v.object({ kind: v.literal('message'), message: Words }),
  ],
  'Elige qué necesitas',
)
export type ServiceRequest = v.InferOutput<typeof ServiceRequest>

/** One request to our staff; `askedAt` is an ISO instant. */
export const AskedService = v.object({
  id: v.string(),
  kind: v.picklist(['domain', 'message']),
  text: v.string(),
  askedAt: v.string(),
})
export type AskedService = v.InferOutput<typeof AskedService>

export const listServiceRequests = defineCall('GET', '/api/events/:eventId/service-requests', {
  summary: 'What was asked of a person of ours, the newest first',
  auth: 'session',
  response: v.array(AskedService),
  failures: ['event-not-found'],
})

export const askService = defineCall('POST', '/api/events/:eventId/service-requests', {
  summary: 'Asks a service of a person of ours',
  auth: 'session',
  payload: ServiceRequest,
  status: 201,
  response: v.array(AskedService),
  failures: ['event-not-found', 'payment-required', 'plan-required', 'too-many-requests'],
})
