import { alegreya } from '../../typefaces/alegreya.ts'
import { alegreyaSans } from '../../typefaces/alegreya-sans.ts'
import { fontStack } from '../../typefaces/typeface.ts'

export const typefaces = [alegreya, alegreyaSans]
export const serif = fontStack(alegreya)
export const sans = fontStack(alegreyaSans)
