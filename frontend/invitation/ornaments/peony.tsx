const tenths = (value: number) => Math.round(value * 10) / 10
const wander = (seed: number) => Math.sin(seed * 127.1) * 0.5 + Math.sin(seed * 311.7) * 0.5

/** A petal's outline from its narrow foot at the origin upwards, and the veins that fan out in it. */
type Petal = { outline: string; veins: string }

/** Its rim is frilled: this many uneven scallops along an arch, a deeper notch in the middle. */
function petal({ length, breadth, frills, isCup }: Shape, seed: number): Petal {
  // A tenth of a unit is seen in the small petals only.
  const f = length < 26 ? tenths : Math.round
  const [l, b] = [length, breadth]
  /** On the rim's arch, from its left (-1) to its right (1). */
  const arch = (at: number, out = 1): [number, number] => [
    b * out * Math.sin(at * 1.72),
    -l * (0.6 + (0.4 * Math.cos(at * 1.72) + 0.06) * out),
  ]
  const cuts = Array.from({ length: frills + 1 }, (_, at) => {
    const even = (2 * at) / frills - 1
    return at % frills ? even + (wander(seed + at) * 0.5) / frills : even
  })
  const scallops = cuts.slice(1).map((end, at) => {
    const start = cuts[at] ?? -1
    const [cx, cy] = arch((start + end) / 2, 1.13 + wander(seed * 3 + at) * 0.07)
    const isNotch = at === Math.floor(frills / 2)
    const [x, y] = arch(end, end === 1 ? 1 : isNotch ? 0.86 : 0.95 + wander(seed * 5 + at) * 0.04)
    return `Q${f(cx)} ${f(cy)} ${f(x)} ${f(y)}`
  })
  const [x0, y0] = arch(-1)
  // Seen from outside, a cup's foot is round and hides where it grows.
  const [belly, foot] = isCup ? [0.72, 0.04] : [0.3, -0.1]
  const low = isCup ? -0.08 : -0.24
  const outline =
    `M0 0C${f(-b * belly)} ${f(l * foot)} ${f(-b * 0.98)} ${f(l * low)} ${f(x0)} ${f(y0)}` +
    `${scallops.join('')}` +
    `C${f(b * 0.98)} ${f(l * low)} ${f(b * belly)} ${f(l * foot)} 0 0Z`
  const ways = length < 26 ? [-0.5, 0.45] : [-0.74, -0.44, -0.16, 0.14, 0.42, 0.72]
  const veins = ways.map((way, at) => {
    const [x, y] = arch(way, 0.66 + ((at * 7 + Math.round(seed)) % 3) * 0.09)
    const [from, bend] = isCup ? [0.62, 1.04] : [0.16, 0.82]
    return `M${f(way * b * from)} ${f(-l * (isCup ? 0.12 + 0.2 * way * way : 0.16))}Q${f(x * bend)} ${f(y * 0.5)} ${f(x)} ${f(y)}`
  })
  return { outline, veins: veins.join('') }
}

/** How deep a petal's colour is; the heart's is the deepest. */
const tones = ['outer', 'middle', 'inner', 'heart'] as const
type Tone = (typeof tones)[number]

type Shape = {
  length: number
  breadth: number
  frills: number
  /** Seen from outside, with a round foot. */
  isCup?: boolean
}
const shapes = {
  guard: { length: 52, breadth: 30, frills: 6 },
  broad: { length: 42, breadth: 24, frills: 5 },
  slim: { length: 54, breadth: 16, frills: 4 },
  cup: { length: 36, breadth: 17, frills: 5, isCup: true },
  bowl: { length: 46, breadth: 25, frills: 6, isCup: true },
} as const satisfies Record<string, Shape>

/** Petals of one shape and size: which way each leans (degrees), and where its foot is. */
type Whorl = {
  petals: (readonly [turn: number, x: number, y: number])[]
  shape: keyof typeof shapes
  size: number
  tone: Tone
}

