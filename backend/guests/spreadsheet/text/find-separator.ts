import { splitRecords } from './split-records.ts'

/** In this order when several would do: a comma stands in names and numbers too, a tab hardly ever. */
const separators = ['\t', ';', '|', ','] as const
export type Separator = (typeof separators)[number]

/** Of a list, looked at to find its separator. */
const sampled = { characters: 65_536, records: 500 } as const

/** What separates the cells of a text; undefined when it has one column only. */
export function findSeparator(text: string): Separator | undefined {
  const sample = text.slice(0, sampled.characters)
  const found = separators
    .filter((separator) => sample.includes(separator))
    .map((separator) => ({ separator, share: shareSplit(sample, separator) }))
  const best = Math.max(0, ...found.map(({ share }) => share))
  return found.find(({ share }) => share > 0 && share >= best * 0.8)?.separator
}

/**
 * The share of the lines that a separator splits. None when it splits few, or each into another number of cells, as the
 * commas of a text do; half of it when it does not split the first line, as headings are.
 */
function shareSplit(sample: string, separator: Separator): number {
  const widths = splitRecords(sample, separator, sampled.records)
    .filter((record) => record.some((field) => field.trim() !== ''))
    .map((record) => record.length)
  const split = widths.filter((width) => width > 1)
  const share = split.length / widths.length
  const isTable =
    separator === '\t' || widths[0] === Math.max(...widths) || commonest(split) >= widths.length / 2
  if (share < leastShare(sample, separator) || !isTable) return 0
  return widths[0] === 1 ? share / 2 : share
}

/** Commas that a blank follows are those of a sentence, unless they stand in nearly every line. */
function leastShare(sample: string, separator: Separator): number {
  if (separator === '\t') return 0.2
  if (separator !== ',') return 0.5
  return (sample.match(/,(?! )/g)?.length ?? 0) < (sample.match(/, /g)?.length ?? 0) ? 0.9 : 0.5
}

/** How often the most frequent width occurs. */
function commonest(widths: number[]): number {
  const counts = new Map<number, number>()
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1)
  return Math.max(0, ...counts.values())
}
