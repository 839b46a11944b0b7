import { Sunburst } from '../../ornaments/sunburst.tsx'
import { josefinSans } from '../../typefaces/josefin-sans.ts'
import { poiretOne } from '../../typefaces/poiret-one.ts'
import { Column, fitted, Ground, line, nameLines, Place, Words } from '../parts.tsx'
import type { LinkDesign } from '../scene.ts'

/** Gatsby's doors: a sun rises on either side, the frame steps inwards, everything is font from one sheet of metal. */
const design: LinkDesign = {
  typefaces: [poiretOne, josefinSans],
  overPhoto: false,
  draw({ names, date, font, photo }) {
    const display = font(poiretOne)
    const sans = font(josefinSans, 300)
    const metal = photo ? '#ffffff' : 'url(#metal)'
    const ink = photo ? '#ffffff' : 'var(--on-deep)'
    return (
      <>
        <linearGradient id="metal" gradientUnits="userSpaceOnUse" x1="60" y1="0" x2="1140" y2="240">
          {[
            [0, 100],
            [0.36, 35],
            [0.62, 100],
            [0.95, 55],
          ].map(([offset, share]) => (
            <stop
              key={offset}
              offset={offset}
              stopColor={`color-mix(in srgb, var(--fill-accent) ${share}%, #ffffff)`}
            />
          ))}
        </linearGradient>
        <Ground photo={photo} fill="var(--deep)" />
        <g color={photo ? 'color-mix(in srgb, var(--secondary) 55%, #ffffff)' : 'var(--fill-accent)'}>
          <g transform="translate(28 315)rotate(90)">
            <Place x={-250} y={-250} w={500} h={250}>
              <Sunburst />
            </Place>
          </g>
          <g transform="translate(1172 315)rotate(-90)">
            <Place x={-250} y={-250} w={500} h={250}>
              <Sunburst />
            </Place>
          </g>
        </g>
        <g fill="none" stroke={metal}>
          <path d={stepped(20)} strokeWidth="4" />
          <path d={stepped(32)} strokeWidth="1.6" />
        </g>
        <Column
          top={78}
          bottom={552}
          parts={[
            line({
              font: sans,
              x: 600,
              room: 660,
              size: 28,
              tracking: 0.16,
              fill: ink,
              children: (names.lead ?? 'Os invitamos a brindar').toLocaleUpperCase('es'),
            }),
            48,
            nameLines(names, {
              font: display,
              x: 600,
              room: 604,
              most: 120,
              uppercase: true,
              tracking: 0.06,
              leading: 1.1,
              fill: metal,
              style: { stroke: metal, strokeWidth: 1.6 },
              join: [0.4, 48],
              joiner: ({ y }) => <Joiner y={y} metal={metal} font={display} />,
            }),
            50,
            { height: 84, draw: (top) => <Tablet {...{ top, date, display, sans, metal, ink }} /> },
          ]}
        />
      </>
    )
  },
}
export default design

/** A frame at `inset` that steps inwards twice at every corner. */
function stepped(inset: number): string {
  const [l, t, r, b, s] = [inset, inset, 1200 - inset, 630 - inset, 20]
  return `M${l + 2 * s} ${t}H${r - 2 * s}v${s}h${s}v${s}h${s}V${b - 2 * s}h${-s}v${s}h${-s}v${s}H${l + 2 * s}v${-s}h${-s}v${-s}h${-s}V${t + 2 * s}h${s}v${-s}h${s}Z`
}

type Cuts = Parameters<typeof Words>[0]['font']

function Joiner({ y, metal, font }: { y: number; metal: string; font: Cuts }) {
  return (
    <>
      {[-6, 0, 6].map((up) => (
        <path key={up} d={`M430 ${y + up}H550M650 ${y + up}H770`} stroke={metal} strokeWidth="1.6" />
      ))}
      <Words font={font} x={600} y={y + 20} size={60} fill={metal}>
        &
      </Words>
    </>
  )
}

type TabletProps = {
  top: number
  date: { weekday: string; day: string; month: string; year: string }
  display: Cuts
  sans: Cuts
  metal: string
  ink: string
}

/** Weekday and month on either side of the day, between lines. */
function Tablet({ top, date, display, sans, metal, ink }: TabletProps) {
  const side = (from: number, to: number, text: string) => {
    const words = text.toLocaleUpperCase('es')
    const size = fitted(sans, words, to - from - 8, 30, 0.1)
    return (
      <>
        <path d={`M${from} ${top + 6}H${to}M${from} ${top + 78}H${to}`} stroke={metal} strokeWidth="2" />
        <Words
          font={sans}
          x={(from + to) / 2}
          y={top + 42 + size * 0.36}
          size={size}
          tracking={0.1}
          fill={ink}
        >
          {words}
        </Words>
      </>
    )
  }
  return (
    <>
      {side(272, 508, date.weekday)}
      <Words font={display} x={600} y={top + 84} size={112} fill={metal} stroke={metal} strokeWidth={1.4}>
        {date.day}
      </Words>
      {side(692, 928, `${date.month} ${date.year}`)}
    </>
  )
}
