import { glassRules, green } from '../../formats/geometric/stationery.ts'
import { GlassFrame, stonePath } from '../../ornaments/glass-frame.tsx'
import { italiana } from '../../typefaces/italiana.ts'
import { josefinSans } from '../../typefaces/josefin-sans.ts'
import { CardWords, Mounted, Sheet } from '../card-parts.tsx'
import type { CardDesign } from '../card-scene.ts'
import { Place, Words } from '../parts.tsx'

/** A phone's frame is drawn in pixels of a phone; here one of them is so many. */
const pixel = 2.6
const gem = { x: 70, y: 60, w: 1060, h: 633 }

/** The cover's frame of brass and cut glass; with a photo, a gem in its head. */
const design: CardDesign = {
  typefaces: [italiana, josefinSans],
  window: { x: 130, y: 104, w: 940, h: 560 },
  tints: { '--green': green },
  draw(scene) {
    const { font, photo } = scene
    const sans = font(josefinSans, 400)
    return (
      <>
        <style>{`${glassRules}path{vector-effect:none}.sprig path{vector-effect:none}`}</style>
        <Sheet />
        {photo && (
          <>
            <clipPath id="stone">
              <path d={stonePath('gem', [gem.w, gem.h])} transform={`translate(${gem.x} ${gem.y})`} />
            </clipPath>
            <g clipPath="url(#stone)">
              <Mounted href={photo.href} {...design.window} />
            </g>
          </>
        )}
        <g color="var(--ornament-deep)">
          {photo ? (
            <>
              <Framed {...gem} shape="gem" />
              <Framed x={500} y={1350} w={200} h={60} shape="tailpiece" />
            </>
          ) : (
            <Framed x={80} y={60} w={1040} h={1380} shape="tall" />
          )}
        </g>
        <CardWords
          scene={scene}
          top={photo ? 790 : 290}
          bottom={photo ? 1270 : 1210}
          gaps={photo ? [46, 52] : [78, 88]}
          greeting={{ font: sans, room: 620, size: photo ? 42 : 50 }}
          lead={{ font: sans, room: 600, size: 40 }}
          names={{
            font: font(italiana),
            room: photo ? 800 : 760,
            most: photo ? 120 : 216,
            leading: 1,
            join: photo ? [0.2, 44] : [0.4, 84],
            joiner: ({ y, size, word }) => (
              <Words
                font={font(italiana)}
                x={600}
                y={y + size * 0.16}
                size={Math.max(56, size * 0.6)}
                fill="var(--accent)"
              >
                {word}
              </Words>
            ),
          }}
          date={{ font: sans, room: 760, size: photo ? 42 : 50 }}
        />
      </>
    )
  },
}
export default design

type FramedProps = Omit<Parameters<typeof Place>[0], 'children'> & {
  shape: Parameters<typeof GlassFrame>[0]['shape']
}

/** A frame in its place, what grows on it as large as a card needs. */
function Framed({ shape, ...place }: FramedProps) {
  return (
    <Place {...place} viewBox={`0 0 ${place.w / pixel} ${place.h / pixel}`}>
      <GlassFrame shape={shape} className="frame" />
    </Place>
  )
}
