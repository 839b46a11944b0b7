import { cinzel } from '../../typefaces/cinzel.ts'
import { cormorantGaramond } from '../../typefaces/cormorant-garamond.ts'
import { fontStack } from '../../typefaces/typeface.ts'

export const typefaces = [cinzel, cormorantGaramond]
export const capitals = fontStack(cinzel)
export const serif = fontStack(cormorantGaramond)
