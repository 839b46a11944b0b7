import { jost } from '../../typefaces/jost.ts'
import { fontStack } from '../../typefaces/typeface.ts'

export const sans = fontStack(jost)

/** The one left edge that everything hangs from. */
export const edge = 'clamp(28px, 11cqi, 200px)'

export const typefaces = [jost]
