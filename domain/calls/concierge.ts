import * as v from 'valibot'

const Words = v.pipe(
  v.string('Cuéntanos en qué podemos ayudarte'),
  v.trim(),
  v.minLength(10, 'Cuéntanos un poco más: al menos 10 caracteres'),
  v.maxLength(2000, 'Como máximo 2000 caracteres'),
)

/** 'luciaymarcos.es': one label of letters, digits and inner hyphens, and one of the two endings that are sold. */
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

/** Payload of `POST /api/events/{id}/service-requests`: the year's domain, or words to our assistant. */
export const ServiceRequest = v.variant(
  'kind',
  [
    v.object({ kind: v.literal('domain'), domain: Domain }),
    v.object({ kind: v.literal('message'), message: Words }),
  ],
  'Elige qué necesitas',
)
export type ServiceRequest = v.InferOutput<typeof ServiceRequest>

/** One line of `GET /api/events/{id}/service-requests`, the newest first; `askedAt` is an ISO instant. */
export type AskedService = { id: string; kind: ServiceRequest['kind']; text: string; askedAt: string }
