import { greatVibes } from '../../typefaces/great-vibes.ts'
import { lora } from '../../typefaces/lora.ts'
import { fontStack } from '../../typefaces/typeface.ts'

export const typefaces = [greatVibes, lora]
export const brush = fontStack(greatVibes)
export const serif = fontStack(lora)

/** As high above the baseline as the hand, so that no line is moved by it. */
export const legalForm = { typeface: lora, size: 0.846 }
