import { bloomTints, leavesOn } from '../../ornaments/bloom-tints.ts'
import { Garland } from '../../ornaments/garland.tsx'
import { cormorantGaramond } from '../../typefaces/cormorant-garamond.ts'
import { parisienne } from '../../typefaces/parisienne.ts'
import { CardWords, Mounted, Sheet } from '../card-parts.tsx'
import type { CardDesign } from '../card-scene.ts'
import { Place, Words } from '../parts.tsx'

const inside = { x: 430, y: 216, w: 340, h: 460 }

/** The peony wreath around the words, or around a photo above them. */
const design: CardDesign = {
  typefaces: [parisienne, cormorantGaramond],
  window: inside,
  tints: {
    ...leavesOn('var(--paper)'),
    ...bloomTints,
  },
  draw(scene) {
    const { font, photo } = scene
    const hand = font(parisienne)
    const serif = font(cormorantGaramond, 500)
    return (
      <>
        <Sheet />
        {photo && (
          <>
            <clipPath id="inside">
              <ellipse cx="600" cy="446" rx="214" ry="288" />
            </clipPath>
            <g clipPath="url(#inside)">
              <Mounted href={photo.href} x={370} y={150} w={460} h={592} />
            </g>
          </>
        )}
        <g
          fill="none"
          stroke="color-mix(in srgb, var(--bloom-heart) 46%, var(--bloom-1))"
          strokeLinejoin="round"
        >
          <Place {...(photo ? { x: 303, y: 50, w: 594, h: 792 } : { x: 0, y: 64, w: 1200, h: 1372 })}>
            <Garland id="g" around={photo ? 'alone' : 'plate'} />
          </Place>
        </g>
        <CardWords
          scene={scene}
          top={photo ? 918 : 470}
          bottom={photo ? 1416 : 1008}
          gaps={photo ? [40, 52] : [54, 64]}
          greeting={{ font: serif, room: photo ? 820 : 500, size: 50 }}
          lead={{ font: serif, room: 520, size: 42, fill: 'var(--ink-soft)' }}
          names={{
            font: hand,
            room: photo ? 980 : 680,
            most: photo ? 172 : 176,
            leading: 0.96,
            join: [0.26, 44],
            joiner: ({ y, word }) => (
              <Words font={hand} x={600} y={y + 18} size={66} fill="var(--accent)">
                {word}
              </Words>
            ),
          }}
          date={{ font: serif, room: photo ? 800 : 510, size: 50 }}
        />
      </>
    )
  },
}
export default design
