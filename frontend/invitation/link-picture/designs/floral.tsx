import { Garland } from '../../ornaments/garland.tsx'
import { cormorantGaramond } from '../../typefaces/cormorant-garamond.ts'
import { parisienne } from '../../typefaces/parisienne.ts'
import { Column, Ground, line, nameLines, Place, Words } from '../parts.tsx'
import type { LinkDesign } from '../scene.ts'

const paleInk = 'color-mix(in srgb, var(--secondary) 40%, #ffffff)'
/** The colours of the leaves, in so much of an ink on a ground. */
const inked = (ink: string, ground: string) => ({
  '--leaf': `color-mix(in srgb, ${ink} 52%, ${ground})`,
  '--leaf-line': `color-mix(in srgb, ${ink} 88%, ${ground})`,
  '--stem': `color-mix(in srgb, ${ink} 70%, ${ground})`,
})

/** The peony wreath, wider than the picture is high: its top and bottom grow out of it. */
const design: LinkDesign = {
  typefaces: [parisienne, cormorantGaramond],
  overPhoto: true,
  tints: {
    ...inked('var(--ornament-deep)', 'var(--paper)'),
    '--petal-pale': 'color-mix(in srgb, var(--tone) 9%, #fffdfb)',
    '--petal-outer': 'color-mix(in srgb, var(--tone) 30%, #fffdfb)',
    '--petal-middle': 'color-mix(in srgb, var(--tone) 50%, #fffdfb)',
    '--petal-inner': 'color-mix(in srgb, var(--tone) 74%, #fffdfb)',
    '--petal-heart': 'color-mix(in srgb, var(--tone) 88%, var(--primary))',
  },
  tintsOnPhoto: inked(paleInk, 'var(--scrim)'),
  draw({ names, date, font, photo }) {
    const hand = font(parisienne)
    const serif = font(cormorantGaramond, 500)
    return (
      <>
        <Ground photo={photo} />
        <g
          transform="translate(600 315)rotate(90)"
          fill="none"
          stroke="color-mix(in srgb, var(--ornament-deep) 82%, #ffffff)"
          strokeLinejoin="round"
        >
          <Place x={-378} y={-504} w={756} h={1008}>
            <Garland />
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