const ring = (count: number, from: number) =>
  Array.from({ length: count }, (_, at) => [from + (360 * at) / count + wander(from + at) * 8, 0, 0] as const)

/**
 * Three views of a peony, whorl by whorl from the back to the front: wide open, with its stamens seen; a cup of broad
 * petals around a tight ruffled heart, looked into from above; and half open, from the side.
 */
const faces: Whorl[][] = [
  [
    { petals: ring(5, 6), shape: 'guard', size: 1, tone: 'outer' },
    { petals: ring(5, 40), shape: 'guard', size: 0.82, tone: 'outer' },
    { petals: ring(4, 14), shape: 'guard', size: 0.6, tone: 'middle' },
  ],
  [
    {
      petals: [
        [-104, 0, 4],
        [110, 0, 6],
        [-142, 0, 6],
        [150, 0, 4],
        [183, 2, 2],
        [-66, 0, 4],
        [74, 0, 4],
        [-28, 0, 4],
        [40, 0, 4],
        [6, 0, 2],
      ],
      shape: 'guard',
      size: 1,
      tone: 'outer',
    },
    {
      petals: [
        [-62, -4, 6],
        [60, 6, 8],
        [-24, -4, 2],
        [20, 4, 2],
      ],
      shape: 'broad',
      size: 0.94,
      tone: 'middle',
    },
    {
      petals: [
        [-36, -8, 8],
        [38, 10, 8],
        [-2, 0, 3],
      ],
      shape: 'broad',
      size: 0.72,
      tone: 'inner',
    },
    {
      petals: [
        [-20, -6, 10],
        [18, 8, 10],
      ],
      shape: 'broad',
      size: 0.54,
      tone: 'heart',
    },
    {
      petals: [
        [8, 3, 10],
        [-26, -9, 14],
        [34, 12, 13],
      ],
      shape: 'cup',
      size: 0.5,
      tone: 'inner',
    },
    {
      petals: [
        [-30, -15, 24],
        [34, 17, 22],
        [-4, -1, 20],
      ],
      shape: 'cup',
      size: 0.66,
      tone: 'middle',
    },
    {
      petals: [
        [-26, -18, 32],
        [30, 20, 31],
      ],
      shape: 'cup',
      size: 1,
      tone: 'middle',
    },
    {
      petals: [
        [-12, -12, 34],
        [19, 13, 33],
        [3, 1, 38],
      ],
      shape: 'bowl',
      size: 0.62,
      tone: 'outer',
    },
  ],
  [
    {
      petals: [
        [-40, 0, 26],
        [42, 0, 26],
        [-14, 0, 26],
        [16, 0, 26],
      ],
      shape: 'broad',
      size: 1.36,
      tone: 'middle',
    },
    {
      petals: [
        [-20, 0, 24],
        [18, 0, 24],
        [0, 0, 24],
      ],
      shape: 'slim',
      size: 1,
      tone: 'heart',
    },
    {
      petals: [
        [-44, -12, 30],
        [46, 12, 30],
      ],
      shape: 'cup',
      size: 1.4,
      tone: 'outer',
    },
    {
      petals: [
        [12, 9, 36],
        [-16, -9, 37],
      ],
      shape: 'bowl',
      size: 1,
      tone: 'outer',
    },
  ],
]

/** Under a flower from the side: its stem and the green leaves that held the bud. */
const sepals =
  'M-3 36C-4 46 -2 52 -5 62L0 63C3 54 2 46 4 36ZM0 42C-1 41 -1 41 -2 40C-16 40 -26 32 -30 20C-18 24 -4 30 0 41ZM0 41C16 42 26 34 32 22C20 24 4 30 0 41ZM0 41C-8 34 -9 26 -3 17C5 24 7 32 0 41Z'

