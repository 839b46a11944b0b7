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
              <rect {...rounded(0)} />
            </clipPath>
            <g clipPath="url(#oval)">
              <Mounted href={photo.href} {...oval} />
            </g>
            <rect {...rounded(18)} fill="none" stroke="var(--ornament-deep)" strokeWidth="2.5" />
          </>
        ) : (
          <rect
            x="220"
            y="110"
            width="760"
            height="1280"
            rx="380"
            fill="none"
            stroke="var(--ornament-deep)"
            strokeWidth="2.5"
          />
        )}
        <CardWords
          scene={scene}
          top={photo ? 836 : 330}
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

const rounded = (out: number) => ({
  x: oval.x - out,
  y: oval.y - out,
  width: oval.w + 2 * out,
  height: oval.h + 2 * out,
  rx: oval.w / 2 + out,
})
