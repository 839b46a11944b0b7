import { ebGaramond } from '../../typefaces/eb-garamond.ts'
import { pinyonScript } from '../../typefaces/pinyon-script.ts'
import { fontStack } from '../../typefaces/typeface.ts'

export const hand = fontStack(pinyonScript)
export const roman = fontStack(ebGaramond)
export const typefaces = [pinyonScript, ebGaramond]

/** Its capitals are as high as the hand's small letters: it is read after the name. */
export const legalForm = { typeface: ebGaramond, size: 0.46 }
