import { useId } from 'react'

const tile = { width: 71, height: 98, x: '50%', y: 20, patternUnits: 'userSpaceOnUse' } as const

/**
 * The lining of an envelope: a lattice of fine lines, the first initial and the second by turns in its fields, all rows
 * as far from each other. It starts with a whole row. The letters are a layer of their own, so that a format can keep
 * them from what would cut them.
 */
export function Lining({ initials, font }: { initials: string[]; font: string }) {
  const id = useId()
  const [first = '', second = first] = initials
  const letter = { fontFamily: font, fontSize: 25, textAnchor: 'middle' as const, fill: 'currentColor' }
  return (
    <>
      <svg className="lining" width="100%" height="100%" aria-hidden="true">
        <pattern id={id} {...tile}>
          <path
            d="M0 0 35.5 49 0 98M71 0 35.5 49 71 98M-5 0 35.5 56 76 0M-5 98 35.5 42 76 98"
            fill="none"
            stroke="currentColor"
            strokeWidth=".7"
          />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
      <svg className="lining letters" width="100%" height="100%" aria-hidden="true">
        <pattern id={`${id}l`} {...tile}>
          {/* A field in the middle of the tile's edge is drawn on both of its sides. */}
          {[0, 98].map((y) => (
            <text key={y} {...letter} x="35.5" y={y + 9}>
              {first}
            </text>
          ))}
          {[0, 71].map((x) => (
            <text key={x} {...letter} x={x} y="58">
              {second}
            </text>
          ))}
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id}l)`} />
      </svg>
    </>
  )
}
