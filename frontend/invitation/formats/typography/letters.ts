import { fraunces, frauncesLight } from '../../typefaces/fraunces.ts'
import { fontStack, textWidth } from '../../typefaces/typeface.ts'

/** How wide a line is in em in the light weight of the date, with its letter spacing. */
export const lightWidth = (line: string): number => textWidth(frauncesLight, line, -0.02) + 0.02

export const typefaces = [fraunces]
export const serif = fontStack(fraunces)

/** What stands between two letters of the names beyond their own room, in em: at this size feet would touch without it. */
export const tracking = 0.004
/** By how much a space between names is wider than one within them, in em: the room after a name's last letter is not theirs. */
export const spaceApart = 0.02
