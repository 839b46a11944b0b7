const f = (value: number) => Math.round(value * 10) / 10
const wander = (seed: number) => Math.sin(seed * 127.1) * 0.5 + Math.sin(seed * 311.7) * 0.5

/** One petal from the heart outwards: narrow foot, full shoulders, and a rim of soft uneven scallops. */
function petal(length: number, breadth: number, seed: number): string {
  const [l, b] = [length, breadth]
  const rim = [0.94, 1.04, 0.97, 1.05, 0.92].map((height, at) => -l * (height + wander(seed * 9 + at) * 0.05))
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = rim
  return (
    `M0 0C${f(-b * 0.42)} ${f(-l * 0.16)} ${f(-b * 1.16)} ${f(-l * 0.42)} ${f(-b * 0.96)} ${f(-l * 0.74)}` +
    `C${f(-b * 0.92)} ${f(one)} ${f(-b * 0.66)} ${f(one)} ${f(-b * 0.52)} ${f(-l * 0.9)}` +
    `C${f(-b * 0.42)} ${f(two)} ${f(-b * 0.14)} ${f(two)} ${f(-b * 0.04)} ${f(three * 0.95)}` +
    `C${f(b * 0.08)} ${f(four)} ${f(b * 0.4)} ${f(four)} ${f(b * 0.5)} ${f(-l * 0.89)}` +
    `C${f(b * 0.66)} ${f(five)} ${f(b * 0.94)} ${f(five)} ${f(b * 0.97)} ${f(-l * 0.72)}` +
    `C${f(b * 1.14)} ${f(-l * 0.4)} ${f(b * 0.42)} ${f(-l * 0.16)} 0 0Z`
  )
}

type Leafing = { turn: number; length: number; breadth: number; tone: Tone; x?: number; y?: number }
/** How deep a petal's colour is; the heart's is the deepest. */
const tones = ['outer', 'middle', 'inner', 'heart'] as const
type Tone = (typeof tones)[number]
// A class does not reach into a `<use>`, a property does.
const flat = (tone: Tone) => `var(--petal-${tone})`

/** Paints a petal from a deeper foot to a pale rim; `id` is the beginning of the gradients' names. */
export const shadedBy = (id: string) => (tone: Tone) => `url(#${id}${tone})`

/** The gradients of `shadedBy`. */
export function PetalShades({ id }: { id: string }) {
  return tones.map((tone, at) => (
    <linearGradient key={tone} id={`${id}${tone}`} x1="0" y1="1" x2="0" y2="0">
      <stop offset="0.05" stopColor={flat(tones[Math.min(at + 1, 3)] ?? tone)} />
      <stop offset="0.75" stopColor={flat(tone)} />
    </linearGradient>
  ))
}

const ring = (count: number, from: number, length: number, breadth: number, tone: Tone, y = 0): Leafing[] =>
  Array.from({ length: count }, (_, at) => ({
    turn: from + (360 * at) / count,
    length,
    breadth,
    tone,
    y,
  }))

/**
 * Three ways a peony stands on its stem, petal by petal from the back to the front: open, with its stamens seen; full, a
 * ball of ruffles in a bowl of broad petals; and half open, from the side.
 */
const faces: Leafing[][] = [
  [...ring(6, 8, 50, 29, 'outer'), ...ring(6, 38, 41, 25, 'middle'), ...ring(5, 14, 29, 18, 'inner')],
  [
    ...[-74, 74, -38, 38, 0].map((turn) => ({
      turn,
      length: 48,
      breadth: 29,
      tone: 'outer' as const,
      y: -2,
    })),
    ...[-112, 112, 180, -148, 148].map((turn) => ({
      turn,
      length: 42,
      breadth: 28,
      tone: 'outer' as const,
      y: 2,
    })),
    ...ring(7, 12, 33, 17, 'middle', -4),
    ...ring(6, 38, 24, 13, 'inner', -6),
    ...ring(5, 5, 15, 9, 'heart', -7),
    ...[-52, 52].map((turn) => ({ turn, length: 40, breadth: 19, tone: 'middle' as const, y: 33 })),
    ...[-17, 19].map((turn) => ({ turn, length: 31, breadth: 17, tone: 'outer' as const, y: 37 })),
  ],
  [
    ...[-48, 48, -20, 20].map((turn) => ({ turn, length: 60, breadth: 24, tone: 'middle' as const, y: 26 })),
    ...[-12, 14].map((turn) => ({ turn, length: 52, breadth: 17, tone: 'inner' as const, y: 24 })),
    ...[-62, 62].map((turn) => ({ turn, length: 52, breadth: 24, tone: 'outer' as const, y: 30 })),
    ...[-26, 27, 0].map((turn) => ({ turn, length: 46, breadth: 25, tone: 'outer' as const, y: 34 })),
  ],
]
/** How many kinds of bloom there are. */
export const faceCount = faces.length

/** A peony about 100 units wide, its heart at the origin. `face` is one of its kinds, below `faceCount`. */
export function Peony({ face, paint = flat }: { face: number; paint?: (tone: Tone) => string }) {
  const petals = faces[face % faceCount] ?? []
  return (
    <>
      {petals.map(({ turn, length, breadth, tone, y = 0 }, at) => {
        const own = wander(face * 31 + at)
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: petals never move
            key={at}
            fill={paint(tone)}
            d={petal(length * (1 + own * 0.07), breadth * (1 + own * 0.1), face * 17 + at)}
            transform={`translate(0 ${y})rotate(${f(turn + own * 7)})`}
          />
        )
      })}
      {face % faceCount === 0 && <Stamens />}
    </>
  )
}

/** A tuft of pollen on fine threads. */
function Stamens() {
  return (
    <g fill="var(--petal-heart)">
      {Array.from({ length: 15 }, (_, at) => {
        const angle = at * 2.4
        const out = 2 + (at % 5) * 2.1
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: stamens never move
            key={at}
            cx={f(Math.cos(angle) * out)}
            cy={f(Math.sin(angle) * out)}
            r="1.9"
          />
        )
      })}
    </g>
  )
}

/** A closed bud on a short stem, pointing up: a ball of rolled petals in its sepals. */
export function Bud() {
  return (
    <>
      <path className="stem" d="M0 2C-1 12 2 18 0 30" />
      <path className="middle" d="M0 2C-18 0 -21 -22 -7 -32C9 -38 22 -20 16 -6C13 0 8 3 0 2Z" />
      <path className="outer" d="M0 2C-9 -6 -9 -22 1 -32C13 -24 13 -6 0 2Z" />
      <path className="outer" d="M0 2C9 -2 15 -12 12 -24C19 -16 18 -2 0 2Z" />
      <path
        className="leaf"
        d="M0 5C-14 5 -20 -5 -18 -15C-10 -12 -2 -5 0 5ZM0 5C14 5 19 -4 18 -14C9 -12 2 -5 0 5ZM0 5C-4 -1 -4 -7 -1 -12C4 -7 4 -1 0 5Z"
      />
    </>
  )
}
