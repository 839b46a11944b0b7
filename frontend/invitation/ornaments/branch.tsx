type Point = readonly [number, number]

/** How a plant grows: the shape of its leaves and how they sit on the stem. */
type Species = {
  leaf: (length: number) => string
  length: number
  angle: number
  paired: boolean
  fruit: boolean
}

const species = {
  olive: {
    leaf: (l: number) =>
      `M0 0C${f(l * 0.25)} ${f(-l * 0.15)} ${f(l * 0.7)} ${f(-l * 0.15)} ${f(l)} 0C${f(l * 0.7)} ${f(l * 0.12)} ${f(l * 0.25)} ${f(l * 0.13)} 0 0M${f(l * 0.06)} 0H${f(l * 0.86)}`,
    length: 62,
    angle: 38,
    paired: false,
    fruit: true,
  },
  eucalyptus: {
    leaf: (l: number) =>
      `M0 0C${f(l * 0.1)} ${f(-l * 0.42)} ${f(l * 0.78)} ${f(-l * 0.5)} ${f(l)} ${f(-l * 0.04)}C${f(l * 0.86)} ${f(l * 0.42)} ${f(l * 0.2)} ${f(l * 0.4)} 0 0M${f(l * 0.08)} 0Q${f(l * 0.5)} ${f(-l * 0.06)} ${f(l * 0.82)} ${f(-l * 0.03)}`,
    length: 46,
    angle: 62,
    paired: true,
    fruit: false,
  },
  laurel: {
    leaf: (l: number) =>
      `M0 0C${f(l * 0.2)} ${f(-l * 0.24)} ${f(l * 0.65)} ${f(-l * 0.24)} ${f(l)} 0C${f(l * 0.65)} ${f(l * 0.24)} ${f(l * 0.2)} ${f(l * 0.24)} 0 0M0 0H${f(l * 0.8)}`,
    length: 34,
    angle: 36,
    paired: true,
    fruit: false,
  },
} satisfies Record<string, Species>

/** Lengths of leaves in few steps: a path that comes again weighs next to nothing. */
const step = (length: number) => Math.max(5, 2.5 * Math.round(length / 2.5))
const f = (value: number) => Math.round(value * 10) / 10

/** A cubic curve's point and direction (degrees) at t, 0 to 1. */
function along([p0, p1, p2, p3]: readonly [Point, Point, Point, Point], t: number) {
  const u = 1 - t
  const at = (axis: 0 | 1) =>
    u ** 3 * p0[axis] + 3 * u * u * t * p1[axis] + 3 * u * t * t * p2[axis] + t ** 3 * p3[axis]
  const slope = (axis: 0 | 1) =>
    3 * u * u * (p1[axis] - p0[axis]) + 6 * u * t * (p2[axis] - p1[axis]) + 3 * t * t * (p3[axis] - p2[axis])
  return { x: at(0), y: at(1), angle: (Math.atan2(slope(1), slope(0)) * 180) / Math.PI }
}

/** A small regular wander, so that no two leaves are quite alike and every render is the same. */
const wander = (index: number) => Math.sin(index * 12.9898) * 0.5

type Props = {
  kind: keyof typeof species
  /** The stem, a cubic curve from root to tip. */
  stem: readonly [Point, Point, Point, Point]
  leaves: number
  /** Size of the leaves at the root; they shrink towards the tip. */
  scale?: number
  /** How much smaller they are at the tip, as a share of that size. */
  taper?: number
}

/** A branch drawn in line, leaf by leaf along its stem; to be set inside an `<svg>` that gives stroke and fill. */
export function Branch({ kind, stem, leaves, scale = 1, taper = 0.56 }: Props) {
  const { leaf, length, angle, paired, fruit }: Species = species[kind]
  const [p0, p1, p2, p3] = stem
  const sides = paired ? [1, -1] : [1]
  return (
    <g className={kind}>
      <path className="stem" d={`M${p0}C${p1} ${p2} ${p3}`} />
      {Array.from({ length: leaves }, (_, index) => {
        const t = 0.06 + (0.92 * index) / (leaves - 1)
        const { x, y, angle: heading } = along(stem, t)
        return sides.map((side) => {
          const turn = paired ? side : index % 2 ? 1 : -1
          const open = angle * (1 - t * 0.45) + wander(index + side * 7) * 24
          const size = length * scale * (1.08 - taper * t + wander(index * 3 + side) * 0.24)
          // Some are seen from their edge.
          const broad = (index * 2 + side) % 7 === 3 ? 0.5 : 1
          return (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: leaves never move
              key={`${index}${side}`}
              className="leaf"
              d={leaf(step(size))}
              transform={`translate(${f(x)} ${f(y)})rotate(${Math.round(heading + turn * open)})${broad * turn === 1 ? '' : `scale(1 ${broad * turn})`}`}
            />
          )
        })
      })}
      <path
        className="leaf"
        d={leaf(step(length * scale * 0.5))}
        transform={`translate(${p3})rotate(${Math.round(along(stem, 1).angle)})`}
      />
      {fruit &&
        [0.24, 0.47, 0.7].map((t, index) => {
          const { x, y, angle: heading } = along(stem, t)
          return (
            <g key={t} transform={`translate(${f(x)} ${f(y)})rotate(${f(heading + (index % 2 ? -78 : 82))})`}>
              <path className="stem" d={`M0 0h${f(12 * scale)}`} />
              <ellipse className="fruit" cx={f(20 * scale)} rx={f(9 * scale)} ry={f(6.5 * scale)} />
            </g>
          )
        })}
    </g>
  )
}
