import { cutGlass, outline } from './cut-glass.ts'
import { Boughs, Panes, type Point, Sprigs, type Twig } from './glass-parts.tsx'

type Bough = { at: Point; twigs: readonly Twig[] }
/**
 * Glass between an opening and the rim around it, corner by corner, in a box of this size, stretched to the card. What
 * grows on it keeps its shape: boughs at some corners, a sprig at the others.
 */
type Frame = {
  box: Point
  rim: readonly Point[]
  opening: readonly Point[]
  boughs: readonly Bough[]
  leaf: number
}

const broadRim: readonly Point[] = [
  [500, 0],
  [796, 12],
  [938, 92],
  [1000, 270],
  [958, 492],
  [812, 586],
  [500, 600],
  [204, 588],
  [62, 508],
  [0, 330],
  [42, 108],
  [188, 14],
]
const scaled = (points: readonly Point[], [x0, y0]: Point, across: number, down: number) =>
  points.map(([x, y]): Point => [Math.round(x0 + (x - x0) * across), Math.round(y0 + (y - y0) * down)])

/** The lower half of the tall frame, from its right side around the foot to the left. */
const footRim: readonly Point[] = [
  [360, 0],
  [351, 200],
  [326, 322],
  [262, 376],
  [180, 390],
  [98, 376],
  [34, 322],
  [9, 200],
  [0, 0],
]
const footOpening: readonly Point[] = [
  [343, 0],
  [334, 190],
  [306, 292],
  [248, 338],
  [180, 352],
  [112, 338],
  [54, 292],
  [26, 190],
  [17, 0],
]
const turned = (points: readonly Point[]) => points.slice(1, -1).map(([x, y]): Point => [360 - x, 390 - y])
const lowered = (points: readonly Point[]) => points.map(([x, y]): Point => [x, y + 390])

/** Twigs at an upper right corner, and at a lower left: along the rim and outwards, none towards the words. */
const above: readonly Twig[] = [
  [-150, 0.84, 'fern'],
  [72, 0.86, 'fern'],
  [-120, 0.56],
  [50, -0.52],
  [-54, 0.44],
]
const below: readonly Twig[] = [
  [-84, -0.8, 'fern'],
  [46, -0.84, 'fern'],
  [-116, -0.5],
  [22, 0.6],
  [122, 0.42],
]
/** The same around a photo, which they leave free: in the corners of the sheet that the gem's slopes leave. */
const offAbove: readonly Twig[] = [
  [-134, 0.54, 'fern'],
  [90, -0.46, 'fern'],
  [-100, 0.36],
  [-60, 0.26],
]
/** Beside a broad photo the words are near: all of it grows upwards. */
const offUpwards: readonly Twig[] = [
  [-140, 0.72, 'fern'],
  [-76, -0.5, 'fern'],
  [-112, 0.42],
]
const offBelow: readonly Twig[] = [
  [-134, -1.1, 'fern'],
  [166, 1.1, 'fern'],
  [-162, 0.8],
  [130, -0.56],
]
/** Out of both ends of the tailpiece. */
const rightwards: readonly Twig[] = [
  [-14, 0.84, 'fern'],
  [16, -0.5],
  [-44, -0.4],
]
const leftwards = rightwards.map(([lean, size, kind]): Twig => [180 - lean, -size, kind])
const wide = (twigs: readonly Twig[], by: number) =>
  twigs.map(([lean, size, kind]): Twig => [lean, Math.round(size * by * 100) / 100, kind])

