import { Corner } from '../../ornaments/corner.tsx'
import { RibbonDrawing } from '../../ornaments/ribbon.tsx'
import { imFellEnglish } from '../../typefaces/im-fell-english.ts'
import { marcellus } from '../../typefaces/marcellus.ts'
import { Grain } from '../grain.tsx'
import { Column, fitted, Ground, line, nameLines, Place, Words } from '../parts.tsx'
import type { LinkDesign } from '../scene.ts'

/** Letterpress on kraft: roses in the corners, a ribbon with the date. */
const design: LinkDesign = {
  typefaces: [imFellEnglish, marcellus],
  overPhoto: true,
  draw({ names, date, font, photo }) {
    const fell = font(imFellEnglish)
    const ink = photo ? 'var(--ink)' : 'var(--on-wash)'
    // Petals and cloth are pale over a photo too, and their lines dark.
    const engraved = `color-mix(in srgb, var(${photo ? '--fill' : '--ornament-deep'}) 66%, var(--on-wash))`
    const rule = photo ? 'var(--ink)' : engraved
    return (
      <>
        <Ground photo={photo} fill="var(--wash)" />
        {!photo && <Grain roughness={0.34} />}
        <path d="M33 33H1167V597H33Z" fill="none" stroke={rule} strokeWidth="3.5" />
        <path d="M40 40H1160V590H40Z" fill="none" stroke={rule} strokeWidth="1.2" />
        <g color={engraved}>
          {[
            'translate(14 14)',
            'translate(1186 14)scale(-1 1)',
            'translate(14 616)scale(1 -1)',
            'translate(1186 616)scale(-1 -1)',
          ].map((turn, at) => (
            <g key={turn} transform={turn}>
              <Place x={0} y={0} w={204} h={204}>
                <Corner again={at > 0} />
              </Place>
            </g>
          ))}
        </g>
        <Column
          top={76}
          bottom={430}
          parts={[
            line({
              font: font(marcellus),
              x: 600,
              room: 780,
              size: 32,
              tracking: 0.14,
              fill: ink,
              children: (names.lead ?? 'Nos complace invitaros').toLocaleUpperCase('es'),
            }),
            40,
            nameLines(names, {
              font: fell,
              x: 600,
              room: 880,
              most: 136,
              leading: 0.94,
              fill: ink,
              join: [0.3, 40],
              joiner: ({ y, word }) => <Joiner y={y} word={word} ink={ink} font={fell} />,
            }),
          ]}
        />
        <g color={engraved} transform="translate(218 448)scale(1.91 1.42)">
          <RibbonDrawing />
        </g>
        <Words
          font={font(marcellus)}
          x={600}
          y={510}
          size={fitted(font(marcellus), date.long, 516, 40, 0.02)}
          tracking={0.02}
          fill="var(--on-wash)"
        >
          {date.long}
        </Words>
      </>
    )
  },
}
export default design

type Joined = { y: number; word: string; ink: string; font: Parameters<typeof Words>[0]['font'] }

function Joiner({ y, word, ink, font }: Joined) {
  return (
    <>
      <path d={`M450 ${y - 4}H560M640 ${y - 4}H750`} stroke={ink} strokeWidth="1.6" />
      <path d={`M450 ${y + 3}H560M640 ${y + 3}H750`} stroke={ink} strokeWidth="3.2" />
      <Words font={font} x={600} y={y + 12} size={58} fill={ink}>
        {word}
      </Words>
    </>
  )
}
