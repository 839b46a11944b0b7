import { useId } from 'react'

const quarter = 'M0 0H30A30 30 0 0 1 0 30Z'

/** A wall of Seville tiles, each drawn in the two colours of the palette; as large as its place. */
export function Azulejo({ className, size = 64 }: { className?: string; size?: number }) {
  const id = useId()
  return (
    <svg className={className} width="100%" height="100%" aria-hidden="true">
      <defs>
        <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse" viewBox="0 0 100 100">
          <rect width="100" height="100" fill="#fffdf8" />
          {[0, 90, 180, 270].map((turn) => (
            <g key={turn} transform={`rotate(${turn} 50 50)`}>
              <path d={quarter} fill="var(--glazed)" />
              <path d="M0 0H20A20 20 0 0 1 0 20Z" fill="#fffdf8" />
              <path d="M0 0H12A12 12 0 0 1 0 12Z" fill="var(--tone)" />
              <path d="M50 50C38 40 36 26 50 10 64 26 62 40 50 50Z" fill="var(--tone)" />
              <path d="M50 50C45 42 45 32 50 22 55 32 55 42 50 50Z" fill="var(--glazed)" />
              <path
                d="M50 50C52 38 62 28 78 22 72 38 62 48 50 50Z"
                fill="none"
                stroke="var(--glazed)"
                strokeWidth="3"
              />
              <path
                d="M36 0C38 8 44 12 50 12S62 8 64 0"
                fill="none"
                stroke="var(--glazed)"
                strokeWidth="2.5"
              />
            </g>
          ))}
          <circle cx="50" cy="50" r="7" fill="#fffdf8" stroke="var(--glazed)" strokeWidth="2.5" />
          <path
            d="M0 0H100V100H0Z"
            fill="none"
            stroke="color-mix(in srgb, var(--glazed) 30%, #fffdf8)"
            strokeWidth="1.2"
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
