import { Sunburst } from '../../ornaments/sunburst.tsx'
import { josefinSans } from '../../typefaces/josefin-sans.ts'
import { poiretOne } from '../../typefaces/poiret-one.ts'
import { CardWords, Mounted, Sheet } from '../card-parts.tsx'
import type { CardDesign } from '../card-scene.ts'
import { Place, Words } from '../parts.tsx'

const door = { x: 340, y: 330, w: 520, h: 440 }

/** Gatsby's doors: a sun rises above, the frame steps inwards; a photo stands in the sun's own steps. */
const design: CardDesign = {
  typefaces: [poiretOne, josefinSans],
  window: door,
  draw(scene) {
    const { font, photo } = scene
    const display = font(poiretOne)
    const sans = font(josefinSans, 300)
    const ink = 'var(--on-deep)'
    const metal = 'url(#metal)'
    return (
      <>
        <Metal />
        <Sheet fill="var(--deep)" />
        <g fill="none" stroke={metal}>
          <path d={stepped({ x: 40, y: 40, w: 1120, h: 1420 }, 26)} strokeWidth="5" />
          <path d={stepped({ x: 56, y: 56, w: 1088, h: 1388 }, 26)} strokeWidth="2" />
        </g>
        <g color="var(--fill-accent)">
          <Place x={photo ? 300 : 250} y={photo ? 80 : 120} w={photo ? 600 : 700} h={photo ? 300 : 350}>
            <Sunburst />
          </Place>
          {!photo && (
            <g transform="rotate(180 600 750)">
              <Place x={400} y={120} w={400} h={200}>
                <Sunburst />
              </Place>
            </g>
          )}
        </g>
        {photo && (
          <>
            <clipPath id="door">
              <path d={stepped(door, 20)} />
            </clipPath>
            <path
              d={stepped({ x: 320, y: 310, w: 560, h: 480 }, 20)}
              fill="var(--deep)"
              stroke={metal}
              strokeWidth="4"
            />
            <g clipPath="url(#door)">
              <Mounted href={photo.href} {...door} />
            </g>
          </>
        )}
        <CardWords
          scene={scene}
          top={photo ? 856 : 540}
          bottom={photo ? 1376 : 1130}
          gaps={photo ? [48, 50] : [64, 70]}
          greeting={{
            font: sans,
            room: 820,
            size: photo ? 36 : 40,
            tracking: 0.14,
            fill: ink,
            uppercase: true,
          }}
          lead={{ font: sans, room: 760, size: 34, tracking: 0.14, fill: ink, uppercase: true }}
          names={{
            font: display,
            room: 920,
            most: photo ? 120 : 164,
            uppercase: true,
            tracking: 0.06,
            leading: 1.1,
            fill: metal,
            style: { stroke: metal, strokeWidth: 2 },
            join: [0.4, 56],
            joiner: ({ y }) => (
              <>
                {[-7, 0, 7].map((up) => (
                  <path
                    key={up}
                    d={`M400 ${y + up}H540M660 ${y + up}H800`}
                    stroke={metal}
                    strokeWidth="1.8"
                  />
                ))}
                <Words font={display} x={600} y={y + 22} size={66} fill={metal}>
                  &
                </Words>
              </>
            ),
          }}
          date={{ font: sans, room: 860, size: 38, tracking: 0.1, fill: ink, uppercase: true }}
        />
      </>
    )
  },
}
export default design

/** A frame that steps inwards twice at every corner. */
function stepped({ x, y, w, h }: { x: number; y: number; w: number; h: number }, s: number): string {
  const [r, b] = [x + w, y + h]
  return `M${x + 2 * s} ${y}H${r - 2 * s}v${s}h${s}v${s}h${s}V${b - 2 * s}h${-s}v${s}h${-s}v${s}H${x + 2 * s}v${-s}h${-s}v${-s}h${-s}V${y + 2 * s}h${s}v${-s}h${s}Z`
}

function Metal() {
  return (
    <linearGradient id="metal" gradientUnits="userSpaceOnUse" x1="60" y1="0" x2="1140" y2="420">
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
  )
}
