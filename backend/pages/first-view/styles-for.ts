import { declarationsOf, type Statement, statementsOf } from './css-blocks.ts'
import { firstFamily } from './font-values.ts'

/**
 * The part of a style sheet that the elements of `markup` need, in its order. A rule belongs to the component whose
 * class its selector begins with, a typeface to the rules that name it, a motion to those that play it; what names no
 * class is for every page, and what is for print can wait.
 */
export function stylesFor(css: string, markup: string): string {
  const classes = new Set(
    [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  const statements = statementsOf(css.replaceAll(mark, ''))
  const needed = rulesFor(statements, classes)
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
const isConditional = ({ prelude }: Statement) => /^@(?:media|container|supports|layer)\b/.test(prelude)

function rulesFor(statements: readonly Statement[], classes: Set<string>): Statement[] {
  return statements.flatMap((statement) => {
    const { prelude, block } = statement
    if (isResource(statement) || prelude.startsWith('@page') || prelude === '@media print') return []
    if (!isConditional(statement)) return isFor(prelude, classes) ? [statement] : []
    const inner = rulesFor(statementsOf(block), classes)
    if (inner.length === 0) return []
    return [{ ...statement, text: `${prelude}{${inner.map(({ text }) => text).join('')}}` }]
  })
}

const isOfComponent = (text: string) => /^[^{]*\.[a-z]/i.test(text) || text.startsWith('@')

function isFor(selector: string, classes: Set<string>): boolean {
  const [, name] = /\.([\w-]+)/.exec(selector) ?? []
  return name === undefined || classes.has(name)
}

/** Whether rules name a typeface or a motion. */
function isNamed({ prelude, block }: Statement, rules: string): boolean {
  if (prelude !== '@font-face') return rules.includes(prelude.split(' ')[1] ?? '')
  const family = declarationsOf(block).find(({ property }) => property === 'font-family')?.value ?? ''
  return rules.includes(firstFamily(family))
}
