import { Corner } from '../../ornaments/corner.tsx'
import { imFellEnglish } from '../../typefaces/im-fell-english.ts'
import { marcellus } from '../../typefaces/marcellus.ts'
import { Grain } from '../grain.tsx'
import { Column, fitted, Ground, line, nameLines, Place, Words } from '../parts.tsx'
import type { LinkDesign } from '../scene.ts'

/** Letterpress on kraft: a printer's corners, a ribbon with the date. */
const design: LinkDesign = {
  typefaces: [imFellEnglish, marcellus],
  overPhoto: true,
  draw({ names, date, font, photo }) {
    const fell = font(imFellEnglish)
    const ink = photo ? 'var(--ink)' : 'var(--on-wash)'
    return (
      <>
        <Ground photo={photo} fill="var(--wash)" />
        {!photo && <Grain roughness={0.34} />}
        <g color="var(--ornament-deep)">
          <path
            d="M190 36H1010M190 594H1010M36 190V440M1164 190V440"
            stroke="currentColor"
            strokeWidth="3.5"
          />
          {[
            'translate(28 28)',
            'translate(1172 28)scale(-1 1)',
            'translate(28 602)scale(1 -1)',
            'translate(1172 602)scale(-1 -1)',
          ].map((turn) => (
            <g key={turn} transform={turn}>
              <Place x={0} y={0} w={172} h={172}>
                <Corner />
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
        <Ribbon>
          <Words
            font={fell}
            x={600}
            y={520}
            size={fitted(fell, date.long, 640, 46, 0.02)}
            tracking={0.02}
            fill="var(--on-fill)"
          >
            {date.long}
          </Words>
        </Ribbon>
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

/** A printed ribbon: the band, its folds and its swallow tails. */
function Ribbon({ children }: { children: React.ReactNode }) {
  const shade = 'color-mix(in srgb, var(--fill) 76%, #000000)'
  return (
    <>
      <path d="M196 480H300V568H196L232 524Z" fill={shade} />
      <path d="M1004 480H900V568H1004L968 524Z" fill={shade} />
      <rect x="236" y="464" width="728" height="88" fill="var(--fill)" />
      <path d="M236 552L264 568V552ZM964 552L936 568V552Z" fill="#000" opacity=".45" />
      {children}
    </>
  )
}
