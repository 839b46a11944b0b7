/** Splits at the spaces that stand in no brackets and no text. */
function wordsOf(value: string): string[] {
  const words: string[] = []
  let word = ''
  let depth = 0
  let quote = ''
  for (const sign of value) {
    if (quote) quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    if (sign === ' ' && depth === 0 && !quote) {
      if (word) words.push(word)
      word = ''
    } else word += sign
  }
  return word ? [...words, word] : words
}

const isWeight = (word: string) => /^(?:bold|bolder|lighter|\d{3})$/.test(word)
const isStyle = (word: string) => word === 'italic' || word === 'oblique'
const others = ['normal', 'small-caps']

/** What the shorthand `font` sets: family, weight and style. */
export function longhandsOf(font: string): Record<string, string> {
  const words = wordsOf(font)
  if (words.length === 1) return { 'font-family': font, 'font-weight': font, 'font-style': font }
  const size = words.findIndex((word) => !isWeight(word) && !isStyle(word) && !others.includes(word))
  const before = words.slice(0, size)
  return {
    'font-family': words.slice(size + 1).join(' '),
    'font-weight': before.find(isWeight) ?? 'normal',
    'font-style': before.find(isStyle) ?? 'normal',
  }
}

/** The first family of a list, without quotes. */
export const firstFamily = (list: string): string =>
  (list.split(',')[0] ?? '').trim().replaceAll('"', '').replaceAll("'", '')

const named: Record<string, number> = { normal: 400, bold: 700, bolder: 700, lighter: 300 }

/** A weight as a number; undefined where it is not one. */
export function weightOf(value: string): number | undefined {
  const weight = named[value] ?? Number(value)
  return Number.isFinite(weight) ? weight : undefined
}
