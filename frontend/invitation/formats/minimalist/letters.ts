import { jost } from '../../typefaces/jost.ts'
import { fontStack } from '../../typefaces/typeface.ts'

export const sans = fontStack(jost)

/** The one left edge that everything hangs from. */
export const edge = 'clamp(28px, 11cqi, 200px)'

/** The figures' column on wide screens, from that edge: cover and details share the edge of the words beside it. */
export const figure = '28cqi'

/** The details' columns: figures, words and links. */
export const columns = `${figure} 24cqi minmax(0, 1fr)`

export const typefaces = [jost]
