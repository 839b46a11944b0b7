import { cormorantGaramond } from '../../typefaces/cormorant-garamond.ts'
import { ebGaramond } from '../../typefaces/eb-garamond.ts'
import { fontStack } from '../../typefaces/typeface.ts'

export const roman = fontStack(ebGaramond)

export const italic = fontStack(cormorantGaramond)

export const typefaces = [cormorantGaramond, ebGaramond]
