import * as v from 'valibot'
import { optionalText } from '../text.ts'
import { dateMessages, defaultTimezone, isPastDay } from './dates.ts'
import { completedLink } from './link.ts'

/** A typed web address; a missing 'https://' is added. */
const url = (message: string) =>
  v.pipe(
    v.string(message),
    v.maxLength(2000, message),
    v.transform((typed) => completedLink(typed) ?? ''),
    v.minLength(1, message),
  )

export const optionalUrl = v.nullish(
  v.union([v.pipe(v.string(), v.trim(), v.literal('')), url('URL válida requerida')], 'URL válida requerida'),
)

export const colour = (message: string) =>
  v.pipe(v.string(message), v.maxLength(7, message), v.regex(/^#[0-9a-fA-F]{6}$/, message))

const timeMessage = 'Hora válida requerida (HH:MM)'

export const time = v.nullish(
  v.union(
    [
      v.literal(''),
      v.pipe(v.string(), v.maxLength(5, timeMessage), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, timeMessage)),
    ],
    timeMessage,
  ),
)

export const isDay = (value: string) =>
  /^[1-9]\d{3}-\d\d-\d\d$/.test(value) && new Date(`${value}T00:00Z`).getUTCDate() === Number(value.slice(8))

/** An ISO date or date-time; without an offset it is in the event's time zone. */
export const eventDate = v.pipe(
  v.string('La fecha del evento es requerida'),
  v.trim(),
  v.nonEmpty('La fecha del evento es requerida'),
  v.maxLength(40, 'La fecha del evento no es válida'),
  v.regex(
    /^[\d-]{10}([T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-](0\d|1[0-4]):?[0-5]\d)?)?$/,
    'La fecha del evento no es válida',
  ),
  v.check((value) => isDay(value.slice(0, 10)), 'La fecha del evento no es válida'),
)

/** The date of a new event, which must not be past. */
export const comingDate = v.pipe(
  eventDate,
  v.check((value) => !isPastDay(value, defaultTimezone), dateMessages.past),
)

export const CoupleNames = v.pipe(
  v.string('Los nombres de los novios son requeridos'),
  v.trim(),
  v.minLength(1, 'Los nombres de los novios son requeridos'),
  v.maxLength(160, 'Como máximo 160 caracteres'),
)

/** An image this server stored (`/media/…`) or an absolute http(s) URL; '' clears it. */
export const coverImage = v.nullish(
  v.union(
    [
      v.literal(''),
      v.pipe(v.string(), v.maxLength(200), v.regex(/^\/media(\/[\w-][\w.-]*)+$/)),
      url('URL de imagen válida requerida'),
    ],
    'URL de imagen válida requerida',
  ),
)

/** The most letters of the words that close an invitation. */
export const closingWordsLimit = 300
/** The couple's own words at the end of their invitation; '' clears them. */
export const closingWords = optionalText(closingWordsLimit)

export const NamedLink = v.object({
  name: v.pipe(v.string('Nombre requerido'), v.trim(), v.minLength(1, 'Nombre requerido'), v.maxLength(120)),
  url: url('URL válida requerida'),
})
export type NamedLink = v.InferOutput<typeof NamedLink>

export const NamedPhone = v.object({
  name: v.pipe(v.string('Nombre requerido'), v.trim(), v.minLength(1, 'Nombre requerido'), v.maxLength(120)),
  phone: v.pipe(
    v.string('Teléfono requerido'),
    v.trim(),
    v.minLength(1, 'Teléfono requerido'),
    v.maxLength(40),
  ),
})
export type NamedPhone = v.InferOutput<typeof NamedPhone>

export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('es', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
