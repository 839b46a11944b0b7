import { cutGlass, outline } from './cut-glass.ts'
import { Boughs, Panes, type Point, Sprigs, type Vertex } from './glass-parts.tsx'

type Opening = { size: Point; corners: readonly Point[]; rim: Point }

/**
 * The opening for a photo in a box of this size, upright at both sides, where the outer people of a group stand, and
 * how much larger the cut glass around it is. A broad photo has the lying one.
 */
const openings = {
  standing: {
    size: [360, 400],
    corners: [
      [180, 0],
      [290, 26],
      [352, 108],
      [352, 292],
      [290, 374],
      [180, 400],
      [70, 374],
      [8, 292],
      [8, 108],
      [70, 26],
    ],
    rim: [1.115, 1.1],
  },
  lying: {
    size: [520, 382],
    corners: [
      [260, 0],
      [436, 20],
      [512, 92],
      [512, 290],
      [436, 362],
      [260, 382],
      [84, 362],
      [8, 290],
      [8, 92],
      [84, 20],
    ],
    rim: [1.078, 1.105],
  },
} as const satisfies Record<string, Opening>
type Lie = keyof typeof openings

const rimOf = ({ size: [width, height], corners, rim: [across, down] }: Opening): Point[] =>
  corners.map(([x, y]) => [
    Math.round(width / 2 + (x - width / 2) * across),
    Math.round(height / 2 + (y - height / 2) * down),
  ])
const leans = [-90, -54, -18, 18, 54, 90, 126, 162, 198, 234]
/** The photo's outline for `clip-path`. */
export function stoneShape(lie: Lie): string {
  const { size, corners } = openings[lie]
  const share = (value: number, whole: number) => `${((value / whole) * 100).toFixed(2)}%`
  return `polygon(${corners.map(([x, y]) => `${share(x, size[0])} ${share(y, size[1])}`).join(',')})`
}

const gems = {
  standing: cutGlass(openings.standing.corners, rimOf(openings.standing)),
  lying: cutGlass(openings.lying.corners, rimOf(openings.lying)),
}

/** A rim of cut glass around a photo in `stoneShape`. No line crosses the photo. */
export function Facets({ lie }: { lie: Lie }) {
  const opening = openings[lie]
  const gem = gems[lie]
  const rim = rimOf(opening)
  return (
    <svg
      className="facets"
      viewBox={`0 0 ${opening.size.join(' ')}`}
      fill="none"
      overflow="visible"
      aria-hidden="true"
    >
      <Panes of={gem.panes} />
      <g stroke="currentColor" strokeLinejoin="round">
        <path className="drawn" pathLength="1" d={gem.seams} strokeWidth=".9" />
        <path className="drawn" pathLength="1" d={outline(opening.corners)} strokeWidth="1.2" />
        <path className="drawn" pathLength="1" d={outline(rim)} strokeWidth="2" />
        <Sprigs
          at={rim.flatMap((point, at): Vertex[] =>
            at === 1 || at === 6 ? [] : [[...point, leans[at] ?? 0]],
          )}
          size={0.5}
        />
        <Boughs
          of={[
            {
              at: rim[1] as Point,
              twigs: [
                [-160, 0.9],
                [52, 0.9],
                [-104, 0.66],
                [-30, 0.66],
              ],
            },
            {
              at: rim[6] as Point,
              twigs: [
                [20, 0.9],
                [232, 0.9],
                [76, 0.66],
                [150, 0.66],
              ],
            },
          ]}
          size={1}
        />
      </g>
    </svg>
  )
}
