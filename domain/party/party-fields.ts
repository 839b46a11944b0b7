import * as v from 'valibot'
import { emailAddress } from '../account/email-address.ts'
import { optionalText as optional } from '../text.ts'
import { seatLimits } from './seat-limits.ts'

/** One field of a party that its owner writes. */
export type PartyField = {
  /** What is accepted; its output is stored. */
  given: v.GenericSchema
  stored: v.GenericSchema
  /** Its value when nothing was written. */
  blank: string | number | null
  /** Its name on the screens. */
  label: string
  hint?: string
  isRequired?: true
  /** Only the form that edits a party asks for it, not the one that adds one. */
  isAskedLater?: true
  /** The input of the forms. */
  input?: {
    type?: 'email' | 'tel' | 'number'
    inputMode?: 'email' | 'numeric'
    placeholder?: string
    min?: number
    max?: number
  }
  /** Guests see it on their page; without it, the owner alone. */
  isSeenByGuests?: true
  /** Its column in the export. Width in characters, as spreadsheets measure columns. */
  column: { heading: string; width: number }
  /** Its column in the template for an import; `heading` where it is not the export's. */
  template: { heading?: string; width: number; explained: string; example: string }
}

const blankToNull = (value: string | null | undefined) => (value == null || value === '' ? null : value)

// @__NO_SIDE_EFFECTS__
const optionalText = (max: number) => v.pipe(optional(max), v.transform(blankToNull))

// @__NO_SIDE_EFFECTS__
const requiredText = (message: string, max: number) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.minLength(1, message),
    v.maxLength(max, `Como máximo ${max} caracteres`),
  )

const seatsMessage = 'Número máximo de invitados debe ser al menos 1'

/** A non-numeric value becomes 1. */
const seats = v.pipe(
  v.fallback(
    v.union([
      v.pipe(v.number(), v.finite()),
      v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(20), v.transform(Number), v.finite()),
    ]),
    1,
  ),
  v.integer(seatsMessage),
  v.minValue(seatLimits.min, seatsMessage),
  v.maxValue(seatLimits.max, 'Como máximo 15 personas por invitación'),
)

/**
 * Every field of a party that its owner writes, in the order of forms and spreadsheets. The payloads, the stored row,
 * what owner and guests see, the forms, the import and the export derive from it; the import's other headings stand in
 * `backend/guests/import/headings`. All of it is erased with the party.
 */
export const partyFields = {
  name: {
    given: requiredText('El nombre es requerido', 160),
    stored: v.string(),
    blank: '',
    label: 'Nombre',
    isRequired: true,
    input: { placeholder: 'Ana Ruiz o Familia Ruiz' },
    isSeenByGuests: true,
    column: { heading: 'Nombre', width: 32 },
    template: {
      width: 34,
      explained: 'Obligatorio. La persona o la familia que recibe la invitación: una fila por invitación.',
      example: 'Familia García Borrell',
    },
  },
  group: {
    given: requiredText('El grupo es requerido', 80),
    stored: v.string(),
    blank: '',
    label: 'Grupo',
    isRequired: true,
    input: { placeholder: 'Familia, Amigos, Trabajo' },
    isSeenByGuests: true,
    column: { heading: 'Grupo', width: 20 },
    template: {
      width: 22,
      explained: 'Familia, Amigos, Trabajo… Lo que te ayude a organizarte.',
      example: 'Amigos',
    },
  },
  email: {
    given: v.pipe(
      v.nullish(
        v.union(
          [v.pipe(v.string(), v.trim(), v.literal('')), emailAddress('Email inválido')],
          'Email inválido',
        ),
      ),
      v.transform(blankToNull),
    ),
    stored: v.nullable(v.string()),
    blank: null,
    label: 'Email',
    input: { type: 'email', inputMode: 'email' },
    column: { heading: 'Email', width: 32 },
    template: {
      width: 34,
      explained: 'Para enviar la invitación por email.',
      example: 'familia.garcia@correo.example',
    },
  },
  phone: {
    /** Free text here; the server turns it into E.164 (Spain by default) or refuses it (`phone-invalid`). */
    given: optionalText(40),
    stored: v.nullable(v.string()),
    blank: null,
    label: 'Teléfono',
    hint: 'Con prefijo si no es de España.',
    input: { type: 'tel' },
    column: { heading: 'Teléfono', width: 16 },
    template: {
      width: 18,
      explained: 'Para enviarla por WhatsApp. Sin prefijo se entiende que es de España.',
      example: '+34 612 34 56 78',
    },
  },
  maxGuests: {
    given: seats,
    stored: v.number(),
    blank: seatLimits.min,
    label: 'Plazas',
    hint: 'Cuántas personas pueden venir con esta invitación.',
    input: { type: 'number', inputMode: 'numeric', min: seatLimits.min, max: seatLimits.max },
    isSeenByGuests: true,
    column: { heading: 'Máximo de invitados', width: 20 },
    template: {
      width: 22,
      explained: `Cuántas personas pueden venir con esta invitación, de ${seatLimits.min} a ${seatLimits.max}. Vacío es 1.`,
      example: '4',
    },
  },
  postalAddress: {
    given: optionalText(300),
    stored: v.nullable(v.string()),
    blank: null,
    label: 'Dirección postal',
    hint: 'Por si también envías la invitación en papel.',
    isAskedLater: true,
    column: { heading: 'Dirección postal', width: 40 },
    template: {
      width: 36,
      explained: 'Solo si también envías la invitación en papel.',
      example: 'Calle Mayor, 1, 2.º B, 28013 Madrid',
    },
  },
  /** The guest's own answer replaces what the owner knew. */
  dietaryRestrictions: {
    given: optionalText(500),
    stored: v.nullable(v.string()),
    blank: null,
    label: 'Restricciones alimentarias',
    isAskedLater: true,
    isSeenByGuests: true,
    column: { heading: 'Intolerancias', width: 28 },
    template: { width: 30, explained: 'Alergias o intolerancias que ya conozcas.', example: 'Sin gluten' },
  },
  notes: {
    given: optionalText(2000),
    stored: v.nullable(v.string()),
    blank: null,
    label: 'Notas',
    hint: 'Solo las ves tú.',
    column: { heading: 'Notas', width: 40 },
    template: {
      heading: 'Observaciones',
      width: 40,
      explained: 'Notas privadas: no las ve ningún invitado.',
      example: 'Mesa 3',
    },
  },
} as const satisfies Record<string, PartyField>

/** A party's own fields as they are stored. */
export type Party = { [K in PartyKey]: v.InferOutput<(typeof partyFields)[K]['stored']> }

export type PartyKey = keyof typeof partyFields
export const partyKeys = Object.keys(partyFields) as PartyKey[]

/** A party of which nothing was written. */
export const emptyParty = Object.fromEntries(
  partyKeys.map((key): [string, unknown] => [key, partyFields[key].blank]),
) as Readonly<Party>

/** The headings of a spreadsheet that is to be imported. */
export const headings = Object.fromEntries(
  partyKeys.map((key) => {
    const { column, template } = partyFields[key]
    return [key, 'heading' in template ? template.heading : column.heading]
  }),
) as Record<PartyKey, string>

/** The fields that the party's guests see. */
export type SeenKey = {
  [K in PartyKey]: (typeof partyFields)[K] extends { isSeenByGuests: true } ? K : never
}[PartyKey]
export const seenKeys = partyKeys.filter((key): key is SeenKey => 'isSeenByGuests' in partyFields[key])
