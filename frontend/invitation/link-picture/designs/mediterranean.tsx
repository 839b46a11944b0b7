import { Azulejo } from '../../ornaments/azulejo.tsx'
import { Lemons } from '../../ornaments/lemons.tsx'
import { alegreya } from '../../typefaces/alegreya.ts'
import { alegreyaSans } from '../../typefaces/alegreya-sans.ts'
import { Column, line, nameLines, Photo, Place, Words } from '../parts.tsx'
import type { LinkDesign } from '../scene.ts'

const arch = (inset: number) =>
  `M${196 + inset} 600V${300}C${196 + inset} ${120 + inset * 0.6} ${380 + inset * 0.5} ${26 + inset} 600 ${26 + inset}S${1004 - inset} ${120 + inset * 0.6} ${1004 - inset} 300V600Z`

/** A tiled wall and, in it, a window under an arch, lemons hanging into it. */
const design: LinkDesign = {
  typefaces: [alegreya, alegreyaSans],
  overPhoto: true,
  draw({ names, date, font, photo }) {
    const serif = font(alegreya)
    const sans = font(alegreyaSans)
    return (
      <>
        <clipPath id="window">
          <path d={arch(18)} />
        </clipPath>
        <Place x={0} y={0} w={1200} h={630}>
          <Azulejo size={75} />
        </Place>
        <path d={arch(0)} fill="var(--deep)" />
        <path d={arch(4)} fill="#fffdf8" />
        <path d={arch(12)} fill="var(--deep)" />
        <path d={arch(18)} fill="#fffdf8" />
        {photo && (
          <g clipPath="url(#window)">
            <Photo photo={photo} x={0} y={0} w={1200} h={630} />
          </g>
        )}
        <Place x={390} y={48} w={420} h={189}>
          <Lemons className="lemons" />
        </Place>
        <rect x="160" y="590" width="880" height="42" fill="#fffdf8" stroke="var(--deep)" strokeWidth="4" />
        <Column
          top={226}
          bottom={562}
          parts={[
            line({
              font: sans,
              x: 600,
              room: 600,
              size: 34,
              children: names.lead ?? 'Os esperamos con la mesa puesta',
            }),
            30,
            nameLines(names, {
              font: serif,
              x: 600,
              room: 700,
              most: 116,
              leading: 0.94,
              join: [0.16, 22],
              joiner: ({ y, word }) => (
                <Words font={serif} x={600} y={y + 10} size={40} fill="var(--accent)">
                  {word}
                </Words>
              ),
            }),
            34,
            line({ font: sans, x: 600, room: 700, size: 40, children: date.long }),
          ]}
        />
      </>
    )
  },
}
export default design
