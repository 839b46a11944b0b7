import { bricolageGrotesque } from '../../typefaces/bricolage-grotesque.ts'
import { instrumentSerif } from '../../typefaces/instrument-serif.ts'
import { Block, Day, Month, NamesOnTile, Photographed, Sign } from '../board.tsx'
import { Sheet } from '../card-parts.tsx'
import type { CardDesign } from '../card-scene.ts'
import { fitted, Words } from '../parts.tsx'

const top = { x: 24, y: 24, w: 1152, h: 560 }

/** The cover's board of round tiles: photo, names, the day's arch, month, a sign. */
const design: CardDesign = {
  typefaces: [bricolageGrotesque, instrumentSerif],
  window: top,
  draw({ names, date, font, greeting, photo }) {
    const grotesque = font(bricolageGrotesque)
    const [from, to] = photo ? [608, 1060] : [24, 760]
    return (
      <>
        <Sheet fill="#ffffff" />
        {photo && <Photographed {...top} r={72} round={460} href={photo.href} />}
        <Block x={24} y={from} w={1152} h={to - from} r={72} fill="var(--tone)" />
        <Words
          font={grotesque}
          x={84}
          y={from + 96}
          size={fitted(grotesque, greeting, 980, 46)}
          anchor="start"
          fill="var(--on-tone)"
        >
          {greeting}
        </Words>
        {names.lead && (
          <Words font={grotesque} x={84} y={from + 170} size={40} anchor="start" fill="var(--on-tone)">
            {names.lead}
          </Words>
        )}
        <NamesOnTile
          names={names}
          font={font}
          x={84}
          top={from + (names.lead ? 190 : 120)}
          bottom={to - 76}
          room={1020}
          most={photo ? 170 : 270}
        />
        {photo ? (
          <>
            <Day x={24} y={1084} w={564} h={392} r={72} date={date} font={font} />
            <Month x={612} y={1084} w={564} h={392} r={72} date={date} font={font} />
          </>
        ) : (
          <>
            <Day x={24} y={784} w={600} h={692} r={72} date={date} font={font} />
            <Month x={648} y={784} w={528} h={380} r={72} date={date} font={font} />
            <Sign x={648} y={1188} w={528} h={288} r={72} names={names} />
          </>
        )}
      </>
    )
  },
}
export default design
