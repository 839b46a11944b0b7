/** The parts of a value between its spaces, those in brackets left alone. */
export function wordsOf(value: string): string[] {
  const words: string[] = ['']
  let depth = 0
  for (const sign of value) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === ' ' && depth === 0) words.push('')
    else words[words.length - 1] += sign
  }
  return words.filter(Boolean)
}
