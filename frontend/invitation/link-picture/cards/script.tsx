import { Flourish } from '../../ornaments/flourish.tsx'
import { Swash } from '../../ornaments/swash.tsx'
import { ebGaramond } from '../../typefaces/eb-garamond.ts'
import { pinyonScript } from '../../typefaces/pinyon-script.ts'
import { CardWords, Mounted, Sheet } from '../card-parts.tsx'
import type { CardDesign } from '../card-scene.ts'
import { Place, Words } from '../parts.tsx'

const oval = { x: 340, y: 116, w: 520, h: 640 }

/** Calligraphy larger than its frame: the line gives way behind the pen; a photo has the frame for itself. */
const design: CardDesign = {
  typefaces: [pinyonScript, ebGaramond],
  window: oval,
  draw(scene) {
    const { font, photo } = scene
    const hand = font(pinyonScript)
    const roman = font(ebGaramond)
    const halo = photo
      ? undefined
      : { stroke: 'var(--paper)', strokeWidth: 26, strokeLinejoin: 'round' as const, paintOrder: 'stroke' }
    return (
      <>
        <Sheet />
        {photo ? (
          <>
            <clipPath id="oval">
              <ellipse cx="600" cy="436" rx="260" ry="320" />
            </clipPath>
            <g clipPath="url(#oval)">
              <Mounted href={photo.href} {...oval} />
            </g>
            <path d={arch} fill="var(--ornament-deep)" />
            {foot}
            <g transform="matrix(-1 0 0 1 1200 0)">{foot}</g>
          </>
        ) : (
          <path d={ring} fill="var(--ornament-deep)" fillRule="evenodd" />
        )}
        <CardWords
          scene={scene}
          top={photo ? 890 : 330}
          bottom={photo ? 1400 : 1170}
          gaps={photo ? [40, 46] : [80, 60]}
          greeting={{ font: roman, room: photo ? 900 : 560, size: 46 }}
          lead={{ font: roman, room: 560, size: 40 }}
          names={{
            font: hand,
            room: 1080,
            most: photo ? 190 : 260,
            leading: 0.8,
            style: halo,
            join: [0.06, 44],
            joiner: ({ y, size, word }) => (
              <Words
                font={hand}
                x={600}
                y={y + size * 0.1}
                size={Math.max(64, size * 0.36)}
                fill="var(--accent)"
                {...halo}
              >
                {word}
              </Words>
            ),
          }}
          between={{
            height: 50,
            draw: (top) => (
              <Place x={450} y={top} w={300} h={52} color="var(--ornament-deep)">
                <Swash />
              </Place>
            ),
          }}
          date={{ font: roman, room: photo ? 800 : 560, size: 46 }}
        />
      </>
    )
  },
}
export default design

/** The pen's line: thin above and below, pressed at the sides. */
const ring =
  'M220 590a380 480 0 0 1 760 0v320a380 480 0 0 1-760 0Zm9 0a371 477 0 0 1 742 0v320a371 477 0 0 1-742 0Z'

/** The same around the upper side of the photo, and where its left side runs out. */
const arch =
  'M310 752V444C310 254 440 92 600 92s290 162 290 352v308h-7V444C883 256 755 95 600 95S317 256 317 444v308Z'
const foot = (
  <Place x={191} y={735} w={350} h={112} color="var(--ornament-deep)">
    <Flourish />
  </Place>
)
