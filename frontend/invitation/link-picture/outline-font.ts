import { create, type Font, type GlyphRun } from 'fontkit'

/** The ink bounds of a line around its origin, in em. */
export type Extent = { left: number; right: number; top: number; bottom: number }

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

/** `shapes` sets the line; `drawn` gives outline and width, where a variable font is not used as it opens. */
export type Face = Font

/** Opens a font file of one face. */
export const openFace = (bytes: Buffer): Face => create(bytes) as Font

/** Whether one of the files has every letter of a text. */
export const hasLetters = (faces: readonly Face[], text: string) =>
  [...text].every((letter) => faces.some((face) => face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)))

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

type Letter = { path: GlyphRun['glyphs'][number]['path']; em: number; at: number; up: number }

/** The glyphs of a line with their place in em. */
function lettersOf(text: string, faces: readonly Face[], tracking: number): Letter[] {
  const letters: Letter[] = []
  let at = 0
  for (const { face, part } of runsOf(text, faces)) {
    const em = face.unitsPerEm
    // Spaced letters are not joined.
    const run = tracking ? face.layout(part, { liga: false }) : face.layout(part)
    run.glyphs.forEach((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {}
      letters.push({ path: glyph.path, em, at: at + xOffset / em, up: yOffset / em })
      at += xAdvance / em + tracking
    })
  }
  return letters
}

function runsOf(text: string, faces: readonly Face[]): { face: Face; part: string }[] {
  const runs: { face: Face; part: string }[] = []
  for (const letter of text) {
    const last = runs.at(-1)
    const face =
      letter === ' ' && last ? last.face : (faces.find((one) => hasLetters([one], letter)) ?? faces[0])
    if (!face) continue
    if (last?.face === face) last.part += letter
    else runs.push({ face, part: letter })
  }
  return runs
}

function inkOf(letters: Letter[]): Extent {
  const ink = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  for (const { path, em, at, up } of letters) {
    if (path.commands.length === 0) continue
    const { minX, minY, maxX, maxY } = path.bbox
    ink.left = Math.min(ink.left, at + minX / em)
    ink.right = Math.max(ink.right, at + maxX / em)
    ink.top = Math.min(ink.top, -up - maxY / em)
    ink.bottom = Math.max(ink.bottom, -up - minY / em)
  }
  return Number.isFinite(ink.left) ? ink : { left: 0, right: 0, top: 0, bottom: 0 }
}

const verbs: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}
const tenth = (value: number) => Math.round(value * 10) / 10

function pathOf({ path, em, at, up }: Letter, x: number, y: number, size: number): string {
  const scale = size / em
  return path.commands
    .map(({ command, args }) => {
      const points = args.map((value, index) =>
        tenth(index % 2 ? y - up * size - value * scale : x + at * size + value * scale),
      )
      return `${verbs[command]}${points.join(' ')}`
    })
    .join('')
}
