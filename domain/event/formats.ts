import type { PlanType } from '../payment/plans.ts'

/** The invitation formats in display order. */
export const formats = {
  classic: { label: 'Clásico', plan: 'essence', description: 'Tarjeta grabada, formalidad inglesa' },
  minimalist: { label: 'Minimalista', plan: 'essence', description: 'Márgenes amplios y una sola línea' },
  vintage: { label: 'Vintage', plan: 'essence', description: 'Tipografía de imprenta de los años veinte' },
  botanical: { label: 'Botánico', plan: 'essence', description: 'Ramas de olivo y eucalipto' },
  script: { label: 'Caligrafía', plan: 'essence', description: 'Los nombres, a pluma' },
  artdeco: { label: 'Art Déco', plan: 'grand_soiree', description: 'Abanicos, rayos y simetría' },
  imperial: { label: 'Imperial', plan: 'grand_soiree', description: 'Laurel, monograma y números romanos' },
  watercolor: { label: 'Acuarela', plan: 'grand_soiree', description: 'Aguadas suaves de color' },
  geometric: {
    label: 'Geométrico',
    plan: 'grand_soiree',
    description: 'Líneas finas y hojas en los vértices',
  },
  editorial: { label: 'Editorial', plan: 'grand_soiree', description: 'Portada de revista' },
  mediterranean: { label: 'Mediterráneo', plan: 'grand_soiree', description: 'Azulejo, mar y limones' },
  monogram: { label: 'Monograma', plan: 'grand_soiree', description: 'Las iniciales como sello de lacre' },
  typography: { label: 'Tipográfico', plan: 'grand_soiree', description: 'Un cartel hecho de letras' },
  floral: { label: 'Floral', plan: 'grand_soiree', description: 'Corona de peonías dibujada a mano' },
  contemporary: { label: 'Contemporáneo', plan: 'grand_soiree', description: 'Bloques de color, de hoy' },
} as const satisfies Record<string, { label: string; plan: PlanType; description: string }>

export type Format = keyof typeof formats

export const formatKeys = Object.keys(formats) as Format[]

/** The format of whoever has chosen none, or one that their plan does not include. */
export const defaultFormat: Format = 'classic'

const words = (
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis ' +
  'diecisiete dieciocho diecinueve veinte'
).split(' ')
/** How many formats there are, but for `without` of them, as a word before a masculine noun: 'quince'. */
export const formatCount = (without = 0): string =>
  words[formatKeys.length - without] ?? String(formatKeys.length - without)

/** The same at the beginning of a sentence: 'Quince'. */
export const formatCountFirst = (): string => formatCount().replace(/^./, (letter) => letter.toUpperCase())
