import { useId } from 'react'
import type { CoupleNames } from '../../../domain/event/name-parts.ts'
import { interlaced, unlaced } from './interlaced.ts'

const f = (value: number) => Math.round(value * 10) / 10
const points = 44

/** A shape that wax made around the middle: swollen here, sunk there, closed by smooth joins. */
function poured(radius: number, swell: number, drips: readonly (readonly [number, number, number])[] = []) {
  const edge = Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * Math.PI * 2
    const run = drips.reduce((sum, [at, width, length]) => {
      const away = Math.atan2(Math.sin(angle - at), Math.cos(angle - at)) / width
      return sum + length * Math.exp(-away * away)
    }, 0)
    const r =
      radius +
      run +
      swell *
        (Math.sin(index * 0.428 + 0.6) + 0.9 * Math.sin(index * 0.714 + 2) + 0.35 * Math.sin(index * 1.142))
    return [120 + r * Math.cos(angle), 120 + r * Math.sin(angle)] as const
  })
  const at = (index: number) => edge[index % points] ?? [0, 0]
  const middle = (index: number) =>
    `${f((at(index)[0] + at(index + 1)[0]) / 2)} ${f((at(index)[1] + at(index + 1)[1]) / 2)}`
  return `M${middle(0)}${edge
    .map(
      (_, index) =>
        `Q${at(index + 1)
          .map(f)
          .join(' ')} ${middle(index + 1)}`,
    )
    .join('')}Z`
}
/** Three places where the wax ran on before it set. */
const edge = poured(94, 2.5, [
  [0.62, 0.2, 12],
  [2.5, 0.28, 8],
  [4.05, 0.16, 6],
])
const pressed = poured(74, 0.8)

/** What a seal bears: people's initials, and of a company the first, since nobody is joined in it. */
export const sealLetters = ({ kind, initials }: CoupleNames): string[] =>
  kind === 'title' ? initials.slice(0, 1) : initials

/**
 * Initials pressed into sealing wax. Its relief is lit from above on the left: `--wax` is its colour.
 */
export function WaxSeal({ initials, font }: { initials: string[]; font: string }) {
  const id = useId()
  const [first = '', second] = initials
  const woven = second ? interlaced(first, second, 54) : unlaced(first, 47)
  const letter = { fontFamily: font, fontSize: second ? 70 : 96, textAnchor: 'middle' as const }
  return (
    <svg className="seal" viewBox="0 0 240 240" aria-hidden="true">
      <defs>
        {/* What is higher is more opaque; the light reads it as relief. */}
        <filter id={`${id}lit`} x="-5%" y="-5%" width="110%" height="110%" colorInterpolationFilters="sRGB">
          <feGaussianBlur in="SourceAlpha" stdDeviation="1.7" result="height" />
          <feDiffuseLighting in="height" surfaceScale="11" lightingColor="#fff" diffuseConstant="1.12">
            <feDistantLight azimuth="228" elevation="52" />
          </feDiffuseLighting>
          <feComposite in2="SourceAlpha" operator="in" result="shade" />
          <feFlood className="wax" />
          <feBlend in2="shade" mode="multiply" result="body" />
          <feSpecularLighting
            in="height"
            surfaceScale="9"
            specularConstant=".62"
            specularExponent="24"
            lightingColor="#fff"
          >
            <feDistantLight azimuth="228" elevation="46" />
          </feSpecularLighting>
          <feComposite in2="body" operator="arithmetic" k2=".75" k3="1" result="shone" />
          <feComponentTransfer in="SourceAlpha" result="whole">
            <feFuncA type="linear" slope="9" />
          </feComponentTransfer>
          <feComposite in="shone" in2="whole" operator="in" />
        </filter>
        <filter id={`${id}cast`} x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="5" />
        </filter>
      </defs>
      <path d={edge} opacity=".34" filter={`url(#${id}cast)`} transform="translate(4 8)" />
      <g filter={`url(#${id}lit)`}>
        <path d={`${edge}${pressed}`} fillRule="evenodd" fillOpacity=".8" />
        <path d={pressed} fillOpacity=".42" />
        <circle cx="120" cy="120" r="66" fill="none" stroke="#000" strokeOpacity=".3" strokeWidth="2" />
        <circle
          cx="120"
          cy="120"
          r="61"
          fill="none"
          stroke="#000"
          strokeOpacity=".34"
          strokeWidth="2.6"
          strokeDasharray=".1 6.29"
          strokeLinecap="round"
        />
        {woven ? (
          <g
            transform={`translate(120 120)scale(${woven.scale})`}
            fill="none"
            stroke="#000"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            {woven.letters.map(({ strands, at, under }, index) => (
              <g key={String(at)} transform={`translate(${at})`}>
                <mask
                  id={`${id}${index}`}
                  maskUnits="userSpaceOnUse"
                  x="-20"
                  y="-20"
                  width="140"
                  height="140"
                >
                  <path d="M-20-20H120V120H-20Z" fill="#fff" stroke="none" />
                  <path d={under} strokeWidth="11" strokeLinecap="butt" />
                </mask>
                <g mask={`url(#${id}${index})`} opacity=".62">
                  {/* As thick on each seal, whichever its letters are; one alone is thicker. */}
                  <path d={strands.join('')} strokeWidth={f((second ? 7.6 : 10.5) / woven.scale)} />
                </g>
              </g>
            ))}
          </g>
        ) : (
          <g fillOpacity=".56">
            <text {...letter} x={second ? 102 : 120} y={second ? 134 : 154}>
              {first}
            </text>
            {second && (
              <text {...letter} x="141" y="156">
                {second}
              </text>
            )}
          </g>
        )}
      </g>
    </svg>
  )
}
