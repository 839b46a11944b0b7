import { dried, washes } from '../formats/watercolor/paint.tsx'
import { tornEdge } from '../formats/watercolor/torn.tsx'
import { Place } from './parts.tsx'

/** The cover's pigments, for a design's `tints`. */
export const pigments = {
  '--warm': 'color-mix(in srgb, var(--secondary) 88%, #e8a070)',
  '--cool': 'color-mix(in srgb, var(--primary) 22%, #7fa6bb)',
}
type Box = { x: number; y: number; w: number; h: number }
/** Where the hues met, from the lowest: their middles and half axes in percent of the box. */
const hues = [
  [52, 20, 30, 80, 'rose'],
  [58, 76, 50, 70, 'rose'],
  [60, 84, 34, 60, 'cool'],
  [92, 8, 46, 90, 'cool'],
] as const

/** The hues' gradients, once in a picture. */
export const Hues = () => (
  <defs>
    {[
      ['rose', '#eed3cb'],
      ['cool', 'var(--cool)'],
    ].map(([name, colour]) => (
      <radialGradient key={name} id={name}>
        <stop offset=".1" stopColor={colour} />
        <stop offset="1" stopColor={colour} stopOpacity="0" />
      </radialGradient>
    ))}
  </defs>
)

/** One of the cover's washes, stretched to a box and a little beyond: the filter's own edge is pale. */
export function Wet({ wash, x, y, w, h }: Box & { wash: keyof typeof washes }) {
  const drawn = washes[wash]
  const [, , width = 400, height = 260] = drawn as readonly [number, string, number?, number?]
  const named = dried(drawn).replace(/(id='|url\(#)(\w)(?=['")])/g, `$1${wash}$2`)
  return (
    <Place
      x={x - 12}
      y={y - 8}
      w={w + 24}
      h={h + 16}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
    >
      <mask
        id={wash}
        style={{ maskType: 'alpha' }}
        maskUnits="userSpaceOnUse"
        x="0"
        y="0"
        width={width}
        height={height}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, no text of anybody's
        dangerouslySetInnerHTML={{ __html: named }}
      />
      <g mask={`url(#${wash})`}>
        <rect width={width} height={height} fill="var(--warm)" />
        {hues.map(([x, y, rx, ry, hue]) => (
          <ellipse
            key={`${x} ${y}`}
            cx={(x * width) / 100}
            cy={(y * height) / 100}
            rx={(rx * width) / 100}
            ry={(ry * height) / 100}
            fill={`url(#${hue})`}
          />
        ))}
      </g>
    </Place>
  )
}

/** A photo on a torn piece of paper; the box is the paper's. */
export function TornPhoto({ href, x, y, w, h }: Box & { href: string }) {
  const edge = `M${tornEdge()
    .map(([across, down]) => `${((across * w) / 100).toFixed(1)} ${((down * h) / 100).toFixed(1)}`)
    .join('L')}Z`
  return (
    <g transform={`translate(${x} ${y})`}>
      <filter id="soft" x="-10%" y="-10%" width="120%" height="120%">
        <feGaussianBlur stdDeviation="11" />
      </filter>
      <clipPath id="torn">
        <path
          d={edge}
          transform={`rotate(180 ${w / 2} ${h / 2})translate(${w * 0.032} ${h * 0.034})scale(.936 .932)`}
        />
      </clipPath>
      <path d={edge} fill="#3c2d1e" fillOpacity=".3" filter="url(#soft)" transform="translate(0 12)" />
      <path d={edge} fill="#fffefc" stroke="#d9d2c4" strokeWidth="1" />
      <g clipPath="url(#torn)">
        <image href={href} width={w} height={h} preserveAspectRatio="xMidYMid slice" />
      </g>
    </g>
  )
}
