import { brokenBetweenWords } from '../../../../domain/event/line-breaks.ts'
import { namePartsOf } from '../../../../domain/event/name-parts.ts'
import { bodoniModa } from '../../typefaces/bodoni-moda.ts'
import { inter } from '../../typefaces/inter.ts'
import type { OutlineFont } from '../outline-font.ts'
import { fitted, Ground, Words } from '../parts.tsx'
import type { LinkDesign } from '../scene.ts'

const tight = -0.025
const wideOf = (font: OutlineFont, text: string) => {
  const { left, right } = font.extent(text, tight)
  return right - left
}
const bars = [2, 1, 4, 2, 1, 3, 1, 2, 4, 1, 2, 3, 1, 1, 4, 2, 1, 2]

/** A magazine's cover: issue line, masthead from edge to edge, cover line and bar code. */
const design: LinkDesign = {
  typefaces: [bodoniModa, inter],
  overPhoto: true,
  draw({ names, date, font, photo }) {
    const didone = font(bodoniModa, 500)
    const italic = font(bodoniModa, 400, 'italic')
    const sans = font(inter)
    const ink = photo ? 'var(--ink)' : 'var(--on-tone)'
    const parts = namePartsOf(names)
    const lines = names.kind === 'title' ? brokenBetweenWords(parts.join(' '), 2) : parts
    const size = Math.min(
      lines.length > 1 ? 196 : 320,
      ...lines.map((text) => fitted(didone, text, 1116, 320, tight)),
    )
    const capital = didone.capital * size
    const beside = 1160 - wideOf(didone, lines[1] ?? '') * size
    // Room for the ampersand before the second name, or else between the two.
    const inRow = beside > 330
    const gap = lines.length < 2 ? 0 : Math.min(capital * (inRow ? 1.45 : 2.5), 376 - capital)
    const top = 104 + (376 - capital - gap) / 2 + capital
    return (
      <>
        <Ground photo={photo} fill="var(--tone)" />
        <Words font={sans} x={40} y={62} size={27} anchor="start" fill={ink}>
          {names.lead ?? 'Número único'}
        </Words>
        <Words font={sans} x={1160} y={62} size={27} anchor="end" fill={ink}>
          {date.long}
        </Words>
        <rect x="40" y="80" width="1120" height="4" fill={ink} />
        {names.joiner && (
          <Words
            font={italic}
            x={inRow ? beside / 2 + 10 : 600}
            y={inRow ? top + gap : top + (gap - capital) / 2 + capital * 0.4}
            size={inRow ? size * 1.05 : capital * 1.15}
            fill={ink}
            opacity={inRow ? 0.3 : 0.6}
          >
            &
          </Words>
        )}
        {lines.map((text, index) => (
          <Words
            key={text}
            font={didone}
            x={index === 0 ? 40 : 1160}
            y={top + index * gap}
            size={size}
            anchor={index === 0 ? 'start' : 'end'}
            tracking={tight}
            fill={ink}
          >
            {text}
          </Words>
        ))}
        <Words font={italic} x={40} y={558} size={62} anchor="start" fill={ink}>
          {`${date.day} de ${date.month}`}
        </Words>
        <Words font={sans} x={40} y={596} size={27} anchor="start" fill={ink}>
          La fecha que hay que guardar
        </Words>
        <BarCode />
      </>
    )
  },
}
export default design

function BarCode() {
  let at = 1046
  return (
    <>
      <rect x="1034" y="520" width="126" height="76" fill="#ffffff" />
      {bars.map((wide, index) => {
        const from = at
        at += wide + 3.6
        // biome-ignore lint/suspicious/noArrayIndexKey: bars never move
        return <rect key={index} x={from} y="530" width={wide} height="56" fill="#111111" />
      })}
    </>
  )
}
