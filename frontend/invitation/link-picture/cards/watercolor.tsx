import { Wash } from '../../ornaments/wash.tsx'
import { greatVibes } from '../../typefaces/great-vibes.ts'
import { lora } from '../../typefaces/lora.ts'
import { CardWords, Fibre, Mounted, Sheet } from '../card-parts.tsx'
import type { CardDesign } from '../card-scene.ts'
import { Place, Words } from '../parts.tsx'

const cloud =
  'M60 40C150 -10 330 0 380 90C430 190 330 260 250 240C190 226 160 300 90 260C10 220 -10 90 60 40Z'
const veil =
  'M150 60C240 20 390 60 390 170C390 280 280 250 220 300C150 350 70 290 90 200C100 140 90 90 150 60Z'
const torn = { x: 210, y: 130, w: 780, h: 580 }
const edge =
  'M236 152L300 138 372 149 452 133 540 146 622 137 700 148 790 134 868 147 930 139 972 152 983 214 970 292 986 372 974 452 988 528 973 610 981 676 938 698 860 689 774 704 690 692 604 706 516 693 430 705 350 692 282 703 224 690 216 620 230 540 213 458 226 376 211 292 228 214Z'

/** Wet paint off two edges of cold-pressed paper; a photo shows through a window torn into it. */
const design: CardDesign = {
  typefaces: [greatVibes, lora],
  window: torn,
  ground({ photo }) {
    const paint = (one: string, other: string) => [
      { d: one, colour: 'var(--secondary)', opacity: 0.48 },
      { d: other, colour: 'var(--ornament-deep)', opacity: 0.24 },
    ]
    return (
      <>
        <style>{'.wash{overflow:visible}'}</style>
        <Sheet fill="#fffefc" />
        <Place x={560} y={-240} w={900} h={720}>
          <Wash className="wash" seed={4} shapes={paint(cloud, veil)} />
        </Place>
        <Place x={-320} y={photo ? 470 : 1080} w={940} h={photo ? 400 : 660}>
          <Wash className="wash" seed={11} shapes={paint(veil, cloud)} />
        </Place>
        <Fibre roughness={0.09} />
      </>
    )
  },
  draw(scene) {
    const { font, photo } = scene
    const brush = font(greatVibes)
    const serif = font(lora)
    return (
      <>
        {photo && (
          <>
            <clipPath id="torn">
              <path d={edge} />
            </clipPath>
            <path d={edge} fill="#3c301e" opacity="0.16" transform="translate(6 10)" />
            <path d={edge} fill="#fffefc" stroke="#fffefc" strokeWidth="22" strokeLinejoin="round" />
            <g clipPath="url(#torn)">
              <Mounted href={photo.href} {...torn} />
            </g>
          </>
        )}
        <CardWords
          scene={scene}
          top={photo ? 810 : 320}
          bottom={photo ? 1400 : 1010}
          gaps={photo ? [36, 46] : [56, 64]}
          greeting={{ font: serif, room: 800, size: 46 }}
          lead={{ font: serif, room: 700, size: 40 }}
          names={{
            font: brush,
            room: 1020,
            most: photo ? 180 : 220,
            leading: 0.9,
            join: [0.22, 40],
            joiner: ({ y, word }) => (
              <Words font={brush} x={600} y={y + 24} size={84} fill="var(--accent)">
                {word}
              </Words>
            ),
          }}
          date={{ font: serif, room: 820, size: 42 }}
        />
      </>
    )
  },
}
export default design
