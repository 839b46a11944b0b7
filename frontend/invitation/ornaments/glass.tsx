import type { ReactNode } from 'react'

type Point = readonly [number, number]
/** Where panes meet, with what grows there: `lean` in degrees, and the leans of a bough's twigs. */
type Vertex = readonly [...Point, lean: number]
type Bough = { at: Point; twigs: readonly (readonly [lean: number, size: number])[] }
/** A pane's corners and how much of the tint it holds. */
type Pane = readonly [corners: string, tint: number]

const leaf = 'M0 0C8-13 28-14 40 0 28 12 8 12 0 0ZM0 0H32'
const stem = 'M0 0C18 3 42 0 64-9'
/** The leaves of one twig, the last at its end: from where on the stem, which way, how long. */
const leaves = [
  [10, 1, 52, 20],
  [12, 1, -50, 21],
  [27, 1, 46, 20],
  [29, 1, -46, 20],
  [43, -2, 42, 17],
  [45, -2, -44, 17],
  [55, -5, 30, 14],
  [56, -6, -50, 13],
  [63, -9, -14, 16],
] as const
const twig = leaves.map(([x, y, lean, length]) => blade(x, y, lean, length)).join('')

function blade(x: number, y: number, lean: number, length: number): string {
  const at = (along: number, aside: number) => {
    const turned = (lean * Math.PI) / 180
    const dx = along * Math.cos(turned) - aside * Math.sin(turned)
    const dy = along * Math.sin(turned) + aside * Math.cos(turned)
    return `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`
  }
  const belly = length * 0.42
  return `M${x} ${y}Q${at(length * 0.45, belly)} ${at(length, 0)}Q${at(length * 0.45, -belly)} ${x} ${y}Z`
}

/** A small sprig that grows outwards. */
function Sprigs({ at, size }: { at: readonly Vertex[]; size: number }) {
  return at.map(([x, y, lean]) => (
    <g key={`${x} ${y}`} className="sprig" transform={`translate(${x} ${y})rotate(${lean})scale(${size})`}>
      <path d={leaf} transform="scale(.82)" />
      <path d={leaf} transform="rotate(-58)scale(.62)" />
      <path d={leaf} transform="rotate(58)scale(.62)" />
      <circle r="2.8" />
    </g>
  ))
}

function Boughs({ of, size }: { of: readonly Bough[]; size: number }) {
  return of.map(({ at: [x, y], twigs }) => (
    <g key={`${x} ${y}`} className="sprig" transform={`translate(${x} ${y})scale(${size})`}>
      {twigs.map(([lean, long]) => (
        <g key={lean} transform={`rotate(${lean})scale(${long})`}>
          <path className="stem" d={stem} />
          <path d={twig} />
        </g>
      ))}
      <circle r="3" />
    </g>
  ))
}

const Panes = ({ of }: { of: readonly Pane[] }) =>
  of.map(([corners, tint]) => (
    <path key={corners} className="pane" d={`M${corners}Z`} fillOpacity={tint} stroke="none" />
  ))

type Roof = { viewBox: string; edge: string; beams: string; panes: Pane[]; sprigs: Vertex[]; boughs: Bough[] }

const roofs: Record<'narrow' | 'wide', Roof> = {
  narrow: {
    viewBox: '0 0 360 118',
    edge: 'M1 118 34 52 112 20 180 4 248 20 326 52 359 118',
    beams:
      'M34 52 118 66 180 4 242 66 326 52M118 66H242M13 118 118 66 112 20M347 118 242 66 248 20M13 118 34 52M347 118 326 52',
    panes: [
      ['1 118 34 52 13 118', 0.3],
      ['13 118 34 52 118 66', 0.1],
      ['34 52 112 20 118 66', 0.22],
      ['112 20 180 4 118 66', 0.08],
      ['118 66 180 4 242 66', 0.16],
      ['180 4 248 20 242 66', 0.26],
      ['248 20 326 52 242 66', 0.07],
      ['347 118 326 52 242 66', 0.18],
      ['359 118 326 52 347 118', 0.3],
    ],
    sprigs: [
      [34, 52, -152],
      [112, 20, -112],
      [180, 4, -90],
      [248, 20, -74],
    ],
    boughs: [
      {
        at: [326, 52],
        twigs: [
          [-152, 0.86],
          [66, 0.82],
          [-104, 0.7],
          [-42, 0.62],
        ],
      },
    ],
  },
  wide: {
    viewBox: '0 0 880 118',
    edge: 'M1 118 62 50 240 10 440 3 640 10 818 50 879 118',
    beams:
      'M62 50 190 68 240 10 340 60 440 3 540 60 640 10 690 68 818 50M13 118 190 68H340H690L867 118M340 68V60M540 68V60M13 118 62 50M867 118 818 50',
    panes: [
      ['1 118 62 50 13 118', 0.3],
      ['13 118 62 50 190 68', 0.1],
      ['62 50 240 10 190 68', 0.22],
      ['240 10 190 68 340 68 340 60', 0.08],
      ['240 10 440 3 340 60', 0.16],
      ['440 3 540 60 540 68 340 68 340 60', 0.06],
      ['440 3 640 10 540 60', 0.24],
      ['640 10 540 60 540 68 690 68', 0.1],
      ['640 10 818 50 690 68', 0.07],
      ['867 118 818 50 690 68', 0.18],
      ['879 118 818 50 867 118', 0.3],
    ],
    sprigs: [
      [62, 50, -150],
      [240, 10, -104],
      [440, 3, -90],
      [640, 10, -76],
    ],
    boughs: [
      {
        at: [818, 50],
        twigs: [
          [-160, 1.3],
          [54, 1.1],
          [-112, 1],
          [-46, 0.95],
        ],
      },
    ],
  },
}

