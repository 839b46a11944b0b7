import { compile } from 'css-select'
import { parse, type Selector } from 'css-what'
import type { Element } from 'domhandler'
import { declarationsOf, statementsOf } from './css-blocks.ts'
import { longhandsOf } from './font-values.ts'

/** A selector with its declarations that have a say in the letters of a text, and in whether it is shown. */
export type StyleRule = {
  applies: (element: Element) => boolean
  /** Specificity; of two equal ones the later rule wins. */
  rank: number
  /** Holds only on some screens. */
  isConditional: boolean
  declarations: Map<string, string>
}

const properties = new Set([
  'font',
  'font-family',
  'font-weight',
  'font-style',
  'font-variation-settings',
  'text-transform',
  'content',
  'clip-path',
  'display',
])
const isOfLetters = (property: string) =>
  properties.has(property) || (property.startsWith('--') && property.endsWith('font'))

/** The rules of a style sheet about letters, those for print left out. */
export function styleRules(css: string, isConditional = false): StyleRule[] {
  return statementsOf(css).flatMap(({ prelude, block }) => {
    if (!prelude.startsWith('@')) return rulesOf(prelude, block, isConditional)
    if (!/^@(?:media|container|supports|layer)\b/.test(prelude) || prelude.includes('print')) return []
    return styleRules(block, true)
  })
}

function rulesOf(prelude: string, block: string, isConditional: boolean): StyleRule[] {
  const declarations = new Map<string, string>()
  let important = 0
  for (const { property, value, isImportant } of declarationsOf(block)) {
    if (!isOfLetters(property)) continue
    for (const [name, said] of Object.entries(
      property === 'font' ? longhandsOf(value) : { [property]: value },
    ))
      declarations.set(name, said)
    if (isImportant) important = 1_000_000
  }
  if (declarations.size === 0) return []
  return parse(prelude).map((selector) => {
    const ofElement = selector.filter(({ type }) => type !== 'pseudo-element')
    return {
      applies: matcherOf(ofElement),
      rank: important + specificityOf(selector),
      // What stands before, after or at the beginning of a text may be set in another face than the text itself.
      isConditional: isConditional || ofElement.length < selector.length,
      declarations,
    }
  })
}

/** What the library does not know (`:hover`, `:focus-visible`) does not hold on a page just opened. */
function matcherOf(selector: Selector[]): StyleRule['applies'] {
  try {
    return compile<Element, Element>([selector])
  } catch {
    return () => false
  }
}

function specificityOf(selector: readonly Selector[]): number {
  let rank = 0
  for (const part of selector) {
    if (part.type === 'attribute') rank += part.name === 'id' ? 10_000 : 100
    else if (part.type === 'tag' || part.type === 'pseudo-element') rank += 1
    else if (part.type === 'pseudo') rank += ofPseudo(part.name, part.data)
  }
  return rank
}

function ofPseudo(name: string, data: string | null | Selector[][]): number {
  if (name === 'where') return 0
  if (!Array.isArray(data)) return 100
  return Math.max(0, ...data.map(specificityOf))
}
