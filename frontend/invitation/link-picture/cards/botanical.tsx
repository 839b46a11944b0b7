import { Branch } from '../../ornaments/branch.tsx'
import { cormorantGaramond } from '../../typefaces/cormorant-garamond.ts'
import { ebGaramond } from '../../typefaces/eb-garamond.ts'
import { CardWords, Mounted, Sheet } from '../card-parts.tsx'
import type { CardDesign } from '../card-scene.ts'
import { Words } from '../parts.tsx'

const styles = `.leaf{fill:color-mix(in srgb, var(--ornament) 34%, transparent)}
.fruit{fill:color-mix(in srgb, var(--ornament-deep) 55%, transparent)}.stem{stroke-width:2}`
const arch = { x: 330, y: 120, w: 540, h: 620 }

/** A herbarium plate: branches reach in from two corners, or grow over the arch of a photo. */
const design: CardDesign = {
  typefaces: [cormorantGaramond, ebGaramond],
  window: arch,
  draw(scene) {
    const { font, photo } = scene
    const italic = font(cormorantGaramond, 400, 'italic')
    const roman = font(ebGaramond)
    return (
      <>
        <style>{styles}</style>
        <Sheet />
        {photo && (
          <>
            <clipPath id="arch">
              <path d="M330 740V390A270 270 0 0 1 870 390V740Z" />
            </clipPath>
            <g clipPath="url(#arch)">
              <Mounted href={photo.href} {...arch} />
            </g>
          </>
        )}
        <g
          fill="none"
          stroke="var(--ornament-deep)"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          {photo ? (
            <>
              <Bough />
              <g transform="translate(1200 0)scale(-1 1)">
                <Bough />
              </g>
            </>
          ) : (
            <>
              <Sprays />
              <g transform="rotate(180 600 750)">
                <Sprays />
              </g>
            </>
          )}
        </g>
        <CardWords
          scene={scene}
          top={photo ? 810 : 400}
          bottom={photo ? 1390 : 1100}
          gaps={photo ? [40, 46] : [64, 70]}
          greeting={{ font: italic, room: 820, size: photo ? 54 : 60 }}
          lead={{ font: roman, room: 640, size: 42, fill: 'var(--ink-soft)' }}
          names={{
            font: italic,
            room: photo ? 940 : 860,
            most: photo ? 156 : 236,
            leading: 0.9,
            join: photo ? [0.24, 36] : [0.36, 60],
            joiner: ({ y, word }) => (
              <Words font={roman} x={600} y={y + 14} size={52} fill="var(--accent)">
                {word}
              </Words>
            ),
          }}
          date={{ font: roman, room: 800, size: 46 }}
        />
      </>
    )
  },
}
export default design

function Sprays() {
  return (
    <>
      <Branch
        kind="olive"
        leaves={19}
        scale={1.4}
        stem={[
          [-10, 60],
          [190, 10],
          [420, 120],
          [700, 50],
        ]}
      />
      <Branch
        kind="eucalyptus"
        leaves={13}
        scale={1.4}
        stem={[
          [10, -10],
          [100, 170],
          [20, 350],
          [120, 600],
        ]}
      />
      <Branch
        kind="olive"
        leaves={9}
        scale={1.15}
        stem={[
          [0, 10],
          [110, 110],
          [200, 160],
          [320, 270],
        ]}
      />
    </>
  )
}

/** One half of the arch's branches, from its foot to its crown. */
function Bough() {
  return (
    <>
      <Branch
        kind="olive"
        leaves={17}
        scale={1.15}
        stem={[
          [296, 770],
          [270, 520],
          [290, 240],
          [572, 92],
        ]}
      />
      <Branch
        kind="eucalyptus"
        leaves={9}
        scale={1.1}
        stem={[
          [290, 780],
          [210, 640],
          [220, 480],
          [180, 330],
        ]}
      />
    </>
  )
}