const frames = {
  broad: {
    box: [1000, 600],
    rim: broadRim,
    opening: scaled(broadRim, [500, 300], 0.86, 0.88),
    boughs: [
      { at: [938, 92], twigs: wide(above, 2) },
      { at: [62, 508], twigs: wide(below, 2) },
    ],
    leaf: 0.9,
  },
  tall: {
    box: [360, 780],
    rim: [...turned(footRim), ...lowered(footRim)],
    opening: [...turned(footOpening), ...lowered(footOpening)],
    boughs: [
      { at: [326, 68], twigs: above },
      { at: [34, 712], twigs: below },
    ],
    leaf: 0.64,
  },
  /** The photo's gem over the words. */
  gem: {
    box: [360, 338],
    rim: [
      [180, 0],
      [272, 14],
      [338, 66],
      [358, 170],
      [346, 270],
      [274, 322],
      [180, 338],
      [86, 322],
      [14, 270],
      [2, 170],
      [22, 66],
      [88, 14],
    ],
    opening: [
      [180, 24],
      [260, 37],
      [320, 82],
      [338, 172],
      [328, 258],
      [265, 301],
      [180, 316],
      [95, 301],
      [32, 258],
      [22, 172],
      [40, 82],
      [100, 37],
    ],
    boughs: [],
    leaf: 0.64,
  },
  /** The same of a broad photo: nobody at its sides is cut. */
  slab: {
    box: [360, 250],
    rim: [
      [180, 0],
      [296, 8],
      [348, 44],
      [360, 125],
      [354, 204],
      [302, 240],
      [180, 250],
      [58, 240],
      [6, 204],
      [0, 125],
      [12, 44],
      [64, 8],
    ],
    opening: [
      [180, 19],
      [290, 25],
      [340, 54],
      [348, 125],
      [344, 198],
      [298, 225],
      [180, 232],
      [62, 225],
      [16, 198],
      [12, 125],
      [20, 54],
      [70, 25],
    ],
    boughs: [],
    leaf: 0.64,
  },
  /** A standing photo at the left of a wide card. */
  beside: {
    box: [1000, 600],
    rim: [
      [228, 0],
      [372, 14],
      [458, 66],
      [488, 190],
      [488, 410],
      [458, 534],
      [372, 586],
      [228, 600],
      [84, 586],
      [0, 470],
      [0, 130],
      [84, 14],
    ],
    opening: [
      [228, 30],
      [358, 44],
      [428, 90],
      [452, 196],
      [452, 404],
      [428, 510],
      [358, 556],
      [228, 570],
      [98, 556],
      [35, 454],
      [35, 146],
      [98, 44],
    ],
    boughs: [
      { at: [84, 586], twigs: offBelow },
      { at: [458, 66], twigs: wide(offAbove, 2) },
    ],
    leaf: 0.9,
  },
  /** The same of a broad photo. */
  lying: {
    box: [1000, 600],
    rim: [
      [280, 62],
      [466, 74],
      [556, 140],
      [582, 226],
      [582, 374],
      [556, 460],
      [466, 526],
      [280, 538],
      [94, 526],
      [0, 424],
      [0, 176],
      [94, 74],
    ],
    opening: [
      [280, 92],
      [456, 102],
      [534, 154],
      [555, 230],
      [555, 370],
      [534, 446],
      [456, 498],
      [280, 508],
      [100, 498],
      [27, 418],
      [27, 182],
      [100, 102],
    ],
    boughs: [
      { at: [94, 526], twigs: offBelow },
      { at: [556, 140], twigs: wide(offUpwards, 1.4) },
    ],
    leaf: 0.9,
  },
  /** A small stone between ferns, below words that stand on open paper. */
  tailpiece: {
    box: [200, 60],
    rim: [
      [50, 0],
      [150, 0],
      [200, 30],
      [150, 60],
      [50, 60],
      [0, 30],
    ],
    opening: [
      [72, 20],
      [128, 20],
      [148, 30],
      [128, 40],
      [72, 40],
      [52, 30],
    ],
    boughs: [
      { at: [200, 30], twigs: rightwards },
      { at: [0, 30], twigs: leftwards },
    ],
    leaf: 0,
  },
} as const satisfies Record<string, Frame>
type Shape = keyof typeof frames

