import { css, keyframes } from 'styled-components'

const f = (value: number) => Math.round(value * 10) / 10
const rays = 23

/** Half a sun rising: rays of two lengths over stepped arcs. Takes its stroke from around it. */
export function Sunburst({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 400 200" fill="none" stroke="currentColor" aria-hidden="true">
      {/* One ray turned, not each in figures of its own: the first packets hold the cover. */}
      <g transform="translate(200 200)">
        {Array.from({ length: rays }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rays never move
          <g key={index} transform={`rotate(${f(90 - (180 * (index + 0.5)) / rays)})`}>
            {index % 2 === 1 ? (
              <path d="M0-62L5.5-196H-5.5Z" fill="currentColor" strokeWidth="0.9" />
            ) : (
              <>
                <path d="M0-62L4.2-150H-4.2Z" strokeWidth="0.9" />
                <circle cy="-164" r="3" fill="currentColor" stroke="none" />
              </>
            )}
          </g>
        ))}
      </g>
      {[26, 38, 44, 56].map((r, index) => (
        <path key={r} d={`M${200 - r} 200a${r} ${r} 0 0 1 ${2 * r} 0`} strokeWidth={index === 1 ? 5 : 1.1} />
      ))}
    </svg>
  )
}

/**
 * Rays all around a picture that stands in their middle, by turns long and short: as wide and as high as they are set,
 * so that they reach as far above a picture as beside it. Takes its colour from around it.
 */
export function Rays({ className }: { className?: string }) {
  // A multiple of sixteen: both halves, and both sides, are alike.
  const count = 64
  return (
    <svg
      className={className}
      viewBox="0 0 400 400"
      preserveAspectRatio="none"
      fill="currentColor"
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, index) => {
        const angle = (Math.PI * 2 * index) / count
        const to = [198, 168, 184, 168][index % 4] ?? 168
        // The short rays are slim, and end in a stroke of their own.
        const width = index % 2 ? 0.008 : 0.018
        const point = (radius: number, turn: number) =>
          `${f(200 + radius * Math.sin(angle + turn))} ${f(200 - radius * Math.cos(angle + turn))}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rays never move
          <g key={index}>
            <path d={`M${point(70, 0)}L${point(to, width)}L${point(to, -width)}Z`} />
            {index % 2 === 1 && (
              <path
                d={`M${point(173, width)}L${point(181, width)}L${point(181, -width)}L${point(173, -width)}Z`}
              />
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** The rays shine out of both suns. */
const shine = keyframes`from { clip-path: circle(13% at 50% 100%); } to { clip-path: circle(115% at 50% 100%); }`
const radiate = keyframes`from { clip-path: circle(22%); } to { clip-path: circle(72%); }`
/** The opening of both. */
export const dawn = css`
  .sun { animation: ${shine} 600ms cubic-bezier(0.3, 0, 0.2, 1) both; }
  .rays { animation: ${radiate} 600ms cubic-bezier(0.3, 0, 0.2, 1) both; }
`
