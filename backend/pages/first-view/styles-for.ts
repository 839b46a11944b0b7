import { compile, selectOne } from 'css-select'
import { parse } from 'css-what'
import type { AnyNode, Element } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import { declarationsOf, type Statement, statementsOf } from './css-blocks.ts'
import { firstFamily } from './font-values.ts'

type Needs = (selector: string) => boolean

/**
 * The part of a style sheet that the elements of `markup` need, in its order, in a page just opened: nobody points at
 * anything or has selected it yet. A typeface belongs to the rules that name it, a motion to those that play it; what is for print
 * or for another browser can wait.
 */
export function stylesFor(css: string, markup: string): string {
  // A page that opens is marked before it is painted.
  const page = parseDocument(`<html data-opening><body>${markup}</body></html>`)
  const needs: Needs = (selector) => matches(selector, page)
  const statements = statementsOf(css.replaceAll(mark, ''))
  const needed = rulesFor(statements, needs)
  // Page-wide rules name the house's own typefaces, which no card is set in.
  const rules = needed
    .filter(({ text }) => isOfComponent(text))
    .map(({ text }) => text)
    .join('')
  const resources = statements.filter((statement) => isResource(statement) && isNamed(statement, rules))
  return [...resources, ...needed].map(({ text }) => text).join('')
}

/** What styled-components leaves between its rules, for the browser to find them again. */
const mark = '/*!sc*/\n'

const isResource = ({ prelude }: Statement) => prelude === '@font-face' || prelude.startsWith('@keyframes')
/** What moves on opening asks for leave by itself, so that the rule for who wants less motion can wait. */
const isForLater = ({ prelude }: Statement) =>
  /^(?:@page|@media print$|@media ?\(prefers-reduced-motion: ?reduce\)$|@supports not|::selection$)/.test(
    prelude,
  )
const isConditional = ({ prelude }: Statement) => /^@(?:media|container|supports|layer)\b/.test(prelude)

function rulesFor(statements: readonly Statement[], needs: Needs): Statement[] {
  return statements.flatMap((statement) => {
    const { prelude, block } = statement
    if (isResource(statement) || isForLater(statement)) return []
    if (!isConditional(statement)) return needs(prelude) ? [statement] : []
    const inner = rulesFor(statementsOf(block), needs)
    if (inner.length === 0) return []
    return [{ ...statement, text: `${prelude}{${inner.map(({ text }) => text).join('')}}` }]
  })
}

const isOfComponent = (text: string) => /^[^{]*\.[a-z]/i.test(text) || text.startsWith('@')

/** Whether any element is meant; what the library does not know (`:hover`) does not hold on a page just opened. */
function matches(prelude: string, page: AnyNode): boolean {
  return parse(prelude).some((selector) => {
    const ofElement = selector.filter(({ type }) => type !== 'pseudo-element')
    try {
      return selectOne<AnyNode, Element>(compile([ofElement]), page) !== null
    } catch {
      return false
    }
  })
}

/** Whether rules name a typeface or a motion. */
function isNamed({ prelude, block }: Statement, rules: string): boolean {
  if (prelude !== '@font-face') return rules.includes(prelude.split(' ')[1] ?? '')
  const family = declarationsOf(block).find(({ property }) => property === 'font-family')?.value ?? ''
  return rules.includes(firstFamily(family))
}
