import type { CoupleNames } from '../../../domain/event/name-parts.ts'
import { type Typeface, textWidth } from '../typefaces/typeface.ts'

/** Two people's names where a line wider than `longest` em is two, so that long names are set as large as short ones. */
export function shortLines(names: CoupleNames, typeface: Typeface, longest: number): CoupleNames {
  const { lines, joiner } = names
  if (!joiner) return names
  const halves = lines.map((line) => (textWidth(typeface, line) > longest ? halved(line, typeface) : [line]))
  return {
    ...names,
    lines: halves.flat(),
    joiner: { ...joiner, before: halves.slice(0, joiner.before).flat().length },
  }
}

/** A title's lines set in two, where the wider is narrowest, and the index of the line that the second begins with. */
export function twoLines(lines: string[], typeface: Typeface): { lines: string[]; second: number } {
  const width = (line: string) => textWidth(typeface, line)
  const pairs = lines.slice(1).map((_, at) => ({
    lines: [lines.slice(0, at + 1).join(' '), lines.slice(at + 1).join(' ')],
    second: at + 1,
  }))
  const widest = (pair: { lines: string[] }) => Math.max(...pair.lines.map(width))
  return pairs.toSorted((one, other) => widest(one) - widest(other))[0] ?? { lines, second: 0 }
}

/** A line in two where the wider is narrowest, or one word as it is. */
function halved(line: string, typeface: Typeface): string[] {
  const words = line.split(' ')
  const widest = (parts: string[]) => Math.max(...parts.map((part) => textWidth(typeface, part)))
  const pairs = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  return pairs.toSorted((one, other) => widest(one) - widest(other))[0] ?? [line]
}
