import { create, type Font } from 'fontkit'
import { type Extent, type Face, hasLetters, inkOf, lettersOf, pathOf } from './set-line.ts'

export type Placing = {
  x: number
  /** Baseline. */
  y: number
  size: number
  anchor?: 'start' | 'middle' | 'end'
  /** Letter spacing in em. */
  tracking?: number
}

/** One weight of a typeface that draws text as outlines, so that the rasteriser needs no fonts. */
export type OutlineFont = {
  /** What the ink of a line covers, from its origin on the baseline; y grows downwards. */
  extent(text: string, tracking?: number): Extent
  /** SVG path data of a line, anchored by its ink. */
  outline(text: string, placing: Placing): string
  /** Height of a capital in em. */
  capital: number
}

/** Opens a font file of one face. */
export const openFace = (bytes: Buffer): Face => create(bytes) as Font

/**
 * The font of a file. The names, and any part of them, are all set from the first of `stacks` that can write them
 * whole.
 */
export function outlineFontOf(own: Face, stacks: readonly (readonly Face[])[], names: string): OutlineFont {
  const ofNames = stacks.find((faces) => hasLetters(faces, names)) ?? [own]
  const folded = names.toLocaleLowerCase('es')
  const facesFor = (text: string) => (folded.includes(text.toLocaleLowerCase('es')) ? ofNames : [own])
  return {
    capital: own.capHeight / own.unitsPerEm || 0.7,
    extent: (text, tracking = 0) => inkOf(lettersOf(text, facesFor(text), tracking)),
    outline(text, { x, y, size, anchor = 'middle', tracking = 0 }) {
      const letters = lettersOf(text, facesFor(text), tracking)
      const { left, right } = inkOf(letters)
      const from = { start: left, middle: (left + right) / 2, end: right }[anchor]
      return letters.map((letter) => pathOf(letter, x - from * size, y, size)).join('')
    },
  }
}
