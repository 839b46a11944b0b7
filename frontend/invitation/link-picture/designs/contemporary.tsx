import { bricolageGrotesque } from '../../typefaces/bricolage-grotesque.ts'
import { instrumentSerif } from '../../typefaces/instrument-serif.ts'
import { Column, fitted, line, nameLines, Photo, Words } from '../parts.tsx'
import type { LinkDesign } from '../scene.ts'

/** Rounded blocks of the two colours, fitted like a board: names, day, month. */
const design: LinkDesign = {
  typefaces: [bricolageGrotesque, instrumentSerif],
  overPhoto: false,
  draw({ names, date, font, photo }) {
    const grotesque = font(bricolageGrotesque)
    const serif = font(instrumentSerif)
    const month = `${date.month} ${date.year}`
    return (
      <>
        <clipPath id="block">
          <rect x="18" y="18" width="800" height="594" rx="58" />
        </clipPath>
        <rect width="1200" height="630" fill="#ffffff" />
        <g clipPath="url(#block)">
          <rect x="18" y="18" width="800" height="594" fill="var(--tone)" />
          {photo && <Photo photo={photo} x={18} y={18} w={800} h={594} />}
        </g>
        <Words font={grotesque} x={66} y={100} size={36} anchor="start" fill="var(--on-tone)">
          {names.lead ?? 'Estáis invitados'}
        </Words>
        <Column
          top={160}
          bottom={566}
          parts={[
            nameLines(names, {
              font: grotesque,
              x: 64,
              room: 700,
              most: 164,
              anchor: 'start',
              tracking: -0.03,
              leading: 0.98,
              fill: 'var(--on-tone)',
              join: [0.5, 64],
              joiner: ({ y, size, word }) => (
                <Words
                  font={serif}
                  x={66}
                  y={y + Math.max(60, size * 0.55) * 0.2}
                  size={Math.max(60, size * 0.55)}
                  anchor="start"
                  fill={photo ? '#ffffff' : 'var(--on-tone)'}
                >
                  {word}
                </Words>
              ),
            }),
          ]}
        />
        <rect x="836" y="18" width="346" height="346" rx="58" fill="var(--deep)" />
        <Words
          font={grotesque}
          x={1009}
          y={191 + grotesque.capital * 122}
          size={244}
          tracking={-0.05}
          fill="var(--on-deep)"
        >
          {date.day}
        </Words>
        <rect x="836" y="382" width="346" height="230" rx="58" fill="var(--wash)" />
        <Column
          top={382}
          bottom={612}
          parts={[
            line({
              font: grotesque,
              x: 1009,
              room: 270,
              size: 32,
              fill: 'var(--on-wash)',
              children: date.weekday,
            }),
            36,
            line({
              font: serif,
              x: 1009,
              size: fitted(serif, month, 280, 64),
              fill: 'var(--on-wash)',
              children: month,
            }),
          ]}
        />
      </>
    )
  },
}
export default design
