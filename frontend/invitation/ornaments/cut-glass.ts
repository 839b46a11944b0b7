import type { Pane, Point } from './glass-parts.tsx'

/** A closed path through the points. */
export const outline = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`
const next = <Item>(items: readonly Item[], at: number) => items[(at + 1) % items.length] as Item
const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
]

/** Cut glass between two outlines of as many corners: each side is two panes, and their seams. */
export function cutGlass(inside: readonly Point[], outside: readonly Point[]) {
  const [centreX, centreY] = middleOf(outside)
  const sides = inside.map((inner, at) => {
    const [outer, innerNext, outerNext] = [outside[at] as Point, next(inside, at), next(outside, at)]
    const turn = at % 2 === 0
    // Light falls from the upper left: on what leans outwards there, and on what leans inwards at the lower right.
    const pane = (leans: 1 | -1, ...corners: Point[]): Pane => {
      const [x, y] = middleOf(corners)
      const away = Math.hypot(x - centreX, y - centreY)
      const shade = ((x - centreX) * 0.6 + (y - centreY) * 0.8) / away
      return [
        corners.map((point) => point.join(' ')).join('L'),
        Number((0.25 + leans * 0.19 * shade).toFixed(2)),
      ]
    }
    const [from, to] = turn ? [inner, outerNext] : [innerNext, outer]
    return {
      panes: [
        pane(1, outer, outerNext, turn ? inner : innerNext),
        pane(-1, inner, innerNext, turn ? outerNext : outer),
      ],
      seam: `M${inner.join(' ')}L${outer.join(' ')}M${from.join(' ')}L${to.join(' ')}`,
    }
  })
  return { panes: sides.flatMap(({ panes }) => panes), seams: sides.map(({ seam }) => seam).join('') }
}
