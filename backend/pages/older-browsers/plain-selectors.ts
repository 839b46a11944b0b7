import { parse, type Selector, stringify } from 'css-what'

type Part = Selector
type Path = readonly Part[]
/** `isNew`: it does not stand so in the rule. */
type PlainSelector = { text: string; isNew: boolean }

/**
 * The selectors of a rule without choices, for browsers that would ignore it whole: `:is(…)` and `:where(…)` are written
 * out, a `:not(…)` of several is one of each. The weight of a `:where(…)` cannot be kept: what stands before it is left
 * out, so that a later rule still overrides it. What cannot be read stays as it is.
 */
export function plainSelectors(prelude: string): PlainSelector[] {
  try {
    return parse(prelude).flatMap((path) => {
      const whole = stringify([path])
      return writtenOut(path).map((one) => {
        const text = stringify([one])
        return { text, isNew: text !== whole }
      })
    })
  } catch {
    return [{ text: prelude, isNew: false }]
  }
}

/** A path for every choice. */
function writtenOut(path: Path): Part[][] {
  const at = path.findIndex(isChoice)
  const choice = path[at]
  if (choice?.type !== 'pseudo' || !Array.isArray(choice.data)) return [path.flatMap(oneByOne)]
  const [before, after] = [path.slice(0, at), path.slice(at + 1)]
  const isLight = choice.name === 'where' && before.at(-1)?.type === 'descendant'
  return choice.data.flatMap((chosen) => writtenOut(joined(isLight ? [] : before, chosen, after)))
}

const isCombinator = ({ type }: Part) =>
  ['child', 'descendant', 'adjacent', 'sibling', 'parent', 'column-combinator'].includes(type)

/** A choice of paths (`:is(.a .b)`) is only written out where it begins what is said of its element. */
function isChoice(part: Part, at: number, path: Path): boolean {
  if (part.type !== 'pseudo' || (part.name !== 'is' && part.name !== 'where') || !Array.isArray(part.data))
    return false
  const last = path[at - 1]
  return !last || isCombinator(last) || part.data.every((one) => !one.some(isCombinator))
}

/** A tag's name comes first among what is said of one element. */
function joined(before: Path, chosen: Path, after: Path): Part[] {
  const [tag, ...rest] = chosen
  if (tag?.type !== 'tag' && tag?.type !== 'universal') return [...before, ...chosen, ...after]
  const start = before.findLastIndex(isCombinator) + 1
  return [...before.slice(0, start), tag, ...before.slice(start), ...rest, ...after]
}

/** A `:not(…)` of several as one of each. */
export function oneByOne(part: Part): Part[] {
  if (part.type !== 'pseudo' || part.name !== 'not' || !Array.isArray(part.data)) return [part]
  return part.data.map((one) => ({ ...part, data: [one] }))
}
