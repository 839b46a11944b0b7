import { Terrarium } from '../../ornaments/terrarium.tsx'
import { italiana } from '../../typefaces/italiana.ts'
import { josefinSans } from '../../typefaces/josefin-sans.ts'
import { Column, Ground, line, nameLines, Place, Words } from '../parts.tsx'
import type { LinkDesign } from '../scene.ts'

/** The terrarium lying on its side: thin glass, a sprig at every vertex. */
const design: LinkDesign = {
  typefaces: [italiana, josefinSans],
  overPhoto: true,
  draw({ names, date, font, photo }) {
    const sans = font(josefinSans, 300)
    const leaf = photo ? 'rgba(255,255,255,0.3)' : 'color-mix(in srgb, var(--ornament) 45%, #ffffff)'
    return (
      <>
        <style>{`.sprig path{fill:${leaf}}.sprig circle{fill:currentColor}`}</style>
        <Ground photo={photo} fill="#ffffff" />
        <g transform="translate(600 315)rotate(90)" color="var(--ornament-deep)">
          <Place x={-357} y={-590} w={714} h={1180}>
            <Terrarium />
          </Place>
        </g>
        <Column
          top={150}
          bottom={492}
          parts={[
            line({
              font: sans,
              x: 600,
              room: 520,
              size: 32,
              children: names.lead ?? 'os esperamos para celebrar',
            }),
            36,
            nameLines(names, {
              font: font(italiana),
              x: 600,
              room: 740,
              most: 124,
              leading: 1,
              join: [0.24, 34],
              joiner: ({ y, word }) => (
                <Words font={sans} x={600} y={y + 10} size={40} fill="var(--accent)">
                  {word}
                </Words>
              ),
            }),
            44,
            line({ font: font(josefinSans, 400), x: 600, room: 640, size: 36, children: date.long }),
          ]}
        />
      </>
    )
  },
}
export default design
