import type { Pane, Point } from './glass-parts.tsx'

/** A closed path through the points. */
export const outline = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`
const next = <Item>(items: readonly Item[], at: number) => items[(at + 1) % items.length] as Item

const tints = [0.42, 0.14, 0.3, 0.08, 0.22]
/** Cut glass between two outlines of as many corners: each side is two panes, and their seams. */
export function cutGlass(inside: readonly Point[], outside: readonly Point[]) {
  const sides = inside.map((inner, at) => {
    const [outer, innerNext, outerNext] = [outside[at] as Point, next(inside, at), next(outside, at)]
    const turn = at % 2 === 0
    const tint = (step: number) => tints[(at * 2 + step) % tints.length] as number
    const pane = (step: number, ...corners: Point[]): Pane => [
      corners.map((point) => point.join(' ')).join('L'),
      tint(step),
    ]
    const [from, to] = turn ? [inner, outerNext] : [innerNext, outer]
    return {
      panes: [
        pane(0, outer, outerNext, turn ? inner : innerNext),
        pane(1, inner, innerNext, turn ? outerNext : outer),
      ],
      seam: `M${inner.join(' ')}L${outer.join(' ')}M${from.join(' ')}L${to.join(' ')}`,
    }
  })
  return { panes: sides.flatMap(({ panes }) => panes), seams: sides.map(({ seam }) => seam).join('') }
}
