import { fraunces, frauncesLight } from '../../typefaces/fraunces.ts'
import { fontStack, textWidth } from '../../typefaces/typeface.ts'

/** What stands between two letters of the date beyond their own room, in em, and by how much a space is wider than one within names. */
export const lightTracking = -0.01
export const lightSpace = 0.04

/** How wide a line is in em in the light weight of the date, with its letter spacing. */
export const lightWidth = (line: string): number =>
  textWidth(frauncesLight, line, lightTracking) - lightTracking + lightSpace * line.split(' ').slice(1).length

export const typefaces = [fraunces]
export const serif = fontStack(fraunces)

/** What stands between two letters of the names beyond their own room, in em: at this size feet would touch without it. */
export const tracking = 0.004
/** By how much a space between names is wider than one within them, in em: the room after a name's last letter is not theirs. */
export const spaceApart = 0.02
