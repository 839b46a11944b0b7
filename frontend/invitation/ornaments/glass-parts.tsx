export type Point = readonly [number, number]
/** Where panes meet, with what grows there: `lean` in degrees, and the twigs of a bough. */
export type Vertex = readonly [...Point, lean: number]
/** Its direction in degrees and its size, below zero where it bends to the other side. */
export type Twig = readonly [lean: number, size: number, kind?: 'fern']
export type Bough = { at: Point; twigs: readonly Twig[] }
/** A pane's corners and how much of the tint it holds. */
export type Pane = readonly [corners: string, tint: number]

type Leaf = readonly [...Point, lean: number, length: number]

const round = (value: number) => Math.round(value * 10) / 10

/** A leaf as a path: whole, or the half below its rib, which is in the shade. */
function blade([x, y, lean, length]: Leaf, breadth: number, half = false): string {
  const turned = (lean * Math.PI) / 180
  const at = (along: number, aside: number) =>
    `${round(along * Math.cos(turned) - aside * Math.sin(turned))} ${round(along * Math.sin(turned) + aside * Math.cos(turned))}`
  const belly = length * breadth
  const back = half
    ? `Q${at(-length * 0.5, -belly * 0.1)} ${at(-length, 0)}`
    : `q${at(-length * 0.6, -belly * 1.1)} ${at(-length, 0)}`
  return `M${x} ${y}q${at(length * 0.45, belly)} ${at(length, 0)}${back.toLowerCase()}`
}

/** Points of a bent stem, from its root to its tip at 100, with their direction. */
const bend = (along: number, rise: number): readonly [number, number, number] => {
  const t = along / 100
  return [along, round(-rise * t * t), (Math.atan((-2 * rise * t) / 100) * 180) / Math.PI]
}

/** An olive's twig: long leaves by turns, the last at its end; no two at one angle. */
const oliveLeaves = [
  [10, 1, 46, 36],
  [20, -1, 42, 40],
  [34, 1, 34, 42],
  [46, -1, 50, 40],
  [58, 1, 46, 37],
  [69, -1, 36, 35],
  [80, 1, 44, 31],
  [89, -1, 40, 27],
  [98, 1, 6, 30],
].map(([along = 0, side = 1, open = 0, length = 0]): Leaf => {
  const [x, y, heading] = bend(along, 22)
  return [x, y, heading + side * open, length]
})
const olive = {
  stem: 'M0 0Q50 0 98-21',
  leaves: oliveLeaves.map((leaf) => blade(leaf, 0.26)).join(''),
  shades: oliveLeaves.map((leaf) => blade(leaf, 0.26, true)).join(''),
}
/** A fern's frond: pairs that grow longest below its middle and close up towards the tip. */
const fronds = Array.from({ length: 15 }, (_, at): Leaf[] => {
  const along = Math.round(8 + 90 * (at / 14) ** 0.9)
  const [x, y, heading] = bend(along, -30)
  const t = along / 100
  const length = Math.round(26 * Math.min(1, 0.62 + t * 1.5) * (1.06 - t) ** 0.75 + 3)
  const open = 72 - 36 * t
  return [
    [x, y, heading + open, length],
    [x, y, heading - open - 4, length - 1],
  ]
}).flat()
const fern = { stem: 'M0 0Q52 0 102 30', leaves: fronds.map((leaf) => blade(leaf, 0.2)).join('') }

/** Three leaves, the same to both sides. */
const finial = 'M2 0Q4-12 18-14 14-3 2 0Q14 3 18 14 4 12 2 0ZM0 0Q14-12 28 0 14 12 0 0Z'

/** Small sprigs that grow straight outwards. */
export function Sprigs({ at, size }: { at: readonly Vertex[]; size: number }) {
  return at.map(([x, y, lean]) => (
    <g
      key={`${x} ${y}`}
      className="sprig"
      transform={`translate(${x} ${y})rotate(${lean})scale(${round(size * 100) / 100})`}
    >
      <path d={finial} />
    </g>
  ))
}

/** Boughs of leafy twigs, the ferns behind. */
export function Boughs({ of, size }: { of: readonly Bough[]; size: number }) {
  return of.map(({ at: [x, y], twigs }) => (
    <g key={`${x} ${y}`} className="sprig" transform={`translate(${x} ${y})scale(${size})`}>
      {twigs.map(([lean, long, kind]) => (
        <g key={lean} className={kind} transform={`rotate(${lean})scale(${Math.abs(long)} ${long})`}>
          <path d={kind ? fern.leaves : olive.leaves} />
          {!kind && <path className="shade" d={olive.shades} />}
          <path className="stem" d={kind ? fern.stem : olive.stem} />
        </g>
      ))}
    </g>
  ))
}

/** The tinted panes. */
export const Panes = ({ of }: { of: readonly Pane[] }) =>
  of.map(([corners, tint]) => (
    <path key={corners} className="pane" d={`M${corners}Z`} fillOpacity={tint} stroke="none" />
  ))
