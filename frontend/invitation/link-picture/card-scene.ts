import type { ReactNode } from 'react'
import type { CoupleNames } from '../../../domain/event/name-parts.ts'
import type { EventDate } from '../event-date.ts'
import type { Typeface } from '../typefaces/typeface.ts'
import type { Scene } from './scene.ts'

/** Pixels of the card that heads a message: twice the width of a mail's column. */
export const cardWidth = 1200
export const cardHeight = 1500

/** The brightness of a picture's thirds, 0 to 1. */
export type Tones = { top: number; middle: number; bottom: number }

/** What a card shows: an event's cover, and the words that address a kind of party. */
export type CardScene = {
  names: CoupleNames
  date: EventDate
  greeting: string
  font: Scene['font']
  /** The cover photo (a data URL) in the shape of the design's window. */
  photo: { href: string; tones: Tones } | null
}

export type Box = { x: number; y: number; w: number; h: number }

/** A format's upright card, as SVG in the palette's custom properties. */
export type CardDesign = {
  typefaces: Typeface[]
  /** Where a photo is mounted. */
  window: Box
  /** Custom properties of its own. */
  tints?: Record<string, string>
  /** Soft paint under everything, drawn at a quarter of the size: its filters are slow, and need no sharpness. */
  ground?: (scene: CardScene) => ReactNode
  draw: (scene: CardScene) => ReactNode
}
