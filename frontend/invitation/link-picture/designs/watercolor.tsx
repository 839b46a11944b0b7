import { greatVibes } from '../../typefaces/great-vibes.ts'
import { lora } from '../../typefaces/lora.ts'
import { Grain } from '../grain.tsx'
import { Column, line, nameLines, Words } from '../parts.tsx'
import type { LinkDesign } from '../scene.ts'
import { Hues, pigments, TornPhoto, Wet } from '../wet-paint.tsx'

/** Wet paint off the edges of cold-pressed paper; a photo lies on it on a torn piece of the same paper. */
const design: LinkDesign = {
  typefaces: [greatVibes, lora],
  overPhoto: false,
  tints: pigments,
  draw({ names, date, font, photo }) {
    const brush = font(greatVibes)
    const serif = font(lora)
    const x = photo ? 926 : 600
    return (
      <>
        <rect width="1200" height="630" fill="#fffefc" />
        <Hues />
        <Wet wash={photo ? 'aside' : 'wide'} x={0} y={0} w={1200} h={photo ? 630 : 230} />
        <Wet wash={photo ? 'asideFoot' : 'wideFoot'} x={0} y={403} w={1200} h={454} />
        <Grain roughness={0.07} />
        {photo && <TornPhoto x={48} y={82} w={640} h={452} href={photo.href} />}
        <Column
          top={photo ? 104 : 112}
          bottom={photo ? 486 : 510}
          parts={[
            line({
              font: serif,
              x,
              room: photo ? 380 : 560,
              size: photo ? 29 : 36,
              children: names.lead ?? 'venid a celebrarlo con nosotros',
            }),
            photo ? 34 : 30,
            nameLines(names, {
              font: brush,
              x,
              room: photo ? 430 : 860,
              most: photo ? 120 : 156,
              leading: 0.92,
              join: [0.28, 46],
              joiner: ({ y, word }) => (
                <Words font={brush} x={x} y={y + 18} size={photo ? 58 : 68} fill="var(--accent)">
                  {word}
                </Words>
              ),
            }),
            photo ? 42 : 38,
            line({ font: serif, x, room: photo ? 420 : 700, size: photo ? 33 : 42, children: date.long }),
          ]}
        />
      </>
    )
  },
}
export default design
