import { roman as numeral } from '../../event-date.ts'
import { Crest } from '../../ornaments/crest.tsx'
import { emblemOf } from '../../ornaments/emblem.tsx'
import { Meander } from '../../ornaments/meander.tsx'
import { cinzel } from '../../typefaces/cinzel.ts'
import { cormorantGaramond } from '../../typefaces/cormorant-garamond.ts'
import { Column, fitted, Ground, line, nameLines, Place, Words } from '../parts.tsx'
import type { LinkDesign } from '../scene.ts'

const styles =
  '.leaf{fill:color-mix(in srgb, var(--ornament) 30%, transparent)}.crest path[fill=currentColor]{fill:currentColor}'

/** What rests on the wreath hides the tips below it, letters leave a gap where they cross; on a photo there is no one colour for that. */
const seat = '.crest .seat{fill:var(--paper)}.crest .first,.crest .second{stroke:var(--paper)}'

/** Palace stationery: a Greek key above and below, the crest, the date in Roman numerals. */
const design: LinkDesign = {
  typefaces: [cinzel, cormorantGaramond],
  overPhoto: true,
  draw({ names, date, font, photo }) {
    const capitals = font(cinzel)
    const figures = [date.day, date.monthNumber, date.year]
      .map((figure) => numeral(Number(figure)))
      .join(' · ')
    const size = fitted(capitals, figures, 500, 42, 0.08)
    return (
      <>
        <style>{styles}</style>
        {!photo && <style>{seat}</style>}
        <Ground photo={photo} />
        {[0, 580].map((y) => (
          <g key={y}>
            <rect y={y} width="1200" height="50" fill="var(--deep)" />
            <g transform={`translate(0 ${y})scale(1.4815)`} color="var(--fill-accent)">
              <Place x={0} y={0} w={810} h={34}>
                <Meander />
              </Place>
            </g>
          </g>
        ))}
        <Place x={66} y={112} w={394} h={406} color="var(--ornament-deep)">
          <Crest initials={names.initials} font="Cinzel" emblem={emblemOf(names)} />
        </Place>
        <path d="M494 140V490" stroke="var(--ornament)" strokeWidth="2" />
        <path d="M501 140V490" stroke="var(--hairline)" strokeWidth="1.4" />
        <Column
          top={92}
          bottom={538}
          parts={[
            line({
              font: font(cormorantGaramond, 500, 'italic'),
              x: 834,
              room: 580,
              size: 42,
              fill: 'var(--ink-soft)',
              children: names.lead ?? 'tenemos el honor de invitaros',
            }),
            46,
            nameLines(names, {
              font: capitals,
              x: 834,
              room: 610,
              most: 104,
              uppercase: true,
              tracking: 0.04,
              leading: 1.14,
              join: [0.3, 50],
              joiner: ({ y, word }) => (
                <Words
                  font={font(cormorantGaramond, 500, 'italic')}
                  x={834}
                  y={y + 12}
                  size={56}
                  fill="var(--accent)"
                >
                  {word}
                </Words>
              ),
            }),
            50,
            {
              height: 92,
              draw: (top) => (
                <>
                  <path
                    d={`M564 ${top}H1104M564 ${top + 92}H1104`}
                    stroke="var(--ornament)"
                    strokeWidth="2"
                  />
                  <Words font={capitals} x={834} y={top + 46 + size * 0.35} size={size} tracking={0.08}>
                    {figures}
                  </Words>
                </>
              ),
            },
          ]}
        />
      </>
    )
  },
}
export default design
