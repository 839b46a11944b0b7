import { gloock } from '../../typefaces/gloock.ts'
import { jost } from '../../typefaces/jost.ts'
import { fontStack } from '../../typefaces/typeface.ts'

export const typefaces = [gloock, jost]
export const display = fontStack(gloock)
export const sans = fontStack(jost)
