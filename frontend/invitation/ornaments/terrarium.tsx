type Point = readonly [number, number]

/** A glass body: its vertices, where the leaves of each point (degrees), and the edges seen through it. */
type Glass = { viewBox: string; outer: Point[]; leaning: number[]; facets: string }

const glasses = {
  standing: {
    viewBox: '-34 -34 428 828',
    outer: [
      [180, 6],
      [300, 74],
      [352, 216],
      [344, 560],
      [276, 694],
      [180, 754],
      [84, 694],
      [16, 560],
      [8, 216],
      [60, 74],
    ],
    leaning: [-90, -50, 4, 22, 56, 90, 124, 158, 176, 230],
    facets:
      'M180 6 120 74 60 74M180 6 240 74 300 74M120 74H240M120 74 8 216M240 74 352 216M84 694 132 668H228L276 694M132 668 180 754 228 668M132 668 16 560M228 668 344 560',
  },
  lying: {
    viewBox: '-44 -44 888 568',
    outer: [
      [120, 66],
      [290, 8],
      [510, 8],
      [680, 66],
      [792, 240],
      [680, 414],
      [510, 472],
      [290, 472],
      [120, 414],
      [8, 240],
    ],
    leaning: [-135, -100, -80, -45, 0, 45, 80, 100, 135, 180],
    facets:
      'M8 240 112 160 120 66M112 160 290 8M8 240 112 320 120 414M112 320 290 472M112 160V320M792 240 688 160 680 66M688 160 510 8M792 240 688 320 680 414M688 320 510 472M688 160V320',
  },
} satisfies Record<string, Glass>

const leaf = 'M0 0C8 -13 28 -14 40 0C28 12 8 12 0 0ZM0 0H32'

type Props = { shape?: keyof typeof glasses; className?: string }

/**
 * A glass terrarium in thin lines, standing for tall covers or lying for wide ones, a sprig growing out of every
 * vertex.
 */
export function Terrarium({ shape = 'standing', className }: Props) {
  const { viewBox, outer, leaning, facets }: Glass = glasses[shape]
  return (
    <svg
      className={className}
      viewBox={viewBox}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.1"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={`M${outer.map((point) => point.join(' ')).join('L')}Z`} strokeWidth="1.6" />
      <path d={facets} strokeWidth="0.7" />
      {outer.map(([x, y], index) => (
        <g key={`${x}${y}`} className="sprig" transform={`translate(${x} ${y})rotate(${leaning[index]})`}>
          <path d={leaf} transform="scale(.82)" />
          <path d={leaf} transform="rotate(-58)scale(.62)" />
          <path d={leaf} transform="rotate(58)scale(.62)" />
          <circle r="2.6" />
        </g>
      ))}
    </svg>
  )
}
