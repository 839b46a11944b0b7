import { Azulejo } from '../../ornaments/azulejo.tsx'
import { Lemons } from '../../ornaments/lemons.tsx'
import { alegreya } from '../../typefaces/alegreya.ts'
import { alegreyaSans } from '../../typefaces/alegreya-sans.ts'
import { CardWords, Mounted } from '../card-parts.tsx'
import type { CardDesign } from '../card-scene.ts'
import { Place, Words } from '../parts.tsx'

const arch = (inset: number) =>
  `M${110 + inset} 1430V560C${110 + inset} 260 340 ${90 + inset} 600 ${90 + inset}S${1090 - inset} 260 ${1090 - inset} 560V1430Z`
const view = { x: 128, y: 108, w: 944, h: 660 }

/** A tiled wall and, in it, a window under an arch; a photo is what one sees through it. */
const design: CardDesign = {
  typefaces: [alegreya, alegreyaSans],
  window: view,
  draw(scene) {
    const { font, photo } = scene
    const serif = font(alegreya)
    const sans = font(alegreyaSans)
    return (
      <>
        <clipPath id="window">
          <path d={arch(18)} />
        </clipPath>
        <Place x={0} y={0} w={1200} h={1500}>
          <Azulejo size={100} />
        </Place>
        <path d={arch(0)} fill="var(--deep)" />
        <path d={arch(4)} fill="#fffdf8" />
        <path d={arch(12)} fill="var(--deep)" />
        <path d={arch(18)} fill="#fffdf8" />
        {photo ? (
          <g clipPath="url(#window)">
            <Mounted href={photo.href} {...view} />
            <rect x="110" y="768" width="980" height="6" fill="var(--deep)" />
          </g>
        ) : (
          <Place x={320} y={140} w={560} h={252}>
            <Lemons className="lemons" />
          </Place>
        )}
        <rect x="60" y="1412" width="1080" height="48" fill="#fffdf8" stroke="var(--deep)" strokeWidth="4" />
        <CardWords
          scene={scene}
          top={photo ? 830 : 470}
          bottom={photo ? 1362 : 1300}
          gaps={photo ? [46, 46] : [70, 70]}
          greeting={{ font: sans, room: 820, size: 48 }}
          lead={{ font: sans, room: 760, size: 40 }}
          names={{
            font: serif,
            room: 860,
            most: photo ? 136 : 208,
            leading: 0.98,
            join: photo ? [0.2, 34] : [0.36, 60],
            joiner: ({ y, word }) => (
              <Words font={serif} x={600} y={y + 14} size={52} fill="var(--accent)">
                {word}
              </Words>
            ),
          }}
          date={{ font: sans, room: 820, size: 48 }}
        />
      </>
    )
  },
}
export default design
