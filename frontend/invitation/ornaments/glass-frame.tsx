import { cutGlass, outline } from './cut-glass.ts'
import { Boughs, Panes, type Point, Sprigs } from './glass-parts.tsx'

type Twigs = readonly (readonly [lean: number, size: number])[]
/** A frame in a box of this size, stretched to the card: its outer corners, what it opens to, and what grows on it. */
type Frame = {
  box: Point
  rim: readonly Point[]
  opening: readonly Point[]
  /** Two opposite corners with boughs; each of the others has a small sprig. */
  boughs: readonly [number, number]
  twigs: Twigs
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
const tallRim: readonly Point[] = [
  [180, 0],
  [268, 18],
  [334, 72],
  [354, 198],
  [360, 390],
  [354, 582],
  [334, 708],
  [268, 762],
  [180, 780],
  [92, 762],
  [26, 708],
  [6, 582],
  [0, 390],
  [6, 198],
  [26, 72],
  [92, 18],
]
const tallOpening: readonly Point[] = [
  [180, 44],
  [250, 60],
  [312, 108],
  [338, 210],
  [344, 390],
  [338, 570],
  [312, 672],
  [250, 720],
  [180, 736],
  [110, 720],
  [48, 672],
  [22, 570],
  [16, 390],
  [22, 210],
  [48, 108],
  [110, 60],
]
const frames = {
  broad: {
    box: [1000, 600],
    rim: broadRim,
    opening: broadRim.map(
      ([x, y]): Point => [Math.round(500 + (x - 500) * 0.86), Math.round(300 + (y - 300) * 0.85)],
    ),
    boughs: [2, 8],
    twigs: [
      [-158, 1.3],
      [66, 1.2],
      [-108, 0.95],
      [-40, 0.95],
    ],
    leaf: 0.62,
  },
  tall: {
    box: [360, 780],
    rim: tallRim,
    opening: tallOpening,
    boughs: [2, 10],
    twigs: [
      [-150, 0.78],
      [80, 0.8],
      [-100, 0.58],
      [-34, 0.52],
    ],
    leaf: 0.5,
  },
} as const satisfies Record<string, Frame>
const glass = {
  broad: cutGlass(frames.broad.opening, frames.broad.rim),
  tall: cutGlass(frames.tall.opening, frames.tall.rim),
}
const hairline = { vectorEffect: 'non-scaling-stroke', className: 'drawn', pathLength: '1' } as const

/** A frame of cut glass around the words of a card; what grows on it keeps its shape however the card is stretched. */
export function GlassFrame({ shape, className }: { shape: keyof typeof frames; className: string }) {
  const { box, rim, opening, boughs, twigs, leaf }: Frame = frames[shape]
  const { panes, seams } = glass[shape]
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
        viewBox={`0 0 ${box.join(' ')}`}
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
      >
        <Panes of={panes} />
        <path {...hairline} d={seams} strokeWidth=".9" />
        <path {...hairline} d={outline(opening)} strokeWidth="1.2" />
        <path {...hairline} d={outline(rim)} strokeWidth="2" />
      </svg>
      {rim.map(([x, y], at) => (
        <svg
          key={`${x} ${y}`}
          x={`${((100 * x) / box[0]).toFixed(2)}%`}
          y={`${((100 * y) / box[1]).toFixed(2)}%`}
          overflow="visible"
          aria-hidden="true"
        >
          {boughs.includes(at) ? (
            <g transform={at === boughs[0] ? undefined : 'scale(-1)'}>
              <Boughs of={[{ at: [0, 0], twigs }]} size={1} />
            </g>
          ) : (
            <Sprigs at={[[0, 0, leanAt(rim, at)]]} size={leaf} />
          )}
        </svg>
      ))}
    </svg>
  )
}

/** Outwards between the two sides that meet in this corner, in degrees. */
function leanAt(corners: readonly Point[], at: number): number {
  const [before, after] = [corners.at(at - 1) as Point, corners[(at + 1) % corners.length] as Point]
  return Math.round((Math.atan2(before[0] - after[0], after[1] - before[1]) * 180) / Math.PI)
}
