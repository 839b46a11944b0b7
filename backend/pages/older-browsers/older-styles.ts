import type { AnyNode } from 'domhandler'
import { transform } from 'lightningcss'
import { declarationsOf, statementsOf } from '../first-view/css-blocks.ts'
import { plainSelectors } from './plain-selectors.ts'
import { settledSelectors } from './settled-has.ts'
import { wordsOf } from './words-of.ts'

/** iOS 12 and what is as old: versions as lightningcss writes them. */
const oldest = { safari: 12 << 16, ios_saf: 12 << 16, chrome: 69 << 16, firefox: 68 << 16 }

/**
 * A style sheet in the words of older browsers, for a page whose card is as wide as the window: widths of the card are
 * those of the window, conditions on the `page` (`:has`) are settled, sides have their names. What browsers before Chrome 88
 * and Safari 15 lack besides stands apart, for them alone.
 */
export function olderStyles(css: string, page: AnyNode): string {
  const layouts = layoutsIn(css)
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(rewritten(css)),
    targets: oldest,
    errorRecovery: true,
    minify: true,
  })
  return fontsFirst(code.toString())

  function rewritten(sheet: string): string {
    return statementsOf(sheet)
      .map(({ prelude, block, text }) => {
        if (/^@(?:media|supports)\b/.test(prelude)) return `${always(prelude)}{${rewritten(block)}}`
        if (/^@keyframes\b/.test(prelude)) return `${prelude}{${stepsOf(block)}}`
        const width = /^@container card (.*)$/s.exec(prelude)
        if (width) return `@media ${width[1]}{${rewritten(block)}}`
        if (prelude.startsWith('@')) return prelude.startsWith('@container') ? '' : text
        return rules(settledSelectors(prelude.replaceAll(':focus-visible', ':focus'), page), block)
      })
      .join('')
  }

  function rules(selectors: readonly string[], block: string): string {
    const declarations = declarationsIn(block)
    const all = written(declarations)
    // One unknown word, and the whole rule is not read.
    const known = selectors.filter((selector) => !selector.includes(':has('))
    const others = selectors.filter((selector) => selector.includes(':has('))
    return [
      known.length > 0 ? `${known}{${all}}` : '',
      ...others.map((selector) => `${selector}{${all}}`),
      ...known.flatMap((selector) =>
        plainSelectors(selector).map(({ text, isNew }) =>
          ifOldest(
            (isNew ? `${text}{${all}}` : '') +
              proportions(declarations, text) +
              gaps(declarations, text, layouts),
          ),
        ),
      ),
    ].join('')
  }
}

/** Lightning CSS puts `font-variant-numeric` and the like before the `font` that resets them. */
const fontsFirst = (css: string) =>
  css.replace(/\{([^{}]+?);(font:[^;{}]+)(?=[;}])/g, (_, before, font) => `{${font};${before}`)

/** No script runs, and nothing in use is asked of other elements. */
const always = (prelude: string) =>
  prelude.replace(/\(scripting: ?none\)/, 'all').replace(/^@supports not selector\(:has\(a\)\)/, '@media all')

const stepsOf = (keyframes: string) =>
  statementsOf(keyframes)
    .map(({ prelude, block }) => `${prelude}{${written(declarationsIn(block))}}`)
    .join('')

type Declaration = { name: string; value: string; isImportant: boolean }

const written = (declarations: readonly Declaration[]) =>
  declarations
    .map(({ name, value, isImportant }) => `${name}:${value}${isImportant ? '!important' : ''};`)
    .join('')

const valueIn = (declarations: readonly Declaration[], wanted: string) =>
  declarations.findLast(({ name }) => name === wanted)?.value

/** Browsers that know no proportions know no choices in selectors either, nor gaps. */
const ifOldest = (css: string) => (css ? `@supports not (aspect-ratio:1){${css}}` : '')

/** The side that follows from the other one. */
function proportions(declarations: readonly Declaration[], selector: string): string {
  const ratio = valueIn(declarations, 'aspect-ratio') ?? ''
  const [, across, down = '1'] = /^([\d.]+)(?:\s*\/\s*([\d.]+))?$/.exec(ratio) ?? []
  if (!across) return ''
  const width = valueIn(declarations, 'width') ?? 'auto'
  const height = valueIn(declarations, 'height') ?? 'auto'
  const tall = Number(down) / Number(across)
  if (height !== 'auto')
    return width === 'auto' && !height.includes('%') ? `${selector}{width:calc((${height})/${tall})}` : ''
  // A part of a width that only the browser knows: most of the window's.
  const isKnown = !/auto|%|content/.test(width)
  return `${selector}{height:${isKnown ? `calc((${width})*${tall})` : `${Math.round(80 * tall)}vw`}}`
}

