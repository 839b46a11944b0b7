import { useId } from 'react'

const rows = [
  [14, 0, 0.9],
  [32, 18, 1.1],
  [54, 6, 1.3],
  [80, 24, 1.5],
] as const

/** The sea in a window: a horizon and, nearer and nearer, its waves. As wide as its place; colours from around it. */
export function Sea() {
  const id = useId()
  return (
    <svg className="sea" fill="none" strokeLinecap="round" aria-hidden="true">
      <defs>
        {rows.map(([y, shift, width]) => (
          <pattern key={y} id={`${id}${y}`} width="48" height="400" x={shift} patternUnits="userSpaceOnUse">
            <path d={`M0 ${y}c8 0 8-6 16-6s8 6 16 6`} strokeWidth={width} />
          </pattern>
        ))}
      </defs>
      <rect width="100%" height="100%" fill="var(--water)" stroke="none" />
      <path d="M0 0.500H2000" strokeWidth="1.4" />
      {rows.map(([y]) => (
        <rect key={y} width="100%" height="100%" fill={`url(#${id}${y})`} stroke="none" />
      ))}
    </svg>
  )
}
