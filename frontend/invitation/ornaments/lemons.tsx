const fruit =
  'M-40 0C-39-5-37-8-33-11-24-25-6-30 10-26 22-23 31-16 36-9 39-6 43-7 47-4 49-2 49 2 47 4 43 7 39 6 36 9 31 16 22 23 10 26-6 30-24 25-33 11-37 8-39 5-40 0Z'
const shade =
  'M-33 11C-24 25-6 30 10 26 22 23 31 16 36 9 39 6 43 7 47 4 40 2 36 3 30 6 20 12 8 16-6 16-18 16-26 14-33 11Z'
const light = 'M-24-12C-16-20-2-23 9-19 0-18-14-15-24-12Z'
const pores = 'M-12-4h.1M-2 4h.1M8-6h.1M20-3h.1'
const leaf = 'M0 0C10-20 44-28 80-3 48 17 16 17 0 0Z'
const underside = 'M0 0C26-5 52-6 80-3 48 17 16 17 0 0Z'
const veins =
  'M0 0C26-5 52-6 76-3M18-3C24-9 28-13 34-15M34-5C40-10 46-13 51-14M50-5C55-9 60-11 64-11M24-3C30 3 36 7 42 9M42-4C48 0 54 3 60 4'
const petal = 'M0 0C-8-7-8-19 0-24 8-19 8-7 0 0Z'

/** Place, direction and size of each; what comes first hangs behind. */
const leaves = [
  [60, 44, 168, 0.72],
  [92, 34, 112, 0.62],
  [112, 32, -28, 0.62],
  [168, 36, 148, 0.67],
  [182, 36, -38, 0.7],
  [232, 36, 28, 0.73],
  [270, 33, -30, 0.62],
  [322, 34, 66, 0.64],
  [346, 33, 6, 0.56],
] as const
const lemons = [
  [126, 92, 98, 0.96],
  [206, 108, 86, 1.14],
  [286, 90, 100, 0.9],
] as const
const blossoms = [
  [86, 62, 0.86],
  [330, 46, 0.7],
  [254, 56, 0.64],
] as const

/**
 * Ripe fruit and green leaves whatever the colours are, which only tint them. On the paths themselves: no style reaches
 * a drawing that is used once more.
 */
const tinted = (share: number, colour: string) => `color-mix(in srgb, var(--tone) ${share}%, ${colour})`
const green = tinted(22, '#7f9f62')
const underGreen = tinted(16, '#557548')
const yellow = tinted(30, '#f0ce3c')
const bark = 'color-mix(in srgb, var(--deep) 72%, #46602c)'
const ochre = tinted(24, '#c8932a')

const view = '0 0 400 172'

/** The branch with the id `of` once more, without its figures being sent again. */
export function Bough({ of }: { of: string }) {
  return (
    <svg className="bough" viewBox={view} aria-hidden="true">
      <use href={`#${of}`} />
    </svg>
  )
}

/** A branch of ripe lemons that hangs from the top, its leaves in two tones, a few blossoms open. */
export function Lemons({ className, id }: { className?: string; id?: string }) {
  return (
    <svg className={className} viewBox={view} aria-hidden="true">
      <g id={id} fill="none" stroke={bark} strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round">
        <path
          d="M24 50C80 24 180 44 250 35S350 28 380 32M122 36q5 8 4 18M206 39q3 12 2 26M286 33q4 10 3 20"
          strokeWidth="2.6"
        />
        {leaves.map(([x, y, turn, size]) => (
          <g key={x} transform={`translate(${x} ${y})rotate(${turn})scale(${size})`}>
            <path fill={green} d={leaf} />
            <path fill={underGreen} d={underside} stroke="none" />
            <path d={veins} strokeWidth=".9" />
          </g>
        ))}
        {lemons.map(([x, y, turn, size]) => (
          <g key={x} transform={`translate(${x} ${y})rotate(${turn})scale(${size})`}>
            <path fill={yellow} d={fruit} />
            <path fill={ochre} d={shade} stroke="none" />
            <path d={light} fill="#fff" stroke="none" opacity=".62" />
            <path d={pores} strokeWidth="1.6" opacity=".5" />
          </g>
        ))}
        {blossoms.map(([x, y, size]) => (
          <g key={x} transform={`translate(${x} ${y})rotate(${x})scale(${size})`}>
            {[0, 72, 144, 216, 288].map((turn) => (
              <path key={turn} d={petal} fill="#fff" transform={`rotate(${turn})`} />
            ))}
            {[20, 92, 164, 236, 308].map((turn) => (
              <path key={turn} d="M0 0V-9" transform={`rotate(${turn})`} strokeWidth="1" />
            ))}
            <circle fill={yellow} r="3.6" />
          </g>
        ))}
      </g>
    </svg>
  )
}
