import { cormorantItalic } from '../../typefaces/cormorant-garamond.ts'
import { ebGaramond } from '../../typefaces/eb-garamond.ts'
import { fontStack } from '../../typefaces/typeface.ts'

export const roman = fontStack(ebGaramond)

export const italic = fontStack(cormorantItalic)

export const typefaces = [cormorantItalic, ebGaramond]
