import { sealLetters, WaxSeal } from '../../ornaments/wax-seal.tsx'
import { gloock } from '../../typefaces/gloock.ts'
import { jost } from '../../typefaces/jost.ts'
import { CardWords, Mounted, Sheet } from '../card-parts.tsx'
import type { CardDesign } from '../card-scene.ts'
import { Place, Words } from '../parts.tsx'

const slip = { x: 200, y: 110, w: 800, h: 580 }

/** The back of an envelope held by wax; a photo is the card that the wax holds. */
const design: CardDesign = {
  typefaces: [gloock, jost],
  window: slip,
  draw(scene) {
    const { names, font, photo } = scene
    const display = font(gloock)
    const sans = font(jost, 400)
    const flap = 'M0 0H1200V150L600 690 0 150Z'
    return (
      <>
        <style>{'.wax{flood-color:var(--tone)}'}</style>
        <Sheet fill="var(--panel)" />
        {photo ? (
          <>
            <rect x="176" y="94" width="860" height="640" fill="#3c301e" opacity="0.1" />
            <rect x="170" y="80" width="860" height="640" fill="#ffffff" />
            <Mounted href={photo.href} {...slip} />
          </>
        ) : (
          <>
            <path d={flap} fill="#3c301e" opacity="0.08" transform="translate(0 14)" />
            <path d={flap} fill="#3c301e" opacity="0.1" transform="translate(0 6)" />
            <path d={flap} fill="var(--paper)" />
            <path
              d="M0 1500L520 620M1200 1500L680 620"
              stroke="#3c301e"
              strokeOpacity="0.1"
              strokeWidth="2.5"
            />
          </>
        )}
        <Place x={photo ? 490 : 420} y={photo ? 600 : 480} w={photo ? 220 : 360} h={photo ? 220 : 360}>
          <WaxSeal initials={sealLetters(names)} font="Gloock" />
        </Place>
        <CardWords
          scene={scene}
          top={photo ? 880 : 920}
          bottom={1390}
          gaps={[48, 48]}
          greeting={{ font: sans, room: 860, size: 44, fill: 'var(--ink-soft)' }}
          lead={{ font: sans, room: 760, size: 38, fill: 'var(--ink-soft)' }}
          names={{
            font: display,
            room: 1000,
            most: photo ? 116 : 132,
            leading: 1.06,
            join: [0.24, 40],
            joiner: ({ y, word }) => (
              <Words font={display} x={600} y={y + 14} size={54} fill="var(--accent)">
                {word}
              </Words>
            ),
          }}
          date={{ font: sans, room: 960, size: 42, fill: 'var(--ink-soft)' }}
        />
      </>
    )
  },
}
export default design
