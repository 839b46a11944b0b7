const tenths = (value: number) => Math.round(value * 10) / 10
const wander = (seed: number) => Math.sin(seed * 127.1) * 0.5 + Math.sin(seed * 311.7) * 0.5

/** One petal from the heart outwards: narrow foot, full shoulders, and a rim of soft uneven scallops. */
function petal(length: number, breadth: number, seed: number): string {
  // A tenth of a unit is seen in the small petals only.
  const f = length < 30 ? tenths : Math.round
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

/** How deep a petal's colour is; the heart's is the deepest. */
const tones = ['outer', 'middle', 'inner', 'heart'] as const
type Tone = (typeof tones)[number]

/** Petals of one shape around one point: which way each one leans, in degrees. */
type Whorl = { turns: number[]; length: number; breadth: number; tone: Tone; y?: number }

const ring = (
  count: number,
  from: number,
  length: number,
  breadth: number,
  tone: Tone,
  y = 0,
  seed = from,
): Whorl => ({
  turns: Array.from({ length: count }, (_, at) => from + (360 * at) / count + wander(seed + at) * 7),
  length,
  breadth,
  tone,
  y,
})

/**
 * Three ways a peony stands on its stem, whorl by whorl from the back to the front: open, with its stamens seen; full, a
 * ball of ruffles in a bowl of broad petals; and half open, from the side.
 */
const faces: Whorl[][] = [
  [ring(6, 8, 50, 29, 'outer'), ring(6, 38, 41, 25, 'middle'), ring(5, 14, 29, 18, 'inner')],
  [
    { turns: [-74, 76, -37, 40, 1], length: 48, breadth: 29, tone: 'outer', y: -2 },
    { turns: [-112, 109, 182, -147, 146], length: 42, breadth: 28, tone: 'outer', y: 2 },
    ring(7, 12, 33, 17, 'middle', -4),
    ring(6, 38, 24, 13, 'inner', -6),
    ring(5, 5, 15, 9, 'heart', -7),
    { turns: [-52, 52], length: 40, breadth: 19, tone: 'middle', y: 33 },
    { turns: [-17, 19], length: 31, breadth: 17, tone: 'outer', y: 37 },
  ],
  [
    { turns: [-48, 48, -20, 20], length: 60, breadth: 24, tone: 'middle', y: 26 },
    { turns: [-12, 14], length: 52, breadth: 17, tone: 'inner', y: 24 },
    { turns: [-62, 62], length: 52, breadth: 24, tone: 'outer', y: 30 },
    { turns: [-26, 27, 0], length: 46, breadth: 25, tone: 'outer', y: 34 },
  ],
]

/**
 * What `Peony` refers to, for an SVG's `defs`; `id` is the beginning of the names. Petals of a whorl share a drawing,
 * every other one turned over: drawn one by one they were most of the page.
 */
export function PeonyShapes({ id }: { id: string }) {
  return (
    <>
      {tones.map((tone, at) => (
        <linearGradient key={tone} id={id + tone} x1="0" y1="1" x2="0" y2="0">
          <stop offset="0.05" stopColor={flat(tones[Math.min(at + 1, 3)] ?? tone)} />
          <stop offset="0.75" stopColor={flat(tone)} />
        </linearGradient>
      ))}
      {faces.flatMap((whorls, face) =>
        whorls.map(({ length, breadth }, at) => {
          const name = `${id}${face}${at}`
          return <path key={name} id={name} d={petal(length, breadth, face * 17 + at)} />
        }),
      )}
      {faces.map((whorls, face) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a face is its number
        <g key={face} id={id + face}>
          {whorls.map(({ turns, tone, y = 0 }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: petals never move
            <g key={at} fill={`url(#${id}${tone})`} transform={`translate(0 ${y})`}>
              {turns.map((turn, nth) => (
                <use
                  key={turn}
                  href={`#${id}${face}${at}`}
                  transform={`rotate(${Math.round(turn)})${nth % 2 ? 'scale(-1 1)' : ''}`}
                />
              ))}
            </g>
          ))}
          {face === 0 && <Stamens />}
        </g>
      ))}
    </>
  )
}

// A class does not reach into a `<use>`, a property does.
export const leafInk = { fill: 'var(--leaf)', stroke: 'var(--leaf-line)' } as const
export const stemInk = { stroke: 'var(--stem)', strokeWidth: 1.6 } as const
const flat = (tone: Tone) => `var(--petal-${tone})`

type Place = { id: string; face: number; transform: string }

/** A peony about 100 units wide, its heart at the origin, of those in `PeonyShapes`. */
export function Peony({ id, face, transform }: Place) {
  return <use href={`#${id}${face}`} transform={transform} />
}

/** A tuft of pollen on fine threads: a dot is a line of no length with a round end. */
function Stamens() {
  const dots = Array.from({ length: 15 }, (_, at) => {
    const out = 2 + (at % 5) * 2.1
    return `M${tenths(Math.cos(at * 2.4) * out)} ${tenths(Math.sin(at * 2.4) * out)}h0`
  })
  return (
    <>
      <path d={dots.join('')} strokeWidth="4.8" strokeLinecap="round" />
      <path d={dots.join('')} stroke="var(--petal-heart)" strokeWidth="3.4" strokeLinecap="round" />
    </>
  )
}

/** A closed bud on a short stem, pointing up: a ball of rolled petals in its sepals. */
export function Bud() {
  return (
    <>
      <path {...stemInk} d="M0 2C-1 12 2 18 0 30" />
      <path fill="var(--petal-middle)" d="M0 2C-18 0 -21 -22 -7 -32C9 -38 22 -20 16 -6C13 0 8 3 0 2Z" />
      <path fill="var(--petal-outer)" d="M0 2C-9 -6 -9 -22 1 -32C13 -24 13 -6 0 2Z" />
      <path fill="var(--petal-outer)" d="M0 2C9 -2 15 -12 12 -24C19 -16 18 -2 0 2Z" />
      <path
        {...leafInk}
        d="M0 5C-14 5 -20 -5 -18 -15C-10 -12 -2 -5 0 5ZM0 5C14 5 19 -4 18 -14C9 -12 2 -5 0 5ZM0 5C-4 -1 -4 -7 -1 -12C4 -7 4 -1 0 5Z"
      />
    </>
  )
}
