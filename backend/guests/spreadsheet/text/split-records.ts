/**
 * The records of delimited text as RFC 4180 has them: a cell in quotes holds separators and line breaks, and two quotes
 * for one. People's files are read as they are meant: blanks around quotes do not count, and a quote that nothing
 * closes, or that is closed within a word, is part of the text, so that no row disappears in a cell. `text` has line
 * feeds only; linear in its length.
 */
export function splitRecords(text: string, separator: string, most = Number.POSITIVE_INFINITY): string[][] {
  const records: string[][] = []
  let fields: string[] = []
  // Characters that may be read in vain, looking for the end of quotes that have none.
  let patience = text.length * 4
  let at = 0
  while (at <= text.length && records.length < most) {
    const opening = skipBlanks(text, at, separator)
    let field: Field | undefined
    if (text[opening] === '"' && patience > 0) {
      const quoted = quotedField(text, opening, separator)
      if ('value' in quoted) field = quoted
      else patience -= quoted.searched
    }
    field ??= plainField(text, at, separator)
    fields.push(field.value)
    at = field.end + 1
    if (text[field.end] === separator) continue
    records.push(fields)
    fields = []
    if (field.end === text.length - 1) break
  }
  return records
}

/** `end` is the place of the separator or the line feed, or the end of the text. */
type Field = { value: string; end: number }

function plainField(text: string, from: number, separator: string): Field {
  const mark = separator.charCodeAt(0)
  let end = from
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end)
    if (code === mark || code === lineFeed) break
  }
  return { value: text.slice(from, end), end }
}

const lineFeed = 10

function quotedField(text: string, opening: number, separator: string): Field | { searched: number } {
  let quote = text.indexOf('"', opening + 1)
  for (; quote >= 0; quote = text.indexOf('"', quote + 1)) {
    const next = text[quote + 1]
    if (next === '"') {
      quote += 1
      continue
    }
    const end = skipBlanks(text, quote + 1, separator)
    if (isEdge(text[end], separator))
      return { value: text.slice(opening + 1, quote).replaceAll('""', '"'), end }
    // It opens the next cell, so the first one opened nothing.
    if (isEdge(text[quote - 1], separator)) break
  }
  return { searched: (quote < 0 ? text.length : quote) - opening }
}

const isEdge = (character: string | undefined, separator: string) =>
  character === undefined || character === '\n' || character === separator

function skipBlanks(text: string, from: number, separator: string): number {
  let at = from
  while (text[at] === ' ' || (text[at] === '\t' && separator !== '\t')) at += 1
  return at
}
