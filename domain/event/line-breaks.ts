const hanging = /(?:^|\s)(?:y|e|o|u|de|del|la|el|las|los|en|con|para|&|\+)$/i

/**
 * Breaks a name between words into at most `count` balanced lines: no line ends with a short word that belongs to
 * the next, and 'S.L.' is never alone.
 */
export function brokenBetweenWords(text: string, count: number): string[] {
  const words = text.split(' ')
  const lines = Math.min(words.length, count)
  const aim = text.length / lines
  const known = new Map<string, { cost: number; lines: string[] }>()
  const best = (from: number, left: number): { cost: number; lines: string[] } => {
    const key = `${from} ${left}`
    const found = known.get(key)
    if (found) return found
    let chosen = { cost: Number.POSITIVE_INFINITY, lines: [] as string[] }
    for (let to = left === 1 ? words.length : words.length - left + 1; to > from; to -= 1) {
      const line = words.slice(from, to).join(' ')
      const rest = left === 1 ? { cost: 0, lines: [] } : best(to, left - 1)
      const flaw = to < words.length ? hanging.test(line) && 80 : /^\S{1,7}\.$/.test(line) && 50
      const cost = (line.length - aim) ** 2 + Number(flaw) + rest.cost
      if (cost < chosen.cost) chosen = { cost, lines: [line, ...rest.lines] }
      if (left === 1) break
    }
    known.set(key, chosen)
    return chosen
  }
  return best(0, lines).lines
}
