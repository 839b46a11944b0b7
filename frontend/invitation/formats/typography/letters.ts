import { fraunces } from '../../typefaces/fraunces.ts'
import { fontStack } from '../../typefaces/typeface.ts'

export const typefaces = [fraunces]
export const serif = fontStack(fraunces)