/**
 * The roof of a glass house in thin lines over tinted panes, or turned around its foot. Its two lower corners are those
 * of the box that it stands on, so that nothing but two walls is beside the words.
 */
export function GlassRoof({ shape, className }: { shape: keyof typeof roofs; className: string }) {
  const { viewBox, edge, beams, panes, sprigs, boughs } = roofs[shape]
  return (
    <svg
      className={className}
      viewBox={viewBox}
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      overflow="visible"
      aria-hidden="true"
    >
      <Panes of={panes} />
      <path className="drawn" pathLength="1" d={beams} strokeWidth=".9" vectorEffect="non-scaling-stroke" />
      <path className="drawn" pathLength="1" d={edge} strokeWidth="1.8" vectorEffect="non-scaling-stroke" />
      <Sprigs at={sprigs} size={0.6} />
      <Boughs of={boughs} size={0.86} />
    </svg>
  )
}

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
const outline = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`
const next = <Item,>(items: readonly Item[], at: number) => items[(at + 1) % items.length] as Item

/** The photo's outline for `clip-path`. */
export function stoneShape(lie: Lie): string {
  const { size, corners } = openings[lie]
  const share = (value: number, whole: number) => `${((value / whole) * 100).toFixed(2)}%`
  return `polygon(${corners.map(([x, y]) => `${share(x, size[0])} ${share(y, size[1])}`).join(',')})`
}

const tints = [0.42, 0.14, 0.3, 0.08, 0.22]
/** Cut glass between two outlines of as many corners: each side is two panes, and their seams. */
function cutGlass(inside: readonly Point[], outside: readonly Point[]) {
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

/** A broad frame in a box of 1000 by 600, stretched to the card: deep facets at its left and right too. */
const broadRim: readonly Point[] = [
  [520, 0],
  [796, 12],
  [938, 92],
  [1000, 270],
  [958, 492],
  [812, 586],
  [480, 600],
  [204, 588],
  [62, 508],
  [0, 330],
  [42, 108],
  [188, 14],
]
const broadOpening = broadRim.map(
  ([x, y]): Point => [Math.round(500 + (x - 500) * 0.86), Math.round(300 + (y - 300) * 0.85)],
)
const broad = cutGlass(broadOpening, broadRim)
const hairline = { vectorEffect: 'non-scaling-stroke', className: 'drawn', pathLength: '1' } as const

/** A frame of cut glass around the words of a broad card; what grows on it keeps its shape. */
export function GlassFrame({ className }: { className: string }) {
  return (
    <svg
      className={className}
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      overflow="visible"
      aria-hidden="true"
    >
      <svg
        width="100%"
        height="100%"
        viewBox="0 0 1000 600"
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
      >
        <Panes of={broad.panes} />
        <path {...hairline} d={broad.seams} strokeWidth=".9" />
        <path {...hairline} d={outline(broadOpening)} strokeWidth="1.2" />
        <path {...hairline} d={outline(broadRim)} strokeWidth="2" />
      </svg>
      {broadSprigs.map(([at, lean]) => (
        <Corner key={at} at={at}>
          <Sprigs at={[[0, 0, lean]]} size={0.62} />
        </Corner>
      ))}
      <Corner at={2}>
        <Boughs of={[{ at: [0, 0], twigs: broadTwigs }]} size={1} />
      </Corner>
      <Corner at={8}>
        <g transform="scale(-1)">
          <Boughs of={[{ at: [0, 0], twigs: broadTwigs }]} size={1} />
        </g>
      </Corner>
    </svg>
  )
}
const broadSprigs = [
  [0, -90],
  [3, 0],
  [5, 60],
  [6, 90],
  [9, 180],
  [11, -120],
] as const
const broadTwigs = [
  [-158, 1.3],
  [66, 1.2],
  [-108, 0.95],
  [-40, 0.95],
] as const

function Corner({ at, children }: { at: number; children: ReactNode }) {
  const [x, y] = broadRim[at] as Point
  return (
    <svg x={`${x / 10}%`} y={`${(y / 6).toFixed(1)}%`} overflow="visible" aria-hidden="true">
      {children}
    </svg>
  )
}