type Layout = 'row' | 'column' | 'grid'

/** How the parts of elements are laid out, by the end of the selectors that say so. */
function layoutsIn(css: string, found = new Map<string, Layout>()): Map<string, Layout> {
  for (const { prelude, block } of statementsOf(css)) {
    const layout = layoutOf(block)
    if (block.includes('{')) layoutsIn(block, found)
    else if (layout) for (const { text } of plainSelectors(prelude)) found.set(lastOf(text), layout)
  }
  return found
}

function layoutOf(block: string): Layout | undefined {
  if (/display:\s*(?:inline-)?grid/.test(block)) return 'grid'
  if (!/display:\s*(?:inline-)?flex/.test(block)) return undefined
  return /flex-(?:direction|flow):\s*column/.test(block) ? 'column' : 'row'
}

const lastOf = (selector: string) => selector.split(/[\s>+~]/).at(-1) ?? ''

/** Margins for a gap between the parts of a flexible box. */
function gaps(declarations: readonly Declaration[], selector: string, layouts: Map<string, Layout>): string {
  const [row, column = row] = wordsOf(valueIn(declarations, 'gap') ?? '')
  const layout = layoutOf(written(declarations)) ?? layouts.get(lastOf(selector))
  if (!layout || layout === 'grid') return ''
  const gap =
    layout === 'column'
      ? (valueIn(declarations, 'row-gap') ?? row)
      : (valueIn(declarations, 'column-gap') ?? column)
  return gap ? `${selector}>*+*{margin-${layout === 'column' ? 'top' : 'left'}:${gap}}` : ''
}

function declarationsIn(block: string): Declaration[] {
  const all = declarationsOf(block).flatMap(({ property, value, isImportant }) =>
    physical(property, plainUnits(value)).map(([name, value]) => ({ name, value, isImportant })),
  )
  const moves = all.filter(({ name }) => name === 'translate' || name === 'rotate' || name === 'scale')
  if (moves.length === 0) return all
  return [
    ...all.filter((one) => !moves.includes(one) && one.name !== 'transform'),
    {
      name: 'transform',
      value: movement(all),
      isImportant: moves.some(({ isImportant }) => isImportant),
    },
  ]
}

function movement(all: readonly Declaration[]): string {
  const of = (wanted: string) => all.findLast(({ name }) => name === wanted)?.value
  const [translate, rotate, scale, transform] = ['translate', 'rotate', 'scale', 'transform'].map(of)
  const given = (value = 'none') => (value === 'none' ? '' : value)
  const parts = [
    given(translate) && `translate(${wordsOf(given(translate)).join(', ')})`,
    given(rotate) && `rotate(${rotate})`,
    given(scale) && `scale(${wordsOf(given(scale)).join(', ')})`,
    given(transform),
  ].filter(Boolean)
  return parts.join(' ') || 'none'
}

const plainUnits = (value: string) =>
  value.replace(/(\d)cqi\b/g, '$1vw').replace(/(\d)[dsl]v(h|w)\b/g, '$1v$2')

const sides: Record<string, string[]> = {
  inset: ['top', 'right', 'bottom', 'left'],
  block: ['top', 'bottom'],
  inline: ['left', 'right'],
}

/** A declaration with sides by their names on a page that reads from left to right. */
function physical(property: string, value: string): [string, string][] {
  const [, base = '', axis = '', edge] =
    /^(inset|padding|margin|border)-(block|inline)(?:-(start|end))?$/.exec(property) ?? []
  const named = (side: string) => (base === 'inset' ? side : `${base}-${side}`)
  if (property === 'inset') {
    const [top = '', right = top, bottom = top, left = right] = wordsOf(value)
    return [
      ['top', top],
      ['right', right],
      ['bottom', bottom],
      ['left', left],
    ]
  }
  if (property === 'overflow' && value === 'clip') return [['overflow', 'hidden']]
  const size = /^(min-|max-)?(inline|block)-size$/.exec(property)
  if (size) return [[`${size[1] ?? ''}${size[2] === 'inline' ? 'width' : 'height'}`, value]]
  if (!base) return [[property, value]]
  const [first = '', last = ''] = sides[axis] ?? []
  if (edge) return [[named(edge === 'start' ? first : last), value]]
  if (base === 'border')
    return [
      [named(first), value],
      [named(last), value],
    ]
  const [start = '', end = start] = wordsOf(value)
  return [
    [named(first), start],
    [named(last), end],
  ]
}
