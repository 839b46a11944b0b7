import * as v from 'valibot'
import { emailAddress } from '../account/email-address.ts'
import { optionalText } from '../text.ts'
import { CoupleNames, colour, comingDate, coverImage, optionalUrl, time } from './event-fields.ts'
import { defaultFormat, formatKeys } from './formats.ts'

/** The wizard's data by step; each step's schema validates on its own. */
export const wizardSteps = {
  names: v.object({ coupleNames: CoupleNames }),
  cover: v.object({ coverImageUrl: coverImage }),
  ceremony: v.object({
    eventDate: comingDate,
    ceremonyTime: time,
    ceremonyPlace: optionalText(300),
    ceremonyUrl: optionalUrl,
  }),
  reception: v.object({ receptionTime: time, receptionPlace: optionalText(300), receptionUrl: optionalUrl }),
  bus: v.object({ hasBusTransport: v.optional(v.boolean(), false), busInfo: optionalText(4000) }),
  style: v.object({
    invitationFormat: v.optional(v.picklist(formatKeys, 'Formato de invitación desconocido'), defaultFormat),
    primaryColor: v.optional(colour('Color primario válido requerido'), '#1A1A1A'),
    secondaryColor: v.optional(colour('Color secundario válido requerido'), '#C9A96E'),
  }),
  email: v.object({
    email: emailAddress(),
  }),
}
