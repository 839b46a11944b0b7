/**
 * Folds texts for comparison: no case, no accents, one space between words, punctuation as a space ('Nº personas' → 'no
 * personas', 'E-mail' → 'e mail').
 */
export function foldHeader(text: string): string {
  return byTable(text, headerTable) ?? slowHeader(text)
}

/** A name or group folded for comparison: case, accents and spaces do not matter. */
export function foldName(text: string): string {
  return byTable(text, nameTable) ?? slowName(text)
}

const slowHeader = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const slowName = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Western letters: nearly every text of nearly every list, and a list has hundreds of thousands. */
const tabled = 0x180

/** What each of these becomes within a word, a space between words; undefined for one that becomes several. */
const tableOf = (fold: (text: string) => string) =>
  Array.from({ length: tabled }, (_, unit) => {
    const folded = fold(`a${String.fromCharCode(unit)}a`).slice(1, -1)
    return folded.length === 1 ? folded : undefined
  })
const headerTable = tableOf(slowHeader)
const nameTable = tableOf(slowName)

/** The same as folding it slowly; undefined for a text with other signs. */
function byTable(text: string, table: readonly (string | undefined)[]): string | undefined {
  let folded = ''
  let isApart = false
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    const sign = unit < tabled ? table[unit] : undefined
    if (sign === undefined) return undefined
    if (sign === ' ') isApart = folded !== ''
    else {
      folded += isApart ? ` ${sign}` : sign
      isApart = false
    }
  }
  return folded
}
