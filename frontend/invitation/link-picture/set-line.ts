import type { Font, GlyphRun } from 'fontkit'

/** The ink bounds of a line around its origin, in em. */
export type Extent = { left: number; right: number; top: number; bottom: number }

/** An opened font file of one face. */
export type Face = Font

/** Whether one of the files has every letter of a text. */
export const hasLetters = (faces: readonly Face[], text: string) =>
  [...text].every((letter) => faces.some((face) => face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)))

type Letter = { path: GlyphRun['glyphs'][number]['path']; em: number; at: number; up: number }

/** The glyphs of a line with their place in em. */
export function lettersOf(text: string, faces: readonly Face[], tracking: number): Letter[] {
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

/** What the ink of a line covers. */
export function inkOf(letters: Letter[]): Extent {
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

/** SVG path data of a letter of a line that begins at `x`, `y`. */
export function pathOf({ path, em, at, up }: Letter, x: number, y: number, size: number): string {
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
