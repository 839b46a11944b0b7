import type { Element } from 'domhandler'
import type { StyleRule } from './style-rules.ts'

const inherited = new Set([
  'font-family',
  'font-weight',
  'font-style',
  'font-variation-settings',
  'text-transform',
])

/**
 * The values that a property of an element may have, on whichever screen: the one that always holds, and all that
 * win over it under a condition. `initial` where nothing says it that always holds.
 */
export function cascadeOf(rules: readonly StyleRule[]): (element: Element, property: string) => Set<string> {
  // Sorting is stable: of equal rank the later one stays the later.
  const ranked = rules.toSorted((one, other) => one.rank - other.rank)
  const known = new Map<Element, { applying: StyleRule[]; values: Map<string, Set<string>> }>()

  const recordOf = (element: Element) => {
    const record = known.get(element) ?? {
      applying: ranked.filter(({ applies }) => applies(element)).toReversed(),
      values: new Map<string, Set<string>>(),
    }
    known.set(element, record)
    return record
  }

  function valuesOf(element: Element, property: string): Set<string> {
    const { applying, values } = recordOf(element)
    const before = values.get(property)
    if (before) return before
    const found = new Set<string>()
    values.set(property, found)
    const add = (value: string) => {
      if (value === 'inherit') addAll(inheritedBy(element, property))
      else if (value.startsWith('var('))
        addAll(valuesOf(element, value.slice(4).split(/[,)]/)[0]?.trim() ?? ''))
      else found.add(value)
    }
    const addAll = (more: Iterable<string>) => {
      for (const value of more) found.add(value)
    }
    for (const { declarations, isConditional } of applying) {
      const value = declarations.get(property)
      if (value === undefined) continue
      add(value)
      if (!isConditional) return found
    }
    const attribute = element.attribs[property]
    if (attribute) add(attribute)
    else if (inherited.has(property) || property.startsWith('--')) addAll(inheritedBy(element, property))
    else found.add('initial')
    return found
  }
  const inheritedBy = ({ parent }: Element, property: string): Iterable<string> =>
    parent && 'attribs' in parent ? valuesOf(parent, property) : ['initial']

  return valuesOf
}
