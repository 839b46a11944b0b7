const leaf = 'M0 0C14 -26 56 -32 88 -4C58 20 18 20 0 0ZM4 -1C30 -8 56 -8 80 -4'
const lemon =
  'M-40 4C-36 -24 -8 -32 16 -26C28 -22 34 -14 42 -10C50 -6 50 2 44 6C34 12 28 22 14 27C-10 33 -36 26 -40 4Z'

const leaves = [
  [52, 40, 200, 0.8],
  [96, 30, 62, 0.86],
  [140, 34, -34, 0.8],
  [176, 40, 96, 0.9],
  [214, 34, -28, 0.86],
  [262, 34, 70, 0.9],
  [300, 28, -36, 0.74],
  [334, 32, 24, 0.86],
  [70, 36, 120, 0.72],
] as const
const lemons = [
  [122, 96, 96, 1],
  [206, 118, 82, 1.12],
  [292, 92, 104, 0.94],
] as const

/** A branch of lemons hanging from the top, drawn in line and tinted. */
export function Lemons({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 400 180"
      fill="none"
      strokeWidth="1.8"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path
        className="twig"
        d="M26 46C90 22 180 46 250 34S360 26 384 34M120 36q4 16 2 24M206 40q2 20 0 34M290 32q4 14 2 24"
      />
      {leaves.map(([x, y, turn, size]) => (
        <path
          key={x}
          className="leaf"
          d={leaf}
          transform={`translate(${x} ${y})rotate(${turn})scale(${size * 0.8})`}
        />
      ))}
      {lemons.map(([x, y, turn, size]) => (
        <g key={x} transform={`translate(${x} ${y})rotate(${turn})scale(${size})`}>
          <path className="fruit" d={lemon} />
          <path
            className="shine"
            d="M-20 -16C-12 -22 2 -23 12 -20M-10 8l.1 0M4 14l.1 0M14 4l.1 0M-2 -2l.1 0"
          />
        </g>
      ))}
    </svg>
  )
}
