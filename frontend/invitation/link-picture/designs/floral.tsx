import { bloomTints, leavesOn } from '../../ornaments/bloom-tints.ts'
import { Garland } from '../../ornaments/garland.tsx'
import { cormorantGaramond } from '../../typefaces/cormorant-garamond.ts'
import { parisienne } from '../../typefaces/parisienne.ts'
import { Column, Ground, line, nameLines, Place, Words } from '../parts.tsx'
import type { LinkDesign } from '../scene.ts'

/** The peony wreath, wider than the picture is high: its top and bottom grow out of it. */
const design: LinkDesign = {
  typefaces: [parisienne, cormorantGaramond],
  overPhoto: true,
  tints: {
    ...leavesOn('var(--paper)'),
    ...bloomTints,
  },
  tintsOnPhoto: leavesOn('var(--scrim)', '#ffffff'),
  draw({ names, date, font, photo }) {
    const hand = font(parisienne)
    const serif = font(cormorantGaramond, 500)
    return (
      <>
        <Ground photo={photo} />
        <g
          transform="translate(600 315)rotate(90)"
          fill="none"
          stroke="color-mix(in srgb, var(--bloom-heart) 46%, var(--bloom-1))"
          strokeLinejoin="round"
        >
          <Place x={-378} y={-504} w={756} h={1008}>
            <Garland id="g" />
          </Place>
        </g>
        <Column
          top={122}
          bottom={508}
          parts={[
            ...(names.lead
              ? [
                  line({
                    font: serif,
                    x: 600,
                    room: 460,
                    size: 36,
                    fill: 'var(--ink-soft)',
                    children: names.lead,
                  }),
                  20,
                ]
              : []),
            nameLines(names, {
              font: hand,
              x: 600,
              room: 520,
              most: 138,
              leading: 0.92,
              join: [0.16, 20],
              joiner: ({ y, word }) => (
                <Words font={hand} x={600} y={y + 16} size={58} fill="var(--accent)">
                  {word}
                </Words>
              ),
            }),
            40,
            line({ font: serif, x: 600, room: 430, size: 44, children: `${date.weekday} ${date.day}` }),
            22,
            line({ font: serif, x: 600, room: 350, size: 44, children: `de ${date.month} de ${date.year}` }),
          ]}
        />
      </>
    )
  },
}
export default design
