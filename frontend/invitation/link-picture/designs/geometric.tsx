import { glassRules, green } from '../../formats/geometric/stationery.ts'
import { GlassFrame, stonePath } from '../../ornaments/glass-frame.tsx'
import { italiana } from '../../typefaces/italiana.ts'
import { josefinSans } from '../../typefaces/josefin-sans.ts'
import { Column, line, nameLines, Place, Words } from '../parts.tsx'
import type { LinkDesign } from '../scene.ts'

const frame = { x: 36, y: 34, w: 1128, h: 562 }

/** The cover's frame of brass and cut glass, lying; with a photo it is around that, the words beside it on open paper. */
const design: LinkDesign = {
  typefaces: [italiana, josefinSans],
  overPhoto: false,
  tints: { '--green': green },
  draw({ names, date, font, photo }) {
    const sans = font(josefinSans, 400)
    const x = photo ? 926 : 600
    return (
      <>
        <style>{`${glassRules}path{vector-effect:none}.sprig path{vector-effect:none}`}</style>
        <rect width="1200" height="630" fill="var(--paper)" />
        {photo && (
          <>
            <clipPath id="stone">
              <path
                d={stonePath('lying', [frame.w, frame.h])}
                transform={`translate(${frame.x} ${frame.y})`}
              />
            </clipPath>
            <g clipPath="url(#stone)">
              <image
                href={photo.href}
                x="52"
                y="108"
                width="624"
                height="414"
                preserveAspectRatio="xMidYMid slice"
              />
            </g>
          </>
        )}
        <Place {...frame} viewBox={`0 0 ${frame.w / 1.2} ${frame.h / 1.2}`} color="var(--ornament-deep)">
          <GlassFrame shape={photo ? 'lying' : 'broad'} className="frame" />
        </Place>
        <Column
          top={photo ? 136 : 120}
          bottom={photo ? 488 : 510}
          parts={[
            line({
              font: sans,
              x,
              room: photo ? 300 : 560,
              size: photo ? 28 : 34,
              children: names.lead ?? 'os esperamos para celebrar',
            }),
            photo ? 34 : 40,
            nameLines(names, {
              font: font(italiana),
              x,
              room: photo ? 370 : 790,
              most: photo ? 96 : 132,
              leading: 1,
              join: [0.24, photo ? 40 : 48],
              joiner: ({ y, word }) => (
                <Words font={font(italiana)} x={x} y={y + 14} size={photo ? 48 : 60} fill="var(--accent)">
                  {word}
                </Words>
              ),
            }),
            photo ? 40 : 46,
            line({ font: sans, x, room: photo ? 316 : 640, size: photo ? 28 : 38, children: date.long }),
          ]}
        />
      </>
    )
  },
}
export default design
