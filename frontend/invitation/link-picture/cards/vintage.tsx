import { Corner } from '../../ornaments/corner.tsx'
import { RibbonDrawing } from '../../ornaments/ribbon.tsx'
import { imFellEnglish } from '../../typefaces/im-fell-english.ts'
import { marcellus } from '../../typefaces/marcellus.ts'
import { CardWords, Fibre, Mounted, Sheet } from '../card-parts.tsx'
import type { CardDesign } from '../card-scene.ts'
import { fitted, Place, Words } from '../parts.tsx'

const oval = { x: 372, y: 136, w: 456, h: 560 }

const engraved = 'color-mix(in srgb, var(--ornament-deep) 66%, var(--ink))'

/** Letterpress on kraft: roses in the corners, an oval portrait in an inked frame, a ribbon with the date. */
const design: CardDesign = {
  typefaces: [imFellEnglish, marcellus],
  window: oval,
  ground: () => (
    <>
      <Sheet fill="var(--wash)" />
      <Fibre roughness={0.34} />
    </>
  ),
  draw(scene) {
    const { date, font, photo } = scene
    const fell = font(imFellEnglish)
    const ink = 'color-mix(in srgb, var(--on-wash) 68%, #000000)'
    return (
      <>
        <Frame />
        {photo && <Portrait href={photo.href} />}
        <CardWords
          scene={scene}
          top={photo ? 770 : 210}
          bottom={photo ? 1160 : 1120}
          gaps={[photo ? 44 : 90, 0]}
          greeting={{ font: fell, room: 800, size: photo ? 50 : 58, fill: ink }}
          lead={{ font: fell, room: 780, size: 46, fill: ink }}
          names={{
            font: fell,
            room: 900,
            most: photo ? 124 : 204,
            leading: 0.98,
            fill: ink,
            join: photo ? [0.3, 44] : [0.5, 90],
            joiner: ({ y, word }) => (
              <>
                <path d={`M430 ${y - 4}H545M655 ${y - 4}H770`} stroke={ink} strokeWidth="1.6" />
                <path d={`M430 ${y + 3}H545M655 ${y + 3}H770`} stroke={ink} strokeWidth="3.2" />
                <Words font={fell} x={600} y={y + 14} size={64} fill={ink}>
                  {word}
                </Words>
              </>
            ),
          }}
          date={{ height: 0, draw: () => null }}
        />
        <g color={engraved} transform="translate(170 1172)scale(2.15 2.05)">
          <RibbonDrawing />
        </g>
        <Words
          font={font(marcellus)}
          x={600}
          y={1258}
          size={fitted(font(marcellus), date.long, 580, 46, 0.02)}
          tracking={0.02}
          fill={ink}
        >
          {date.long}
        </Words>
      </>
    )
  },
}
export default design

function Frame() {
  return (
    <g color={engraved}>
      <path d="M41 41H1159V1459H41Z" fill="none" stroke="currentColor" strokeWidth="5" />
      <path d="M51 51H1149V1449H51Z" fill="none" stroke="currentColor" strokeWidth="1.6" />
      {[
        'translate(14 14)',
        'translate(1186 14)scale(-1 1)',
        'translate(14 1486)scale(1 -1)',
        'translate(1186 1486)scale(-1 -1)',
      ].map((turn, at) => (
        <g key={turn} transform={turn}>
          <Place x={0} y={0} w={288} h={288}>
            <Corner again={at > 0} />
          </Place>
        </g>
      ))}
    </g>
  )
}

function Portrait({ href }: { href: string }) {
  const ring = (out: number, wide: number) => (
    <ellipse
      cx="600"
      cy="416"
      rx={228 + out}
      ry={280 + out}
      fill="none"
      stroke={engraved}
      strokeWidth={wide}
    />
  )
  return (
    <>
      <clipPath id="oval">
        <ellipse cx="600" cy="416" rx="228" ry="280" />
      </clipPath>
      <g clipPath="url(#oval)">
        <Mounted href={href} {...oval} />
      </g>
      {ring(8, 8)}
      {ring(22, 2)}
      {ring(30, 2)}
    </>
  )
}
