const f = (value: number) => Math.round(value * 10) / 10
const wander = (seed: number) => Math.sin(seed * 127.1) * 0.5 + Math.sin(seed * 311.7) * 0.5

/** One petal from the heart outwards: narrow foot, full shoulders, a notched and rolled rim. */
function petal(length: number, breadth: number, notch: number): string {
  const [l, b] = [length, breadth]
  return `M0 0C${f(b * 0.5)} ${f(-l * 0.2)} ${f(b * 1.1)} ${f(-l * 0.62)} ${f(b * 0.62)} ${f(-l * 0.94)}C${f(b * 0.4)} ${f(-l * 1.06)} ${f(b * 0.12)} ${f(-l * (1 - notch))} 0 ${f(-l * (0.98 - notch))}C${f(-b * 0.14)} ${f(-l * (1.02 - notch))} ${f(-b * 0.42)} ${f(-l * 1.06)} ${f(-b * 0.64)} ${f(-l * 0.92)}C${f(-b * 1.12)} ${f(-l * 0.6)} ${f(-b * 0.5)} ${f(-l * 0.2)} 0 0Z`
}

const rings = [
  { count: 9, length: 50, breadth: 21, tone: 'outer' },
  { count: 8, length: 39, breadth: 18, tone: 'middle' },
  { count: 7, length: 28, breadth: 14, tone: 'inner' },
  { count: 5, length: 17, breadth: 10, tone: 'heart' },
] as const

/** A full peony about 100 units wide, heart at the origin. `seed` gives each its own face. */
export function Peony({ seed }: { seed: number }) {
  return rings.map(({ count, length, breadth, tone }, ring) => (
    // A class does not reach into a `<use>`, a property does.
    <g key={tone} className={tone} fill={`var(--petal-${tone})`}>
      {Array.from({ length: count }, (_, index) => {
        const own = wander(seed * 31 + ring * 7 + index)
        const turn = (360 * index) / count + ring * 23 + seed * 40 + own * 9
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: petals never move
            key={`${ring}-${index}`}
            d={petal(length * (1 + own * 0.08), breadth * (1 + own * 0.14), 0.07 + own * 0.05)}
            transform={`rotate(${f(turn)})`}
          />
        )
      })}
    </g>
  ))
}

/** A closed bud on a short stem, pointing up. */
export function Bud() {
  return (
    <>
      <path className="stem" d="M0 0V26" />
      <path className="middle" d="M0 2C-16 -4 -17 -26 -2 -34C15 -28 16 -6 0 2Z" />
      <path className="outer" d="M0 2C-4 -8 -3 -22 6 -30C14 -22 12 -4 0 2Z" />
      <path
        className="leaf"
        d="M0 4C-12 2 -16 -6 -15 -14C-8 -12 -2 -4 0 4ZM0 4C12 2 15 -6 14 -13C7 -11 2 -4 0 4Z"
      />
    </>
  )
}
