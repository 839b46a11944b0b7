import { imFellEnglish } from '../../typefaces/im-fell-english.ts'
import { marcellus } from '../../typefaces/marcellus.ts'
import { fontStack } from '../../typefaces/typeface.ts'

export const typefaces = [imFellEnglish, marcellus]
export const fell = fontStack(imFellEnglish)
export const caps = fontStack(marcellus)
