import type { Pane, Point } from './glass-parts.tsx'

/** A path through the points, closed unless it is open. */
export const outline = (points: readonly Point[], open = false) =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}${open ? '' : 'Z'}`
const next = <Item>(items: readonly Item[], at: number) => items[(at + 1) % items.length] as Item
const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
]
const between = ([ax, ay]: Point, [bx, by]: Point, share: number) =>
  `${Math.round(ax + (bx - ax) * share)} ${Math.round(ay + (by - ay) * share)}`

/**
 * Cut glass between two outlines of as many corners: each side is two panes, their seams and what gleams on them. An
 * open one has no side between its last corner and its first.
 */
export function cutGlass(inside: readonly Point[], outside: readonly Point[], open = false) {
  const [centreX, centreY] = middleOf(outside)
  const sides = (open ? inside.slice(0, -1) : inside).map((inner, at) => {
    const [outer, innerNext, outerNext] = [outside[at] as Point, next(inside, at), next(outside, at)]
    const turn = at % 2 === 0
    // Light falls from the upper left: on what leans outwards there, and on what leans inwards at the lower right.
    const pane = (leans: 1 | -1, ...corners: Point[]): Pane => {
      const [x, y] = middleOf(corners)
      const away = Math.hypot(x - centreX, y - centreY)
      const shade = ((x - centreX) * 0.6 + (y - centreY) * 0.8) / away
      return [
        corners.map((point) => point.join(' ')).join('L'),
        Number((0.36 + leans * 0.3 * shade + (turn ? 0.05 : -0.05)).toFixed(2)),
      ]
    }
    const [from, to] = turn ? [inner, outerNext] : [innerNext, outer]
    const [corner, rimEnd] = turn ? [inner, outer] : [innerNext, outerNext]
    const panes = [
      pane(1, outer, outerNext, turn ? inner : innerNext),
      pane(-1, inner, innerNext, turn ? outerNext : outer),
    ]
    const [sideX, sideY] = [outerNext[0] - outer[0], outerNext[1] - outer[1]]
    return {
      panes,
      /** How much of the darker glass is to be seen. */
      dark: (panes[0]?.[1] ?? 0) * Math.abs(sideX * (corner[1] - outer[1]) - sideY * (corner[0] - outer[0])),
      seam: `M${inner.join(' ')}L${outer.join(' ')}M${from.join(' ')}L${to.join(' ')}`,
      // One more facet, the half of the pane at its seam.
      glint: `M${between(rimEnd, corner, 0.5)}L${corner.join(' ')}L${(turn ? outerNext : outer).join(' ')}Z`,
    }
  })
  return {
    // Where the opening touches the rim there is no glass.
    panes: sides.flatMap(({ panes }) => panes.filter(([corners]) => new Set(corners.split('L')).size > 2)),
    seams: sides.map(({ seam }) => seam).join(''),
    glints: sides
      .toSorted((a, b) => b.dark - a.dark)
      .slice(0, 4)
      .map(({ glint }) => glint)
      .join(''),
  }
}
