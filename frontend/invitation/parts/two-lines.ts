import { type Typeface, textWidth } from '../typefaces/typeface.ts'

/** A title's lines set in two, where the wider is narrowest, and the index of the line that the second begins with. */
export function twoLines(
  lines: string[],
  typeface: Typeface,
  width = (line: string) => textWidth(typeface, line),
): { lines: string[]; second: number } {
  const pairs = lines.slice(1).map((_, at) => ({
    lines: [lines.slice(0, at + 1).join(' '), lines.slice(at + 1).join(' ')],
    second: at + 1,
  }))
  const widest = (pair: { lines: string[] }) => Math.max(...pair.lines.map(width))
  return pairs.toSorted((one, other) => widest(one) - widest(other))[0] ?? { lines, second: 0 }
}
