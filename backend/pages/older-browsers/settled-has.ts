import { compile, selectAll } from 'css-select'
import { type PseudoSelector, parse, type Selector, SelectorType, stringify } from 'css-what'
import type { AnyNode, Element } from 'domhandler'
import { oneByOne } from './plain-selectors.ts'

/** What changes while somebody uses the page. */
const changing = /:(?:checked|focus|hover|active|disabled|modal|open)/

/**
 * The selectors of a rule whose `:has(…)` are settled by the page as it is sent: a condition that holds is left out, a
 * selector whose condition does not hold is left out whole; what is left weighs as much as before. One that asks for what changes in use stays as it is, and
 * so does one that holds for some elements only, and what cannot be read.
 */
export function settledSelectors(prelude: string, page: AnyNode): string[] {
  if (!prelude.includes(':has(')) return [prelude]
  try {
    return parse(prelude).flatMap((path) => {
      const settled = settle(path.flatMap(oneByOne), page)
      return settled ? [stringify([settled])] : []
    })
  } catch {
    return [prelude]
  }
}

function settle(path: Selector[], page: AnyNode): Selector[] | null {
  const settled: Selector[] = []
  for (const [at, part] of path.entries()) {
    const condition = conditionIn(part)
    const holds = condition && holdsFor(path.slice(0, at), condition.has, page)
    if (!condition || holds === null) settled.push(part)
    else if (holds !== condition.wanted) return null
    else settled.push(...weightOf(condition.has))
  }
  return settled.length > 0 ? settled : [anything]
}

/** Conditions that always hold, as heavy as the one that is left out. */
function weightOf({ data }: Condition): Selector[] {
  const [heaviest = []] = data
  const ids = heaviest.filter((part) => part.type === 'attribute' && part.name === 'id')
  const others = heaviest.filter((part) => part.type === 'attribute' || part.type === 'pseudo')
  return parse(':not(#_)'.repeat(ids.length) + ':not(._)'.repeat(others.length - ids.length) || '*')[0] ?? []
}

/** Whether a condition holds for all elements that `before` means (true) or for none (false). */
function holdsFor(before: Selector[], has: Selector, page: AnyNode): boolean | null {
  if (changing.test(stringify([[has]]))) return null
  const subject = before.filter((part) => !conditionIn(part))
  const among = (path: Selector[]) =>
    selectAll<AnyNode, Element>(compile([path.length > 0 ? path : [anything]]), page).length
  const matching = among([...subject, has])
  if (matching === 0) return false
  return matching === among(subject) ? true : null
}

const anything: Selector = { type: SelectorType.Universal, namespace: null }

type Condition = PseudoSelector & { data: Selector[][] }

const isHas = (part: Selector): part is Condition =>
  part.type === 'pseudo' && part.name === 'has' && Array.isArray(part.data)

/** `:has(…)`, or what `:not(:has(…))` alone denies. */
function conditionIn(part: Selector): { has: Condition; wanted: boolean } | null {
  if (part.type !== 'pseudo' || !Array.isArray(part.data)) return null
  if (isHas(part)) return { has: part, wanted: true }
  const [[inner, ...others] = [], ...more] = part.data
  const isDenied = part.name === 'not' && others.length === 0 && more.length === 0
  return isDenied && inner && isHas(inner) ? { has: inner, wanted: false } : null
}
