export type Point = readonly [number, number]
/** Where panes meet, with what grows there: `lean` in degrees, and the leans of a bough's twigs. */
export type Vertex = readonly [...Point, lean: number]
export type Bough = { at: Point; twigs: readonly (readonly [lean: number, size: number])[] }
/** A pane's corners and how much of the tint it holds. */
export type Pane = readonly [corners: string, tint: number]

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
export function Sprigs({ at, size }: { at: readonly Vertex[]; size: number }) {
  return at.map(([x, y, lean]) => (
    <g key={`${x} ${y}`} className="sprig" transform={`translate(${x} ${y})rotate(${lean})scale(${size})`}>
      <path d={leaf} transform="scale(.82)" />
      <path d={leaf} transform="rotate(-58)scale(.62)" />
      <path d={leaf} transform="rotate(58)scale(.62)" />
      <circle r="2.8" />
    </g>
  ))
}

/** Boughs of leafy twigs. */
export function Boughs({ of, size }: { of: readonly Bough[]; size: number }) {
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

/** The tinted panes. */
export const Panes = ({ of }: { of: readonly Pane[] }) =>
  of.map(([corners, tint]) => (
    <path key={corners} className="pane" d={`M${corners}Z`} fillOpacity={tint} stroke="none" />
  ))
