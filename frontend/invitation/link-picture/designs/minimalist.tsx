import { jost } from '../../typefaces/jost.ts'
import { Column, Ground, line, nameLines, Words } from '../parts.tsx'
import type { LinkDesign } from '../scene.ts'

/** Gallery wall text: one left edge, one rule that leaves the picture, the date in large light numerals. */
const design: LinkDesign = {
  typefaces: [jost],
  overPhoto: true,
  draw({ names, date, font, photo }) {
    const light = font(jost, 200)
    const text = font(jost, 400)
    const [day, month, year] = [date.day.padStart(2, '0'), date.monthNumber, date.year.slice(-2)]
    const dot = 34
    const figures = [day, month, year].map((figure) => ({
      figure,
      wide: (light.extent(figure, -0.03).right - light.extent(figure, -0.03).left) * 118,
    }))
    let at = 92
    return (
      <>
        <Ground photo={photo} />
        <Column
          top={54}
          bottom={412}
          parts={[
            ...(names.lead
              ? [
                  line({
                    font: text,
                    x: 96,
                    size: 36,
                    anchor: 'start',
                    fill: 'var(--ink-soft)',
                    children: names.lead,
                  }),
                  36,
                ]
              : []),
            nameLines(names, {
              font: light,
              x: 92,
              room: 1020,
              most: 150,
              anchor: 'start',
              tracking: -0.02,
              leading: 1.04,
              join: [0.24, 38],
              joiner: ({ y, word }) => (
                <Words font={text} x={98} y={y + 12} size={44} anchor="start" fill="var(--accent)">
                  {word}
                </Words>
              ),
            }),
          ]}
        />
        <path d="M96 444H1200" stroke="var(--ink)" strokeWidth="2.5" />
        {figures.map(({ figure, wide }, index) => {
          const from = at
          at += wide + dot
          return (
            <g key={index === 0 ? 'day' : index === 1 ? 'month' : 'year'}>
              <Words
                font={light}
                x={from}
                y={566}
                size={118}
                anchor="start"
                tracking={-0.03}
                fill="var(--accent)"
              >
                {figure}
              </Words>
              {index < 2 && <circle cx={from + wide + dot / 2} cy={560} r="6" fill="var(--accent)" />}
            </g>
          )
        })}
        <Words font={text} x={1108} y={566} size={32} anchor="end" fill="var(--ink-soft)">
          {date.long}
        </Words>
      </>
    )
  },
}
export default design
