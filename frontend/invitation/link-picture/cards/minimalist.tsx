import { jost } from '../../typefaces/jost.ts'
import { CardWords, Mounted, Sheet } from '../card-parts.tsx'
import type { CardDesign } from '../card-scene.ts'
import { Words } from '../parts.tsx'

const band = { x: 0, y: 0, w: 1200, h: 620 }

/** Gallery wall text: one left edge, one rule that leaves the card, light numerals; a photo is a band above it. */
const design: CardDesign = {
  typefaces: [jost],
  window: band,
  draw(scene) {
    const { date, font, photo } = scene
    const light = font(jost, 200)
    const text = font(jost, 400)
    const figures = [date.day.padStart(2, '0'), date.monthNumber, date.year.slice(-2)]
    let at = 104
    return (
      <>
        <Sheet />
        {photo && <Mounted href={photo.href} {...band} />}
        <CardWords
          scene={scene}
          x={108}
          top={photo ? 690 : 150}
          bottom={photo ? 1120 : 1090}
          gaps={[photo ? 62 : 110, 0]}
          greeting={{ font: text, size: 42, anchor: 'start', fill: 'var(--ink-soft)' }}
          lead={{ font: text, size: 42, anchor: 'start', fill: 'var(--ink-soft)' }}
          names={{
            font: light,
            x: 102,
            room: 1000,
            most: photo ? 156 : 236,
            anchor: 'start',
            tracking: -0.02,
            leading: 1.04,
            join: [0.3, 50],
            joiner: ({ y, word }) => (
              <Words font={text} x={110} y={y + 14} size={48} anchor="start" fill="var(--accent)">
                {word}
              </Words>
            ),
          }}
          date={{ height: 0, draw: () => null }}
        />
        <path d="M108 1178H1200" stroke="var(--ink)" strokeWidth="2.5" />
        {figures.map((figure, index) => {
          const from = at
          const { left, right } = light.extent(figure, -0.03)
          at += (right - left) * 150 + 46
          return (
            <g key={index === 0 ? 'day' : index === 1 ? 'month' : 'year'}>
              <Words
                font={light}
                x={from}
                y={1356}
                size={150}
                anchor="start"
                tracking={-0.03}
                fill="var(--accent)"
              >
                {figure}
              </Words>
              {index < 2 && <circle cx={at - 23} cy={1348} r="7" fill="var(--accent)" />}
            </g>
          )
        })}
        <Words font={text} x={1104} y={1356} size={36} anchor="end" fill="var(--ink-soft)">
          {`${date.weekday} ${date.day} de ${date.month}`}
        </Words>
      </>
    )
  },
}
export default design
