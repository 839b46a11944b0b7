import { roman as numeral } from '../../event-date.ts'
import { Crest } from '../../ornaments/crest.tsx'
import { emblemOf } from '../../ornaments/emblem.tsx'
import { Meander } from '../../ornaments/meander.tsx'
import { cinzel } from '../../typefaces/cinzel.ts'
import { cormorantGaramond } from '../../typefaces/cormorant-garamond.ts'
import { CardWords, Mounted, Sheet } from '../card-parts.tsx'
import type { CardDesign } from '../card-scene.ts'
import { fitted, Place, Words } from '../parts.tsx'

const styles =
  '.leaf{fill:color-mix(in srgb, var(--ornament) 30%, transparent)}.crest path[fill=currentColor]{fill:currentColor}.crest .seat{fill:var(--paper)}.crest .first,.crest .second{stroke:var(--paper)}'
const medallion = { x: 380, y: 140, w: 440, h: 440 }

/** Palace stationery: a Greek key above and below, the crest or a medallion, the date in Roman numerals. */
const design: CardDesign = {
  typefaces: [cinzel, cormorantGaramond],
  window: medallion,
  draw(scene) {
    const { names, date, font, photo } = scene
    const capitals = font(cinzel)
    const italic = font(cormorantGaramond, 500, 'italic')
    const figures = [date.day, date.monthNumber, date.year].map((part) => numeral(Number(part))).join(' · ')
    const size = fitted(capitals, figures, 520, 50, 0.08)
    return (
      <>
        <style>{styles}</style>
        <Sheet />
        <Keys />
        {photo ? (
          <Medallion href={photo.href} />
        ) : (
          <Place x={402} y={150} w={396} h={408} color="var(--ornament-deep)">
            <Crest initials={names.initials} font="Cinzel" emblem={emblemOf(names)} />
          </Place>
        )}
        <CardWords
          scene={scene}
          top={680}
          bottom={1340}
          gaps={[60, 62]}
          greeting={{ font: italic, room: 860, size: 54, fill: 'var(--ink-soft)' }}
          lead={{ font: italic, room: 760, size: 46, fill: 'var(--ink-soft)' }}
          names={{
            font: capitals,
            room: 960,
            most: 132,
            uppercase: true,
            tracking: 0.04,
            leading: 1.14,
            join: [0.3, 54],
            joiner: ({ y, word }) => (
              <Words font={italic} x={600} y={y + 14} size={60} fill="var(--accent)">
                {word}
              </Words>
            ),
          }}
          date={{
            height: 108,
            draw: (top) => (
              <>
                <path d={`M320 ${top}H880M320 ${top + 108}H880`} stroke="var(--ornament)" strokeWidth="2" />
                <Words font={capitals} x={600} y={top + 54 + size * 0.35} size={size} tracking={0.08}>
                  {figures}
                </Words>
              </>
            ),
          }}
        />
      </>
    )
  },
}
export default design

function Keys() {
  return [0, 1440].map((y) => (
    <g key={y}>
      <rect y={y} width="1200" height="60" fill="var(--deep)" />
      <g transform={`translate(0 ${y + 4.6})scale(1.4815)`} color="var(--fill-accent)">
        <Place x={0} y={0} w={810} h={34}>
          <Meander />
        </Place>
      </g>
    </g>
  ))
}

function Medallion({ href }: { href: string }) {
  return (
    <>
      <clipPath id="medallion">
        <circle cx="600" cy="360" r="220" />
      </clipPath>
      <g clipPath="url(#medallion)">
        <Mounted href={href} {...medallion} />
      </g>
      <g fill="none" stroke="var(--ornament-deep)">
        <circle cx="600" cy="360" r="226" strokeWidth="6" />
        <circle cx="600" cy="360" r="244" strokeWidth="9" strokeDasharray="1 17.25" strokeLinecap="round" />
        <circle cx="600" cy="360" r="260" strokeWidth="2" />
      </g>
    </>
  )
}
