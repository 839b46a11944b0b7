import { bloomTints, leavesOn } from '../../ornaments/bloom-tints.ts'
import { Garland } from '../../ornaments/garland.tsx'
import { cormorantGaramond } from '../../typefaces/cormorant-garamond.ts'
import { parisienne } from '../../typefaces/parisienne.ts'
import { Column, line, nameLines, Place, Words } from '../parts.tsx'
import type { LinkDesign } from '../scene.ts'

/** The peony wreath lying around the words, or around a photo beside them. */
const design: LinkDesign = {
  typefaces: [parisienne, cormorantGaramond],
  overPhoto: false,
  tints: {
    ...leavesOn('var(--paper)'),
    ...bloomTints,
  },
  draw({ names, date, font, photo }) {
    const hand = font(parisienne)
    const serif = font(cormorantGaramond, 500)
    const x = photo ? 908 : 600
    return (
      <>
        <rect width="1200" height="630" fill="var(--paper)" />
        {photo && (
          <>
            <clipPath id="oval">
              <ellipse cx="334" cy="315" rx="252" ry="190" />
            </clipPath>
            <g clipPath="url(#oval)">
              <image
                href={photo.href}
                x="54"
                y="125"
                width="560"
                height="380"
                preserveAspectRatio="xMidYMid slice"
              />
            </g>
            <ellipse
              cx="334"
              cy="315"
              rx="252"
              ry="190"
              fill="none"
              stroke="var(--ornament-deep)"
              strokeWidth="2"
            />
          </>
        )}
        <g
          fill="none"
          stroke="color-mix(in srgb, var(--bloom-heart) 46%, var(--bloom-1))"
          strokeLinejoin="round"
        >
          <Place {...(photo ? { x: 24, y: 69, w: 620, h: 492 } : { x: 60, y: -114, w: 1080, h: 858 })}>
            <Garland id="g" around="landscape" />
          </Place>
        </g>
        <Column
          top={photo ? 96 : 158}
          bottom={470}
          parts={[
            ...(names.lead
              ? [
                  line({
                    font: serif,
                    x,
                    room: 420,
                    size: 36,
                    fill: 'var(--ink-soft)',
                    children: names.lead,
                  }),
                  24,
                ]
              : []),
            nameLines(names, {
              font: hand,
              x,
              room: photo ? 470 : 620,
              most: photo ? 124 : 120,
              leading: 0.98,
              join: [0.2, 34],
              joiner: ({ y, word }) => (
                <Words font={hand} x={x} y={y + 18} size={58} fill="var(--accent)">
                  {word}
                </Words>
              ),
            }),
            photo ? 48 : 40,
            line({ font: serif, x, room: photo ? 400 : 440, size: 42, children: date.long }),
          ]}
        />
      </>
    )
  },
}
export default design
