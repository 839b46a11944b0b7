import { bricolageGrotesque } from '../../typefaces/bricolage-grotesque.ts'
import { instrumentSerif } from '../../typefaces/instrument-serif.ts'
import { fontStack } from '../../typefaces/typeface.ts'

export const typefaces = [bricolageGrotesque, instrumentSerif]
export const grotesque = fontStack(bricolageGrotesque)
export const serif = fontStack(instrumentSerif)
