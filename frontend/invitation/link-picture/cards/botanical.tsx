import { cormorantItalic } from '../../typefaces/cormorant-garamond.ts'
import { ebGaramond } from '../../typefaces/eb-garamond.ts'
import { CardWords, Sheet } from '../card-parts.tsx'
import type { CardDesign } from '../card-scene.ts'
import { Words } from '../parts.tsx'
import { Corner, Plate, Pressed, PressedInk, pressedTints } from '../pressed.tsx'

const arch = { x: 325, y: 96, w: 550, h: 664 }

/** A herbarium plate: twigs grow out of two corners, and lie across the arch of a photo. */
const design: CardDesign = {
  typefaces: [cormorantItalic, ebGaramond],
  window: arch,
  tints: pressedTints,
  draw(scene) {
    const { font, photo } = scene
    const italic = font(cormorantItalic, 400, 'italic')
    const roman = font(ebGaramond)
    return (
      <>
        <PressedInk />
        <Sheet />
        <Corner x={1222} y={1480} w={photo ? 560 : 940} turned bare={photo !== null} />
        {photo && <Plate {...arch} href={photo.href} />}
        <Corner x={-22} y={-16} w={photo ? 600 : 960} bare={photo !== null} />
        {photo && <Pressed x={556} y={398} w={404} />}
        <CardWords
          scene={scene}
          top={photo ? 872 : 440}
          bottom={photo ? 1366 : 1060}
          gaps={photo ? [44, 52] : [72, 84]}
          greeting={{ font: italic, room: 780, size: photo ? 60 : 70 }}
          lead={{ font: roman, room: 640, size: 44, fill: 'var(--ink-soft)' }}
          names={{
            font: italic,
            room: photo ? 980 : 900,
            most: photo ? 150 : 220,
            leading: 0.9,
            join: photo ? [0.24, 44] : [0.4, 76],
            joiner: ({ y, size, word }) => (
              <Words
                font={roman}
                x={600}
                y={y + size * 0.12}
                size={Math.max(60, size * 0.5)}
                fill="var(--accent)"
              >
                {word}
              </Words>
            ),
          }}
          date={{ font: roman, room: 760, size: photo ? 48 : 54 }}
        />
      </>
    )
  },
}
export default design
