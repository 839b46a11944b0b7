/** A statement of a style sheet: what stands before its block, and the block; `text` is the whole, unchanged. */
export type Statement = { text: string; prelude: string; block: string }

/** Calls `meet` with each character that stands in no text and no brackets, and with every brace and semicolon there. */
function scan(css: string, meet: (sign: string, at: number) => void): void {
  let quote = ''
  let brackets = 0
  for (let at = 0; at < css.length; at++) {
    const sign = css[at] ?? ''
    if (sign === '\\') at += 1
    else if (quote) quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '(') brackets += 1
    else if (sign === ')') brackets -= 1
    else if (brackets === 0 && (sign === '{' || sign === '}' || sign === ';')) meet(sign, at)
  }
}

/** The statements of a style sheet, or of the block of an at-rule, in their order. */
export function statementsOf(css: string): Statement[] {
  const found: Statement[] = []
  let start = 0
  let open = 0
  let depth = 0
  scan(css, (sign, at) => {
    if (sign === '{' && depth++ === 0) open = at
    if (sign === '}') depth -= 1
    if (depth > 0 || sign === '{') return
    const end = at + 1
    const isBlock = sign === '}'
    found.push({
      text: css.slice(start, end),
      prelude: withoutComment(css.slice(start, isBlock ? open : at)).trim(),
      block: isBlock ? css.slice(open + 1, at) : '',
    })
    start = end
  })
  return found
}

/** styled-components leaves a mark between its rules. */
const withoutComment = (text: string) => (text.startsWith('/*') ? text.slice(text.indexOf('*/') + 2) : text)

/** The declarations of a rule's block, in their order. */
export function declarationsOf(block: string): { property: string; value: string; isImportant: boolean }[] {
  const parts: string[] = []
  let start = 0
  scan(`${block};`, (sign, at) => {
    if (sign !== ';') return
    parts.push(block.slice(start, at))
    start = at + 1
  })
  return parts.flatMap((part) => {
    const colon = part.indexOf(':')
    if (colon < 0) return []
    const value = part.slice(colon + 1).trim()
    const isImportant = value.endsWith('!important')
    return [
      {
        property: part.slice(0, colon).trim(),
        value: isImportant ? value.slice(0, -'!important'.length).trim() : value,
        isImportant,
      },
    ]
  })
}
