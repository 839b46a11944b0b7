import { Terrarium } from '../../ornaments/terrarium.tsx'
import { italiana } from '../../typefaces/italiana.ts'
import { josefinSans } from '../../typefaces/josefin-sans.ts'
import { CardWords, Mounted, Sheet } from '../card-parts.tsx'
import type { CardDesign } from '../card-scene.ts'
import { Place, Words } from '../parts.tsx'

const facet = { x: 330, y: 110, w: 540, h: 620 }
const cut = 'M600 110L870 265V575L600 730L330 575V265Z'
const glass =
  'M600 66L908 243V597L600 774L292 597V243ZM600 66V110M908 243L870 265M908 597L870 575M600 774V730M292 597L330 575M292 243L330 265'

/** The terrarium: thin glass, a sprig at every vertex; a photo is one of its facets. */
const design: CardDesign = {
  typefaces: [italiana, josefinSans],
  window: facet,
  draw(scene) {
    const { font, photo } = scene
    const sans = font(josefinSans, 300)
    const bold = font(josefinSans, 400)
    return (
      <>
        <style>
          {
            '.sprig path{fill:color-mix(in srgb, var(--ornament) 45%, #ffffff)}.sprig circle{fill:currentColor}'
          }
        </style>
        <Sheet fill="#ffffff" />
        {photo ? (
          <>
            <clipPath id="facet">
              <path d={cut} />
            </clipPath>
            <g clipPath="url(#facet)">
              <Mounted href={photo.href} {...facet} />
            </g>
            <g fill="none" stroke="var(--ornament-deep)" strokeWidth="2.5" strokeLinejoin="round">
              <path d={glass} />
              <path d={cut} />
            </g>
          </>
        ) : (
          <g color="var(--ornament-deep)">
            <Place x={215} y={20} w={770} h={1460}>
              <Terrarium />
            </Place>
          </g>
        )}
        <CardWords
          scene={scene}
          top={photo ? 850 : 420}
          bottom={photo ? 1390 : 1080}
          gaps={photo ? [48, 54] : [70, 80]}
          greeting={{ font: bold, room: photo ? 820 : 500, size: 44 }}
          lead={{ font: sans, room: 500, size: 38 }}
          names={{
            font: font(italiana),
            room: photo ? 960 : 520,
            most: photo ? 140 : 150,
            leading: 1,
            join: [0.3, 50],
            joiner: ({ y, word }) => (
              <Words font={sans} x={600} y={y + 14} size={48} fill="var(--accent)">
                {word}
              </Words>
            ),
          }}
          date={{ font: bold, room: photo ? 760 : 500, size: 42 }}
        />
      </>
    )
  },
}
export default design
