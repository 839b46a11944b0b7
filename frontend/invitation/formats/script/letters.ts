import { ebGaramond } from '../../typefaces/eb-garamond.ts'
import { pinyonScript } from '../../typefaces/pinyon-script.ts'
import { fontStack } from '../../typefaces/typeface.ts'

export const hand = fontStack(pinyonScript)
export const roman = fontStack(ebGaramond)
export const typefaces = [pinyonScript, ebGaramond]
