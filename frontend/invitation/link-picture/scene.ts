import type { ReactNode } from 'react'
import type { CoupleNames } from '../../../domain/event/name-parts.ts'
import type { EventDate } from '../event-date.ts'
import type { Typeface } from '../typefaces/typeface.ts'
import type { OutlineFont } from './outline-font.ts'

/** Pixels of the picture: what WhatsApp, Facebook and the rest show large. */
export const width = 1200
export const height = 630

/** The data of a link's picture, without any guest's. */
export type Scene = {
  names: CoupleNames
  date: EventDate
  /** One weight of one of the design's typefaces; without a weight the first. */
  font: (typeface: Typeface, weight?: number, style?: 'normal' | 'italic') => OutlineFont
  /** The cover photo (a data URL, 1200×630) and how opaque the scrim over it must be. */
  photo: { href: string; scrim: number } | null
}

/** A format's picture, as SVG in the palette's custom properties. */
export type LinkDesign = {
  typefaces: Typeface[]
  /** True when the photo lies behind everything, and so words and lines are white. */
  overPhoto: boolean
  /** Custom properties of its own. */
  tints?: Record<string, string>
  /** Those that are others over a photo. */
  tintsOnPhoto?: Record<string, string>
  draw: (scene: Scene) => ReactNode
}
