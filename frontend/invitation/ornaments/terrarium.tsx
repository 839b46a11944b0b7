type Point = readonly [number, number]

const outer: Point[] = [
  [180, 6],
  [300, 66],
  [352, 190],
  [336, 470],
  [270, 590],
  [180, 634],
  [90, 590],
  [24, 470],
  [8, 190],
  [60, 66],
]
const facets =
  'M180 6 120 66 60 66M180 6 240 66 300 66M120 66H240L180 6M120 66 8 190M240 66 352 190M90 590 130 570H230L270 590M130 570 180 634 230 570M130 570 24 470M230 570 336 470'
/** Where each vertex's leaves point, in degrees. */
const leaning = [-90, -50, 4, 22, 56, 90, 124, 158, 176, 230]

const leaf = 'M0 0C8 -13 28 -14 40 0C28 12 8 12 0 0ZM0 0H32'

/** A glass terrarium in thin lines, a sprig growing out of every vertex. */
export function Terrarium({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="-34 -34 428 708"
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
