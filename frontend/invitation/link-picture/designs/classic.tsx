import { Ampersand } from '../../ornaments/ampersand.tsx'
import { cormorantGaramond } from '../../typefaces/cormorant-garamond.ts'
import { cormorantSc } from '../../typefaces/cormorant-sc.ts'
import { Column, Ground, line, nameLines, Place } from '../parts.tsx'
import type { LinkDesign } from '../scene.ts'

/** The engraved card: a double hairline, small capitals, and the ampersand between its rules. */
const design: LinkDesign = {
  typefaces: [cormorantGaramond, cormorantSc],
  overPhoto: true,
  draw({ names, date, font, photo }) {
    const caps = font(cormorantSc)
    return (
      <>
        <Ground photo={photo} />
        <rect
          x="30"
          y="30"
          width="1140"
          height="570"
          fill="none"
          stroke="var(--ornament)"
          strokeWidth="2.5"
        />
        <rect
          x="40"
          y="40"
          width="1120"
          height="550"
          fill="none"
          stroke="var(--hairline)"
          strokeWidth="1.5"
        />
        <Column
          top={86}
          bottom={546}
          parts={[
            ...(names.lead
              ? [
                  line({
                    font: caps,
                    x: 600,
                    size: 42,
                    tracking: 0.08,
                    fill: 'var(--ink-soft)',
                    children: names.lead,
                  }),
                  44,
                ]
              : []),
            nameLines(names, {
              font: font(cormorantGaramond, 500),
              x: 600,
              room: 980,
              most: 150,
              leading: 0.98,
              join: [0.34, 56],
              joiner: ({ y }) => <JoiningRules y={y} />,
            }),
            52,
            line({ font: caps, x: 600, room: 980, size: 46, tracking: 0.05, children: date.long }),
          ]}
        />
      </>
    )
  },
}
export default design

function JoiningRules({ y }: { y: number }) {
  return (
    <>
      <path d={`M400 ${y}H540M660 ${y}H800`} stroke="var(--hairline)" strokeWidth="2.5" />
      <Place x={560} y={y - 40} w={80} h={80} color="var(--ornament-deep)">
        <Ampersand />
      </Place>
    </>
  )
}
