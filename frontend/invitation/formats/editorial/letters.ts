import { bodoniModa } from '../../typefaces/bodoni-moda.ts'
import { inter } from '../../typefaces/inter.ts'
import { fontStack } from '../../typefaces/typeface.ts'

export const typefaces = [bodoniModa, inter]
export const didone = fontStack(bodoniModa)
export const sans = fontStack(inter)
