import { LeafLight } from '../ornaments/leaf-light.tsx'
import { leafRules, sage } from '../ornaments/leaf-tints.ts'
import { Specimen } from '../ornaments/leafy-arch.tsx'
import { SprayTwigs } from '../ornaments/sprays.tsx'
import { Place } from './parts.tsx'

const lights = [0, 1, 2, 3].map((at) => `leaf${at}`)

/** Colours of pressed twigs, for a design's `tints`. */
export const pressedTints = {
  '--sage': sage,
  ...Object.fromEntries(lights.map((name, at) => [`--leaf-${at}`, `url(#${name})`])),
}

/** What the twigs below need, once in a picture. */
export const PressedInk = () => (
  <>
    <style>
      {`${leafRules}.pressed{fill:none;stroke:var(--ornament-deep);stroke-width:1.1;stroke-linecap:round;stroke-linejoin:round}
.stem{stroke-width:1.6}.behind{opacity:.62}.bare .climbing{display:none}`}
    </style>
    <LeafLight names={lights} />
  </>
)

type Spot = { x: number; y: number; w: number }

/** Twigs out of a corner, for the top left, or `turned` for the lower right; a `bare` one climbs no side. */
export function Corner({
  x,
  y,
  w,
  turned = false,
  bare = false,
}: Spot & { turned?: boolean; bare?: boolean }) {
  const first = turned ? 'eucalyptus' : 'olive'
  return (
    <g className={bare ? 'pressed bare' : 'pressed'} transform={turned ? `rotate(180 ${x} ${y})` : undefined}>
      <Place x={x} y={y} w={w} h={(w * 258) / 480} viewBox="0 0 480 258">
        <SprayTwigs first={first} second={turned ? 'olive' : 'eucalyptus'} />
      </Place>
    </g>
  )
}

/** The twigs that lie across the lower corner of a photo's plate. */
export const Pressed = ({ x, y, w }: Spot) => (
  <g className="pressed">
    <Place x={x} y={y} w={w} h={(w * 270) / 250} viewBox="0 0 250 270">
      <Specimen />
    </Place>
  </g>
)

type PlateProps = Spot & { h: number; href: string; rise?: number }

/** The plate of a photo, an arch in two inked lines; `rise` is the height of its round, in shares of its width. */
export function Plate({ x, y, w, h, href, rise = 0.5 }: PlateProps) {
  const arch = (out: number) => {
    const [left, right, foot, spring] = [x - out, x + w + out, y + h + out, y + w * rise]
    return `M${left} ${foot}V${spring}A${w / 2 + out} ${w * rise + out} 0 0 1 ${right} ${spring}V${foot}Z`
  }
  return (
    <>
      <clipPath id="plate">
        <path d={arch(0)} />
      </clipPath>
      <path d={arch(22)} fill="var(--paper)" stroke="var(--ornament-deep)" strokeWidth="3.2" />
      <path d={arch(11)} fill="none" stroke="var(--ornament-deep)" strokeWidth="1.6" />
      <g clipPath="url(#plate)">
        <image href={href} x={x} y={y} width={w} height={h} preserveAspectRatio="xMidYMid slice" />
      </g>
    </>
  )
}
