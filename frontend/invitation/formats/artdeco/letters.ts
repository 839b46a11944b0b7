import { josefinSans } from '../../typefaces/josefin-sans.ts'
import { poiretOne } from '../../typefaces/poiret-one.ts'
import { fontStack } from '../../typefaces/typeface.ts'

export const typefaces = [poiretOne, josefinSans]
export const display = fontStack(poiretOne)
export const sans = fontStack(josefinSans)
