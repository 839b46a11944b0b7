type Point = readonly [number, number]
type Vertex = readonly [...Point, lean: number]

const leaf = 'M0 0C8-13 28-14 40 0 28 12 8 12 0 0ZM0 0H32'

/** Where two panes meet: a sprig that grows outwards, `lean` in degrees. */
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

const roofs = {
  narrow: {
    viewBox: '0 0 360 118',
    edge: 'M1 118 34 52 112 20 180 4 248 20 326 52 359 118',
    panes: 'M34 52 118 66 180 4 242 66 326 52M118 66H242M1 118 118 66 112 20M359 118 242 66 248 20',
    sprigs: [
      [34, 52, -152],
      [112, 20, -112],
      [180, 4, -90],
      [248, 20, -68],
      [326, 52, -28],
    ],
  },
  wide: {
    viewBox: '0 0 880 118',
    edge: 'M1 118 62 50 240 10 440 3 640 10 818 50 879 118',
    panes:
      'M62 50 190 68 240 10 340 60 440 3 540 60 640 10 690 68 818 50M1 118 190 68H340H690L879 118M340 68V60M540 68V60',
    sprigs: [
      [62, 50, -150],
      [240, 10, -104],
      [440, 3, -90],
      [640, 10, -76],
      [818, 50, -30],
    ],
  },
} satisfies Record<string, { viewBox: string; edge: string; panes: string; sprigs: Vertex[] }>

/**
 * The roof of a glass house in thin lines, or upside down its foot. Its two lower corners are those of the box that it
 * stands on, so that nothing but two walls is beside the words.
 */
export function GlassRoof({ shape, className }: { shape: keyof typeof roofs; className: string }) {
  const { viewBox, edge, panes, sprigs } = roofs[shape]
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
      <path className="drawn" pathLength="1" d={panes} strokeWidth=".8" vectorEffect="non-scaling-stroke" />
      <path className="drawn" pathLength="1" d={edge} strokeWidth="1.6" vectorEffect="non-scaling-stroke" />
      <Sprigs at={sprigs as unknown as Vertex[]} size={0.78} />
    </svg>
  )
}

/** The outline of a cut stone in a box of 360 by 400, and its flat table within. */
const stone: readonly Vertex[] = [
  [180, 4, -90],
  [292, 48, -52],
  [354, 150, -16],
  [354, 250, 16],
  [292, 352, 52],
  [180, 396, 90],
  [68, 352, 128],
  [6, 250, 164],
  [6, 150, 196],
  [68, 48, 232],
]
const table: readonly Point[] = stone.map(([x, y]) => [
  Math.round(180 + (x - 180) * 0.78),
  Math.round(200 + (y - 200) * 0.78),
])
const outline = (points: readonly (readonly number[])[]) =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`

/** The same outline for `clip-path`. */
export const stoneShape = `polygon(${stone.map(([x, y]) => `${(x / 3.6).toFixed(2)}% ${(y / 4).toFixed(2)}%`).join(',')})`

/** The facets of a cut stone, to lie over a photo: light on some of them, none on the table where the faces are. */
export function Facets() {
  const facets = stone.map((point, index) => {
    const next = (index + 1) % stone.length
    return outline([point, stone[next] ?? point, table[next] ?? point, table[index] ?? point])
  })
  return (
    <svg className="facets" viewBox="0 0 360 400" fill="none" overflow="visible" aria-hidden="true">
      {facets.map((facet, index) => (
        <path key={facet} d={facet} fill="#fff" opacity={[0.34, 0.12, 0.26, 0.06, 0.18][index % 5]} />
      ))}
      <path className="drawn" pathLength="1" d={outline(table)} stroke="#fff" strokeWidth="1.4" />
      <path
        d={stone.map(([x, y], index) => `M${x} ${y}L${table[index]?.join(' ')}`).join('')}
        stroke="#fff"
        strokeWidth="1.1"
      />
      <path
        className="drawn"
        pathLength="1"
        d={outline(stone)}
        stroke="currentColor"
        strokeWidth="1.8"
        transform="translate(180 200)scale(1.035)translate(-180 -200)"
      />
      <g
        stroke="currentColor"
        strokeWidth="1.1"
        transform="translate(180 200)scale(1.035)translate(-180 -200)"
      >
        <Sprigs at={stone} size={0.7} />
      </g>
    </svg>
  )
}
