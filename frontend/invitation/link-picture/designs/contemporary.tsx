import { bricolageGrotesque } from '../../typefaces/bricolage-grotesque.ts'
import { instrumentSerif } from '../../typefaces/instrument-serif.ts'
import { Block, Day, Month, NamesOnTile, Photographed } from '../board.tsx'
import { Words } from '../parts.tsx'
import type { LinkDesign } from '../scene.ts'

/** The cover's board of round tiles: photo, names, the day's arch, month. */
const design: LinkDesign = {
  typefaces: [bricolageGrotesque, instrumentSerif],
  overPhoto: false,
  draw({ names, date, font, photo }) {
    const grotesque = font(bricolageGrotesque)
    const from = photo ? 396 : 18
    return (
      <>
        <rect width="1200" height="630" fill="#ffffff" />
        {photo && <Photographed x={18} y={18} w={770} h={360} r={50} round={300} href={photo.href} />}
        <Block x={18} y={from} w={770} h={612 - from} r={50} fill="var(--tone)" />
        {(names.lead || !photo) && (
          <Words
            font={grotesque}
            x={66}
            y={photo ? 450 : 100}
            size={photo ? 30 : 36}
            anchor="start"
            fill="var(--on-tone)"
          >
            {names.lead ?? 'Estáis invitados'}
          </Words>
        )}
        <NamesOnTile
          names={names}
          font={font}
          x={66}
          top={from + (photo ? (names.lead ? 70 : 26) : 140)}
          bottom={photo ? 570 : 554}
          room={674}
          most={photo ? 96 : 180}
        />
        <Day x={806} y={18} w={376} h={360} r={50} date={date} font={font} />
        <Month x={806} y={396} w={376} h={216} r={50} date={date} font={font} />
      </>
    )
  },
}
export default design
