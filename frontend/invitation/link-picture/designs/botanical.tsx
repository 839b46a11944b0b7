import { Branch } from '../../ornaments/branch.tsx'
import { cormorantGaramond } from '../../typefaces/cormorant-garamond.ts'
import { ebGaramond } from '../../typefaces/eb-garamond.ts'
import { Column, Ground, line, nameLines, Words } from '../parts.tsx'
import type { LinkDesign } from '../scene.ts'

const styles = `.leaf{fill:color-mix(in srgb, var(--ornament) 34%, transparent)}
.fruit{fill:color-mix(in srgb, var(--ornament-deep) 55%, transparent)}.stem{stroke-width:2}`

/** A herbarium plate: olive and eucalyptus reach in from two corners. */
const design: LinkDesign = {
  typefaces: [cormorantGaramond, ebGaramond],
  overPhoto: true,
  draw({ names, date, font, photo }) {
    const italic = font(cormorantGaramond, 400, 'italic')
    const roman = font(ebGaramond)
    return (
      <>
        <style>{styles}</style>
        <Ground photo={photo} />
        <g
          fill="none"
          stroke="var(--ornament-deep)"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <Sprays />
          <g transform="rotate(180 600 315)">
            <Sprays />
          </g>
        </g>
        <Column
          top={110}
          bottom={520}
          parts={[
            line({
              font: roman,
              x: 600,
              room: 640,
              size: 36,
              fill: 'var(--ink-soft)',
              children: names.lead ?? 'Queremos celebrarlo con vosotros',
            }),
            34,
            nameLines(names, {
              font: italic,
              x: 600,
              room: 800,
              most: 158,
              leading: 0.86,
              tracking: 0,
              join: [0.22, 30],
              joiner: ({ y, word }) => (
                <Words font={roman} x={600} y={y + 12} size={46} fill="var(--accent)">
                  {word}
                </Words>
              ),
            }),
            44,
            line({ font: roman, x: 600, room: 760, size: 44, children: date.long }),
          ]}
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
        scale={1.1}
        stem={[
          [-10, 44],
          [150, 4],
          [330, 84],
          [560, 26],
        ]}
      />
      <Branch
        kind="eucalyptus"
        leaves={12}
        scale={1.1}
        stem={[
          [10, -10],
          [74, 130],
          [14, 270],
          [86, 460],
        ]}
      />
      <Branch
        kind="olive"
        leaves={9}
        scale={0.9}
        stem={[
          [0, 10],
          [80, 84],
          [150, 120],
          [236, 196],
        ]}
      />
    </>
  )
}
