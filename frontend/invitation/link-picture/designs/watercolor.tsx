import { Wash } from '../../ornaments/wash.tsx'
import { greatVibes } from '../../typefaces/great-vibes.ts'
import { lora } from '../../typefaces/lora.ts'
import { Grain } from '../grain.tsx'
import { Column, Ground, line, nameLines, Place, Words } from '../parts.tsx'
import type { LinkDesign } from '../scene.ts'

const cloud =
  'M60 40C150 -10 330 0 380 90C430 190 330 260 250 240C190 226 160 300 90 260C10 220 -10 90 60 40Z'
const veil =
  'M150 60C240 20 390 60 390 170C390 280 280 250 220 300C150 350 70 290 90 200C100 140 90 90 150 60Z'

/** Over a photo the paint is opaque, and keeps clear of the words. */
const corners = {
  onPaper: { sky: { x: 700, y: -200, w: 740, h: 440 }, shore: { x: -260, y: 380, w: 800, h: 430 } },
  overPhoto: { sky: { x: 850, y: -230, w: 620, h: 380 }, shore: { x: -320, y: 420, w: 580, h: 400 } },
}

/** Wet paint off two edges of cold-pressed paper. */
const design: LinkDesign = {
  typefaces: [greatVibes, lora],
  overPhoto: true,
  draw({ names, date, font, photo }) {
    const brush = font(greatVibes)
    const serif = font(lora)
    const lower = { colour: photo ? '#fffefc' : 'var(--secondary)', opacity: photo ? 0.94 : 0.48 }
    const upper = { colour: photo ? 'var(--secondary)' : 'var(--ornament-deep)', opacity: photo ? 0.5 : 0.24 }
    const paint = (one: string, other: string) => [
      { d: one, ...lower },
      { d: other, ...upper },
    ]
    return (
      <>
        <style>{'.wash{overflow:visible}'}</style>
        <Ground photo={photo} fill="#fffefc" />
        <Place {...(photo ? corners.overPhoto.sky : corners.onPaper.sky)}>
          <Wash className="wash" seed={4} shapes={paint(cloud, veil)} />
        </Place>
        <Place {...(photo ? corners.overPhoto.shore : corners.onPaper.shore)}>
          <Wash className="wash" seed={11} shapes={paint(veil, cloud)} />
        </Place>
        {!photo && <Grain roughness={0.09} />}
        <Column
          top={84}
          bottom={552}
          parts={[
            line({
              font: serif,
              x: 600,
              room: 700,
              size: 34,
              children: names.lead ?? 'venid a celebrarlo con nosotros',
            }),
            26,
            nameLines(names, {
              font: brush,
              x: 600,
              room: 1040,
              most: 190,
              leading: 0.86,
              join: [0.1, 14],
              joiner: ({ y, word }) => (
                <Words font={brush} x={600} y={y + 20} size={70} fill="var(--accent)">
                  {word}
                </Words>
              ),
            }),
            36,
            line({ font: serif, x: 600, room: 800, size: 40, children: date.long }),
          ]}
        />
      </>
    )
  },
}
export default design
