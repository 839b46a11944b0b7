import { greatVibes } from '../../typefaces/great-vibes.ts'
import { lora } from '../../typefaces/lora.ts'
import { fontStack } from '../../typefaces/typeface.ts'

export const typefaces = [greatVibes, lora]
export const brush = fontStack(greatVibes)
export const serif = fontStack(lora)

/** Its capitals are as high as the hand's small letters: it is read after the name. */
export const legalForm = { typeface: lora, size: 0.46 }
