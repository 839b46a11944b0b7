import { fraunces } from '../typefaces/fraunces.ts'
import type { Typeface } from '../typefaces/typeface.ts'
import face300 from './fraunces-display-300.woff2?inline'
import face600 from './fraunces-display-600.woff2?inline'

/** The display size of the card's variable font, an instance a weight: letters are drawn from fixed outlines. */
export const frauncesDisplay: Typeface = {
  ...fraunces,
  family: 'Fraunces Display',
  faces: [
    { weight: '300', style: 'normal', url: face300 },
    { weight: '600', style: 'normal', url: face600 },
  ],
}
