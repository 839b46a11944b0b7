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

/**
 * Half a sun rising: rays of two lengths over stepped arcs. Takes its stroke from around it. With `tied` it has what
 * ties it to a double frame: its arcs run on through the inner line, which ends there, to the outer one.
 */
export function Sunburst({ className, tied }: { className?: string; tied?: boolean }) {
  return (
    <svg
      className={className}
      viewBox="0 0 400 200"
      preserveAspectRatio="xMidYMax"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
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
      {tied && (
        <g className="tie">
          <path d="M144 198.5h112v4H144z" fill="var(--deep)" stroke="none" />
          <path d="M144 197v11m12 0v-11m18 0v11m52 0v-11m18 0v11m12 0v-11" strokeWidth="1.1" />
          <path d="M162 197v11m76 0v-11" strokeWidth="5" />
        </g>
      )}
    </svg>
  )
}

/**
 * Rays all around a picture that stands in their middle, by turns broad and fine: they fill their place, whatever its
 * shape, and are cut by its edges. Takes its colour from around it.
 */
export function Rays({ className }: { className?: string }) {
  // A multiple of eight: both halves, and both sides, are alike.
  const count = 48
  return (
    <svg
      className={className}
      viewBox="0 0 400 400"
      preserveAspectRatio="xMidYMid slice"
      fill="currentColor"
      aria-hidden="true"
    >
      <g transform="translate(200 200)">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rays never move
          <g key={index} transform={`rotate(${f((360 * index) / count)})`}>
            {index % 2 ? (
              <path d="M0-70L.9-300H-.9Z" />
            ) : (
              <>
                <path d="M0-40L4.6-300H-4.6Z" />
                <Facets d="M0-40V-300H-4.6Z" far="M0-40V-300H4.6Z" />
              </>
            )}
          </g>
        ))}
      </g>
    </svg>
  )
}

/** The rays shine out of both suns. */
const shine = keyframes`from { clip-path: circle(13% at 50% 100%); } to { clip-path: circle(115% at 50% 100%); }`
const radiate = keyframes`from { clip-path: circle(22%); } to { clip-path: circle(100%); }`
/** The opening of both. */
export const dawn = css`
  .sun { animation: ${shine} 600ms cubic-bezier(0.3, 0, 0.2, 1) both; }
  .rays { animation: ${radiate} 600ms cubic-bezier(0.3, 0, 0.2, 1) both; }
`
