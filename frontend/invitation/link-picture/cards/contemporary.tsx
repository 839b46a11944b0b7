import { bricolageGrotesque } from '../../typefaces/bricolage-grotesque.ts'
import { instrumentSerif } from '../../typefaces/instrument-serif.ts'
import { Mounted, Sheet } from '../card-parts.tsx'
import type { CardDesign } from '../card-scene.ts'
import { Column, fitted, line, nameLines, Words } from '../parts.tsx'

const top = { x: 24, y: 24, w: 1152, h: 560 }

/** Rounded blocks of the two colours, fitted like a board: photo, names, day, month. */
const design: CardDesign = {
  typefaces: [bricolageGrotesque, instrumentSerif],
  window: top,
  draw({ names, date, font, greeting, photo }) {
    const grotesque = font(bricolageGrotesque)
    const serif = font(instrumentSerif)
    const from = photo ? 608 : 24
    const month = `${date.month} ${date.year}`
    return (
      <>
        <clipPath id="block">
          <rect x="24" y="24" width="1152" height="560" rx="72" />
        </clipPath>
        <Sheet fill="#ffffff" />
        {photo && (
          <g clipPath="url(#block)">
            <Mounted href={photo.href} {...top} />
          </g>
        )}
        <rect x="24" y={from} width="1152" height={1060 - from} rx="72" fill="var(--tone)" />
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
        <Column
          top={from + (photo ? 136 : 190)}
          bottom={photo ? 1024 : 980}
          parts={[
            ...(names.lead
              ? [
                  line({
                    font: grotesque,
                    x: 84,
                    size: 40,
                    anchor: 'start',
                    fill: 'var(--on-tone)',
                    children: names.lead,
                  }),
                  30,
                ]
              : []),
            nameLines(names, {
              font: grotesque,
              x: 82,
              room: 1020,
              most: photo ? 150 : 236,
              anchor: 'start',
              tracking: -0.03,
              leading: 0.98,
              fill: 'var(--on-tone)',
              join: photo ? [0.3, 40] : [0.5, 90],
              joiner: ({ y, size, word }) => (
                <Words
                  font={serif}
                  x={84}
                  y={y + size * 0.14}
                  size={Math.max(60, size * 0.5)}
                  anchor="start"
                  fill="var(--on-tone)"
                >
                  {word}
                </Words>
              ),
            }),
          ]}
        />
        <rect x="24" y="1084" width="564" height="392" rx="72" fill="var(--deep)" />
        <Words
          font={grotesque}
          x={306}
          y={1280 + grotesque.capital * 150}
          size={300}
          tracking={-0.05}
          fill="var(--on-deep)"
        >
          {date.day}
        </Words>
        <rect x="612" y="1084" width="564" height="392" rx="72" fill="var(--wash)" />
        <Column
          top={1084}
          bottom={1476}
          parts={[
            line({
              font: grotesque,
              x: 894,
              room: 440,
              size: 46,
              fill: 'var(--on-wash)',
              children: date.weekday,
            }),
            52,
            line({ font: serif, x: 894, room: 460, size: 92, fill: 'var(--on-wash)', children: month }),
          ]}
        />
      </>
    )
  },
}
export default design
