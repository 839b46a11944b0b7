import { css, keyframes } from 'styled-components'

const f = (value: number) => Math.round(value * 10) / 10
const rays = 23

/** The two faces of a ray, one in the light and one in the shade. */
const Facets = ({ d, far }: { d: string; far: string }) => (
  <>
    <path d={d} fill="#fff" fillOpacity=".34" stroke="none" />
    <path d={far} fillOpacity=".3" fill="#000" stroke="none" />
  </>
)

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
              <>
                <path d="M0-62L6-196 0-199-6-196Z" fill="currentColor" stroke="none" />
                <Facets d="M0-62V-199L-6-196Z" far="M0-62V-199L6-196Z" />
              </>
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
      <g transform="translate(200 200)">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rays never move
          <g key={index} transform={`rotate(${f((360 * index) / count)})`}>
            {index % 2 ? (
              <path d="M0-70L1.4-164H-1.4ZM1.6-170V-178H-1.6V-170Z" />
            ) : index % 4 ? (
              <Ray long={184} />
            ) : (
              <Ray long={198} />
            )}
          </g>
        ))}
      </g>
    </svg>
  )
}

function Ray({ long }: { long: number }) {
  return (
    <>
      <path d={`M0-70L4-${long}H-4Z`} />
      <Facets d={`M0-70V-${long}H-4Z`} far={`M0-70V-${long}H4Z`} />
    </>
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