const shares = { rim: 12, outer: 34, middle: 60, inner: 92 }
const flat = (tint: string, tone: Tone | 'rim') =>
  tone === 'heart'
    ? `color-mix(in srgb, var(--bloom-${tint}) 66%, var(--bloom-heart))`
    : `color-mix(in srgb, var(--bloom-${tint}) ${shares[tone]}%, #fffdfb)`

/** A peony that is drawn: which of the faces in which of the tints, as two figures. */
export type Kind = `${0 | 1 | 2}${1 | 2 | 3}`

/**
 * What `Peony` refers to, for an SVG's `defs`; `id` is the beginning of the names. All petals are of five drawings,
 * sized and turned over: drawn one by one they were most of the page.
 */
export function PeonyShapes({ id, kinds }: { id: string; kinds: readonly Kind[] }) {
  const tints = [...new Set(kinds.map((kind) => kind.slice(1)))]
  return (
    <>
      {tints.flatMap((tint) =>
        tones.map((tone, at) => (
          <linearGradient key={tone + tint} id={`${id}${tone}${tint}`} x1="0" y1="1" x2="0" y2="0">
            <stop offset=".1" stopColor={flat(tint, tones[Math.min(at + 2, 3)] ?? tone)} />
            <stop offset=".55" stopColor={flat(tint, tone)} />
            <stop offset="1" stopColor={flat(tint, tones[at - 1] ?? 'rim')} />
          </linearGradient>
        )),
      )}
      {Object.entries(shapes).map(([name, shape], at) => {
        const { outline, veins } = petal(shape, at * 3 + 1)
        return (
          <g key={name} id={id + name}>
            <path d={outline} />
            <path d={veins} fill="none" strokeWidth=".6" strokeOpacity=".55" />
          </g>
        )
      })}
      {[...new Set(kinds)].map((kind) => {
        const [face, tint] = [Number(kind[0]), kind[1]]
        return (
          <g key={kind} id={id + kind}>
            {faces[face]?.map(({ petals, tone, shape, size }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: petals never move
              <g key={at} fill={`url(#${id}${tone}${tint})`}>
                {petals.map(([turn, x, y], nth) => (
                  <use
                    key={turn}
                    href={`#${id}${shape}`}
                    transform={`${x || y ? `translate(${x} ${y})` : ''}rotate(${Math.round(turn)})scale(${nth % 2 ? `-${size} ` : ''}${size})`}
                  />
                ))}
              </g>
            ))}
            {face === 2 && <path {...leafInk} d={sepals} />}
            {face === 0 && <Stamens />}
          </g>
        )
      })}
    </>
  )
}

// A class does not reach into a `<use>`, a property does.
export const leafInk = { fill: 'var(--leaf)', stroke: 'var(--leaf-line)' } as const
export const stemInk = { stroke: 'var(--stem)', strokeWidth: 1.6 } as const

type Place = { id: string; kind: Kind; transform: string }

/** A peony about 100 units wide, its heart at the origin, of those in `PeonyShapes`. */
export function Peony({ id, kind, transform }: Place) {
  return <use href={`#${id}${kind}`} transform={transform} />
}

/** A tuft of pollen on fine threads: a dot is a line of no length with a round end. */
function Stamens() {
  const ends = Array.from({ length: 26 }, (_, at) => {
    const out = 5 + (at % 4) * 3.4
    return [Math.round(Math.cos(at * 2.4) * out), Math.round(Math.sin(at * 2.4) * out)]
  })
  const dots = ends.map(([x, y]) => `M${x} ${y}h0`).join('')
  return (
    <>
      <path
        d={ends.map(([x, y]) => `M0 0L${x} ${y}`).join('')}
        stroke="var(--bloom-heart)"
        strokeWidth=".7"
      />
      <path d={dots} strokeWidth="4" strokeLinecap="round" />
      <path d={dots} stroke="var(--pollen)" strokeWidth="2.8" strokeLinecap="round" />
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
