import { ebGaramond } from '../../typefaces/eb-garamond.ts'
import { pinyonScript } from '../../typefaces/pinyon-script.ts'
import { fontStack } from '../../typefaces/typeface.ts'

export const hand = fontStack(pinyonScript)
export const roman = fontStack(ebGaramond)
export const typefaces = [pinyonScript, ebGaramond]

/** As high above the baseline as the hand, so that no line is moved by it. */
export const legalForm = { typeface: ebGaramond, size: 0.857 }
