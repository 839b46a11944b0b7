import { greatVibes } from '../../typefaces/great-vibes.ts'
import { lora } from '../../typefaces/lora.ts'
import { CardWords, Fibre, Sheet } from '../card-parts.tsx'
import type { CardDesign } from '../card-scene.ts'
import { Words } from '../parts.tsx'
import { Hues, pigments, TornPhoto, Wet } from '../wet-paint.tsx'

const torn = { x: 160, y: 116, w: 880, h: 650 }

/** Wet paint off two edges of cold-pressed paper; a photo lies on it on a torn piece of the same paper. */
const design: CardDesign = {
  typefaces: [greatVibes, lora],
  window: torn,
  tints: pigments,
  ground: () => (
    <>
      <Sheet fill="#fffefc" />
      <Fibre roughness={0.09} />
    </>
  ),
  draw(scene) {
    const { font, photo } = scene
    const brush = font(greatVibes)
    const serif = font(lora)
    return (
      <>
        <Hues />
        <Wet wash={photo ? 'behind' : 'laid'} x={0} y={0} w={1200} h={photo ? 820 : 360} />
        {photo ? (
          <Wet wash="thinFoot" x={0} y={1280} w={1200} h={440} />
        ) : (
          <Wet wash="foot" x={0} y={1130} w={1200} h={620} />
        )}
        {photo && <TornPhoto {...torn} href={photo.href} />}
        <CardWords
          scene={scene}
          top={photo ? 846 : 420}
          bottom={photo ? 1330 : 1120}
          gaps={photo ? [42, 52] : [66, 76]}
          greeting={{ font: serif, room: 800, size: photo ? 46 : 54 }}
          lead={{ font: serif, room: 700, size: 42 }}
          names={{
            font: brush,
            room: 1020,
            most: photo ? 172 : 230,
            leading: 0.92,
            join: photo ? [0.34, 60] : [0.44, 96],
            joiner: ({ y, size, word }) => (
              <Words
                font={brush}
                x={600}
                y={y + size * 0.16}
                size={Math.max(84, size * 0.5)}
                fill="var(--accent)"
              >
                {word}
              </Words>
            ),
          }}
          date={{ font: serif, room: 860, size: photo ? 44 : 50 }}
        />
      </>
    )
  },
}
export default design
