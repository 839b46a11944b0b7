import { greatVibes } from '../../typefaces/great-vibes.ts'
import { lora } from '../../typefaces/lora.ts'
import { fontStack } from '../../typefaces/typeface.ts'

export const typefaces = [greatVibes, lora]
export const brush = fontStack(greatVibes)
export const serif = fontStack(lora)
