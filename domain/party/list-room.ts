/** How many more parties fit, as part of a sentence: 'caben 3 más', 'no cabe ninguno más'. */
export function roomText(left: number): string {
  if (left <= 0) return 'no cabe ninguno más'
  return left === 1 ? 'cabe 1 más' : `caben ${left.toLocaleString('es-ES')} más`
}
