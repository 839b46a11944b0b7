/** Two rings, one through the other: where they cross, each is once above. */
export const Rings = () => (
  <svg className="rings" aria-hidden="true" viewBox="-64 -40 128 80">
    <circle cx="-24" r="34" />
    <circle cx="24" r="34" />
    <path d="M-24-34A34 34 0 0 1 5 18" />
  </svg>
)

const quarters = [
  'M-2-2H-38A36 36 0 0 1-2-38zM2 2H38A36 36 0 0 1 2 38z',
  'M38-38V-2A36 36 0 0 1 2-38zM-38 38V2A36 36 0 0 1-2 38z',
] as const

/** Four quarters of a circle laid in a square, or in three of them, for a firm. */
export const Quarters = () => (
  <svg className="quarters" aria-hidden="true" viewBox="-38 -38 76 76">
    <path d={quarters[0]} />
    <path d={quarters[1]} />
    <g>
      <path d="M2-78H38A36 36 0 0 1 2-42zM-2 78H-38A36 36 0 0 1-2 42z" />
      <path d="M-38-42V-78A36 36 0 0 1-2-42zM38 42V78A36 36 0 0 1 2 42z" />
    </g>
    {[-80, 80].map((x) => (
      <g key={x} className="row" transform={`translate(${x})`}>
        <path d={quarters[0]} />
        <path d={quarters[1]} />
      </g>
    ))}
  </svg>
)

const petals = 'M0-30V30M-30 0H30M-21-21 21 21M21-21-21 21'

/** A flower's head alone, for a broad piece. */
export const Blossom = () => (
  <svg className="bloom blossom" aria-hidden="true" viewBox="-38 -38 76 76">
    <path d={petals} />
    <circle r="10" />
  </svg>
)

/** A flower cut with scissors, for one person; it grows out of the lower edge. */
export const Bloom = () => (
  <svg className="bloom" aria-hidden="true" viewBox="-38 -38 76 146" preserveAspectRatio="xMidYMax">
    <path className="stem" d="M0 20V120" />
    <path
      className="leaf"
      d="M0 102C-2 80-18 66-36 66-36 88-22 102 0 102zM0 84C1 68 14 56 30 56 30 74 18 84 0 84z"
    />
    <path d={petals} />
    <circle r="10" />
  </svg>
)
