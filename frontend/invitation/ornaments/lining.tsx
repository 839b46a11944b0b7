import { useId } from 'react'

/** The lining of an envelope: a lattice of fine lines, the first initial and the second by turns in its fields. */
export function Lining({ initials, font }: { initials: string[]; font: string }) {
  const id = useId()
  const [first = '', second = first] = initials
  const letter = { fontFamily: font, fontSize: 24, textAnchor: 'middle' as const, fill: 'currentColor' }
  return (
    <svg className="lining" width="100%" height="100%" aria-hidden="true">
      <defs>
        <pattern id={id} width="72" height="100" x="50%" patternUnits="userSpaceOnUse">
          <path
            d="M0 0 36 50 0 100M72 0 36 50 72 100M-4 0 36 56 76 0M-4 100 36 44 76 100"
            fill="none"
            stroke="currentColor"
            strokeWidth=".7"
          />
          <text {...letter} x="36" y="22">
            {first}
          </text>
          <g>
            <text {...letter} x="0" y="60">
              {second}
            </text>
            <text {...letter} x="72" y="60">
              {second}
            </text>
            <text {...letter} x="36" y="96">
              {first}
            </text>
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
