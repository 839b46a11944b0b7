import type { CoverPhoto, Third } from './cover-photo.ts'

/** The veils' own least favourable brightness (sRGB, 0 to 1), and the worst ground on which words of each size are AA: 4.5:1 and 3:1. */
const inks = {
  pale: { veil: 0.9, ground: { small: 0.5, large: 0.4 } },
  dark: { veil: 0.14, ground: { small: 0.44, large: 0.56 } },
} as const

type Veils = Record<Third, number>
export type InkOnPhoto = {
  /** `pale`: dark words on a pale photo. `dark`: white words on a dark one. */
  ground: keyof typeof inks
  /** How opaque the veil behind the words of each third must be, 0 to 1; `large` for words of 24 px and more. */
  veil: { small: Veils; large: Veils }
}

/**
 * How words are set on a photo so that they reach AA: the ink by the average brightness of the thirds that hold words,
 * the veil by what reads worst in each of them. A photo that was not measured is treated as the worst one for white ink.
 */
export function inkOnPhoto(photo: CoverPhoto | null, thirds: readonly Third[]): InkOnPhoto {
  const tone = photo ? thirds.reduce((sum, third) => sum + photo.tones[third], 0) / thirds.length : 0
  // White words on a middling photo need the weaker veil down to here.
  const ground = tone > 0.52 ? 'pale' : 'dark'
  const worst = photo ? photo[ground === 'pale' ? 'darkest' : 'lightest'] : { top: 1, middle: 1, bottom: 1 }
  const veilsFor = (size: 'small' | 'large'): Veils => {
    const { veil, ground: aim } = inks[ground]
    return {
      top: veilFor(worst.top, aim[size], veil),
      middle: veilFor(worst.middle, aim[size], veil),
      bottom: veilFor(worst.bottom, aim[size], veil),
    }
  }
  return { ground, veil: { small: veilsFor('small'), large: veilsFor('large') } }
}

/** How much of the veil brings `from` to `aim`: none where it is beyond it already. */
function veilFor(from: number, aim: number, veil: number): number {
  const isThere = veil > aim ? from >= aim : from <= aim
  return isThere ? 0 : Math.round(((aim - from) / (veil - from)) * 1000) / 1000
}
