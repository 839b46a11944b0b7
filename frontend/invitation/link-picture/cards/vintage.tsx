import { Corner } from '../../ornaments/corner.tsx'
import { imFellEnglish } from '../../typefaces/im-fell-english.ts'
import { marcellus } from '../../typefaces/marcellus.ts'
import { CardWords, Fibre, Mounted, Sheet } from '../card-parts.tsx'
import type { CardDesign } from '../card-scene.ts'
import { fitted, Place, Words } from '../parts.tsx'

const oval = { x: 372, y: 136, w: 456, h: 560 }

/** Letterpress on kraft: a printer's corners, an oval portrait in an inked frame, a ribbon with the date. */
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
        <Ribbon />
        <Words
          font={fell}
          x={600}
          y={1272}
          size={fitted(fell, date.long, 640, 46, 0.02)}
          tracking={0.02}
          fill="var(--on-fill)"
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
    <g color="var(--ornament-deep)">
      <path d="M220 56H980M220 1444H980M56 220V1280M1144 220V1280" stroke="currentColor" strokeWidth="4" />
      {[
        'translate(46 46)',
        'translate(1154 46)scale(-1 1)',
        'translate(46 1454)scale(1 -1)',
        'translate(1154 1454)scale(-1 -1)',
      ].map((turn) => (
        <g key={turn} transform={turn}>
          <Place x={0} y={0} w={196} h={196}>
            <Corner />
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
      stroke="var(--ornament-deep)"
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

/** A printed ribbon: the band, its folds and its swallow tails. */
function Ribbon() {
  const shade = 'color-mix(in srgb, var(--fill) 76%, #000000)'
  return (
    <>
      <path d="M176 1232H286V1326H176L214 1279Z" fill={shade} />
      <path d="M1024 1232H914V1326H1024L986 1279Z" fill={shade} />
      <rect x="222" y="1212" width="756" height="94" fill="var(--fill)" />
      <path d="M222 1306L286 1326V1306ZM978 1306L914 1326V1306Z" fill="#000" opacity=".45" />
    </>
  )
}
