import { Swash } from '../../ornaments/swash.tsx'
import { ebGaramond } from '../../typefaces/eb-garamond.ts'
import { pinyonScript } from '../../typefaces/pinyon-script.ts'
import { Column, Ground, line, nameLines, Place, Words } from '../parts.tsx'
import type { LinkDesign } from '../scene.ts'

/** Calligraphy larger than its frame: the line gives way behind the pen. */
const design: LinkDesign = {
  typefaces: [pinyonScript, ebGaramond],
  overPhoto: true,
  draw({ names, date, font, photo }) {
    const hand = font(pinyonScript)
    const roman = font(ebGaramond)
    const halo = photo
      ? undefined
      : { stroke: 'var(--paper)', strokeWidth: 22, strokeLinejoin: 'round' as const, paintOrder: 'stroke' }
    return (
      <>
        <Ground photo={photo} />
        <path
          d="M200 315a281 281 0 0 1 281-281h238a281 281 0 0 1 0 562H481a281 281 0 0 1-281-281Zm7 0a274 278 0 0 1 274-278h238a274 278 0 0 1 0 556H481a274 278 0 0 1-274-278Z"
          fill="var(--ornament-deep)"
          fillRule="evenodd"
          opacity={photo ? 0.7 : 1}
        />
        <Column
          top={66}
          bottom={556}
          parts={[
            ...(names.lead
              ? [line({ font: roman, x: 600, room: 420, size: 36, children: names.lead }), 26]
              : []),
            nameLines(names, {
              font: hand,
              x: 600,
              room: 1110,
              most: 236,
              leading: 0.8,
              style: halo,
              join: [0.04, 26],
              joiner: ({ y, size, word }) => (
                <Words
                  font={hand}
                  x={600}
                  y={y + size * 0.1}
                  size={Math.max(56, size * 0.36)}
                  fill="var(--accent)"
                  {...halo}
                >
                  {word}
                </Words>
              ),
            }),
            24,
            { height: 46, draw: (top) => <Flourish top={top} /> },
            26,
            line({ font: roman, x: 600, room: 480, size: 42, children: date.long, ...halo }),
          ]}
        />
      </>
    )
  },
}
export default design

function Flourish({ top }: { top: number }) {
  return (
    <Place x={460} y={top} w={280} h={48} color="var(--ornament-deep)">
      <Swash />
    </Place>
  )
}
