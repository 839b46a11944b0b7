import { Ampersand } from '../../ornaments/ampersand.tsx'
import { cormorantGaramond } from '../../typefaces/cormorant-garamond.ts'
import { cormorantSc } from '../../typefaces/cormorant-sc.ts'
import { CardWords, Mounted, Sheet } from '../card-parts.tsx'
import type { CardDesign } from '../card-scene.ts'
import { Place } from '../parts.tsx'

const plate = { x: 250, y: 150, w: 700, h: 540 }

/** The engraved card: a double hairline, small capitals; a photo lies in the bevel of its plate. */
const design: CardDesign = {
  typefaces: [cormorantGaramond, cormorantSc],
  window: plate,
  draw(scene) {
    const { font, photo } = scene
    const caps = font(cormorantSc)
    const roman = font(cormorantGaramond, 500)
    return (
      <>
        <Sheet />
        <g fill="none">
          <rect x="54" y="54" width="1092" height="1392" stroke="var(--ornament)" strokeWidth="2.5" />
          <rect x="66" y="66" width="1068" height="1368" stroke="var(--hairline)" strokeWidth="1.5" />
        </g>
        {photo && <Plate href={photo.href} />}
        <CardWords
          scene={scene}
          top={photo ? 770 : 190}
          bottom={photo ? 1350 : 1310}
          gaps={photo ? [44, 44] : [96, 100]}
          greeting={{ font: roman, size: photo ? 50 : 58, room: 900 }}
          lead={{ font: caps, size: 44, tracking: 0.08, fill: 'var(--ink-soft)' }}
          names={{
            font: roman,
            room: 930,
            most: photo ? 140 : 224,
            leading: 1,
            join: photo ? [0.3, 50] : [0.5, 130],
            joiner: ({ y }) => <JoiningRules y={y} high={photo ? 74 : 104} />,
          }}
          date={{ font: caps, room: 900, size: 46, tracking: 0.05 }}
        />
      </>
    )
  },
}
export default design

/** A pressed plate: light falls from the left, so its upper edges lie in shade. */
function Plate({ href }: { href: string }) {
  const { x, y, w, h } = plate
  return (
    <>
      <path
        d={`M${x - 26} ${y - 26}H${x + w + 26}L${x + w} ${y}H${x}V${y + h}L${x - 26} ${y + h + 26}Z`}
        fill="#3c301e"
        opacity="0.12"
      />
      <path
        d={`M${x + w + 26} ${y - 26}V${y + h + 26}H${x - 26}L${x} ${y + h}H${x + w}V${y}Z`}
        fill="#ffffff"
        opacity="0.8"
      />
      <Mounted href={href} {...plate} />
      <g fill="none" stroke="var(--hairline)" strokeWidth="1.5">
        <rect x={x} y={y} width={w} height={h} />
        <rect x={x - 26} y={y - 26} width={w + 52} height={h + 52} />
      </g>
    </>
  )
}

function JoiningRules({ y, high }: { y: number; high: number }) {
  return (
    <>
      <path d={`M380 ${y}H530M670 ${y}H820`} stroke="var(--hairline)" strokeWidth="2.5" />
      <Place x={600 - high / 2} y={y - high / 2} w={high} h={high} color="var(--ornament-deep)">
        <Ampersand />
      </Place>
    </>
  )
}
