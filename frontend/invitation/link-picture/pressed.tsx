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

type PlateProps = Spot & { h: number; href: string; round?: number }

/** The plate of a photo in two inked lines: an arch, or with two upper corners that are `round`. */
export function Plate({ x, y, w, h, href, round = w / 2 }: PlateProps) {
  const arch = (out: number) => {
    const [left, right, top, foot] = [x - out, x + w + out, y - out, y + h + out]
    const arc = `A${round + out} ${round + out} 0 0 1`
    return `M${left} ${foot}V${y + round}${arc} ${x + round} ${top}H${x + w - round}${arc} ${right} ${y + round}V${foot}Z`
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
