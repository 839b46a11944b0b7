import * as v from 'valibot'
import { optionalText } from '../text.ts'
import { GivenTrips } from './bus-trips.ts'
import {
  CoupleNames,
  closingWords,
  colour,
  coverImage,
  eventDate,
  isDay,
  isTimeZone,
  NamedLink,
  NamedPhone,
  optionalUrl,
  time,
} from './event-fields.ts'
import { formatKeys } from './formats.ts'

const changeable = v.object({
  coupleNames: v.optional(CoupleNames),
  eventDate: v.optional(eventDate),
  timezone: v.optional(v.pipe(v.string(), v.maxLength(60), v.check(isTimeZone, 'Zona horaria desconocida'))),
  rsvpDeadline: v.nullish(
    v.union(
      [v.literal(''), v.pipe(v.string(), v.maxLength(10), v.check(isDay, 'Fecha límite no válida'))],
      'Fecha límite no válida',
    ),
  ),
  ceremonyTime: time,
  ceremonyPlace: optionalText(300),
  ceremonyUrl: optionalUrl,
  receptionTime: time,
  receptionPlace: optionalText(300),
  receptionUrl: optionalUrl,
  hasBusTransport: v.optional(v.boolean()),
  busInfo: optionalText(4000),
  closingWords,
  /** The trips that guests pick from; when empty, they tell whether they need the bus. */
  busTrips: v.optional(GivenTrips),
  coverImageUrl: coverImage,
  invitationFormat: v.optional(v.picklist(formatKeys, 'Formato de invitación desconocido')),
  primaryColor: v.optional(colour('Color primario válido requerido')),
  secondaryColor: v.optional(colour('Color secundario válido requerido')),
  hotels: v.optional(v.pipe(v.array(NamedLink), v.maxLength(30, 'Como máximo 30'))),
  interestSites: v.optional(v.pipe(v.array(NamedLink), v.maxLength(30, 'Como máximo 30'))),
  importantPhones: v.optional(v.pipe(v.array(NamedPhone), v.maxLength(30, 'Como máximo 30'))),
  /** The menus that guests choose from; when empty, the question is not asked. */
  menus: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.trim(), v.minLength(1, 'Nombre requerido'), v.maxLength(80))),
      v.maxLength(12),
    ),
  ),
  /** Whether guests are asked how old their children are. */
  asksChildAge: v.optional(v.boolean()),
})

/**
 * Only the fields present are changed. `was` tells what stood in those fields when the person began (`eventDate` as a
 * day): where somebody has changed the same field since, all is refused with 409. Fields without it are changed
 * whatever stands there.
 */
export const EventChanges = v.object({ ...changeable.entries, was: v.optional(changeable) })
export type EventChanges = v.InferOutput<typeof EventChanges>