const same = ([ax, ay]: Point, [bx, by]: Point) => ax === bx && ay === by
const glass = Object.fromEntries(
  Object.entries(frames).map(([shape, { rim, opening }]: [string, Frame]) => [
    shape,
    {
      ...cutGlass(opening, rim),
      opening: outline(opening),
      rods: outline(rim),
      joints: rim.map(([x, y]) => `M${x} ${y}h0`).join(''),
    },
  ]),
)
const line = { vectorEffect: 'non-scaling-stroke' } as const
const drawn = { ...line, className: 'drawn', pathLength: '1' } as const

/** A frame of cut glass and brass around the words of a card, and around its photo. */
export function GlassFrame({ shape, className }: { shape: Shape; className: string }) {
  const { box, rim, boughs, leaf }: Frame = frames[shape]
  const cut = glass[shape]
  if (!cut) return null
  const heavy = box[0] > 400 ? 1.3 : leaf ? 1 : 0.7
  const place = ([x, y]: Point) => ({
    x: `${((100 * x) / box[0]).toFixed(1)}%`,
    y: `${((100 * y) / box[1]).toFixed(1)}%`,
  })
  const hasSprig = (point: Point) => leaf > 0 && !boughs.some(({ at }) => same(at, point))
  return (
    <svg
      className={className}
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      strokeLinecap="round"
      overflow="visible"
      aria-hidden="true"
    >
      <svg
        width="100%"
        height="100%"
        viewBox={`0 0 ${box.join(' ')}`}
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
      >
        <Panes of={cut.panes} />
        <path className="glint" d={cut.glints} />
        <path {...drawn} d={cut.seams} strokeWidth=".8" />
        <path {...drawn} d={cut.opening} strokeWidth="1.5" />
      </svg>
      {rim.map((point, at) => {
        const lean = leanAt(rim, at)
        return hasSprig(point) && lean !== null ? (
          <svg key={point.join()} {...place(point)} overflow="visible" aria-hidden="true">
            <Sprigs at={[[0, 0, lean]]} size={leaf} />
          </svg>
        ) : null
      })}
      <svg
        width="100%"
        height="100%"
        viewBox={`0 0 ${box.join(' ')}`}
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
      >
        <path {...drawn} d={cut.rods} strokeWidth={3.6 * heavy} />
        <path {...line} className="brass" d={cut.rods} strokeWidth={1.7 * heavy} />
        <path {...line} d={cut.joints} strokeWidth={8 * heavy} />
        <path {...line} className="brass" d={cut.joints} strokeWidth={5 * heavy} />
      </svg>
      {boughs.map(({ at, twigs }) => (
        <svg key={at.join()} {...place(at)} overflow="visible" aria-hidden="true">
          <Boughs of={[{ at: [0, 0], twigs }]} size={1} />
        </svg>
      ))}
    </svg>
  )
}

/** Between the two sides that meet in this corner, in degrees; null at the card's sides, where there is no room. */
function leanAt(corners: readonly Point[], at: number): number | null {
  const [before, after] = [corners.at(at - 1) as Point, corners[(at + 1) % corners.length] as Point]
  const out = Math.atan2(before[0] - after[0], after[1] - before[1])
  return Math.abs(Math.cos(out)) > 0.96 ? null : Math.round((out * 180) / Math.PI)
}

/** The outline of a photo whose frame is stretched to this size. */
export function stonePath(shape: 'gem' | 'lying', [width, height]: Point): string {
  const { box, opening: corners }: Frame = frames[shape]
  return outline(
    corners.map(([x, y]): Point => [Math.round((x * width) / box[0]), Math.round((y * height) / box[1])]),
  )
}

/** Where a photo is in the box of its frame, as styles: its place in per cent, and its outline. */
export function stoneOf(shape: 'gem' | 'slab' | 'beside' | 'lying') {
  const { box, opening: corners }: Frame = frames[shape]
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const share = (value: number, whole: number) => `${((value / whole) * 100).toFixed(1)}%`
  return {
    left: share(left, box[0]),
    top: share(top, box[1]),
    width: share(width, box[0]),
    height: share(height, box[1]),
    outline: `polygon(${corners.map(([x, y]) => `${share(x - left, width)} ${share(y - top, height)}`).join(',')})`,
  }
}
