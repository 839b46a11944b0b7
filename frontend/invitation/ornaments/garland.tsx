import { useId } from 'react'
import { Bud, Peony } from './peony.tsx'

const f = (value: number) => Math.round(value * 10) / 10
const leaf = 'M0 0C6 -16 30 -22 52 -2C32 14 8 14 0 0ZM3 -1C20 -5 34 -5 46 -2'

/** Peonies on the ring: angle in degrees, size, distance from the ring. */
const blooms = [
  [-126, 1.3, 10],
  [-92, 0.92, -2],
  [-160, 0.96, -2],
  [-66, 0.66, 4],
  [54, 1.36, 12],
  [20, 0.96, 0],
  [88, 1, -2],
  [116, 0.68, 4],
  [-8, 0.64, 0],
  [-188, 0.68, 2],
  [-38, 0.58, 0],
  [144, 0.6, 2],
  [70, 0.5, -44],
  [-110, 0.46, -46],
  [168, 0.62, 4],
  [-22, 0.5, 8],
  [36, 0.56, 26],
  [-144, 0.6, 30],
  [104, 0.5, -26],
  [-78, 0.5, 22],
] as const
/** Faces of a peony; every bloom is one of them, turned. */
const faces = [1, 2, 3, 4]
const buds = [
  [-58, 0.62],
  [-24, 0.56],
  [124, 0.6],
  [158, 0.56],
  [-200, 0.5],
  [4, 0.5],
] as const

const [rx, ry] = [168, 226]
const at = (angle: number, out = 0) => {
  const radians = (angle * Math.PI) / 180
  return [200 + (rx + out) * Math.cos(radians), 260 + (ry + out) * Math.sin(radians)] as const
}

/** A dense oval wreath of peonies, buds and leaves; the middle is left to the names. */
export function Garland({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg className={className} viewBox="-10 -20 420 560" aria-hidden="true">
      <defs>
        {faces.map((face) => (
          <g key={face} id={`${id}${face}`}>
            <Peony seed={face} />
          </g>
        ))}
      </defs>
      <ellipse className="stem" cx="200" cy="260" rx={rx} ry={ry} />
      {Array.from({ length: 60 }, (_, index) => {
        const angle = (360 * index) / 60
        const [x, y] = at(angle)
        const turn = angle + 90 + (index % 2 ? 48 : -52) + Math.sin(index * 5.1) * 14
        return (
          <path
            key={angle}
            className="leaf"
            d={leaf}
            transform={`translate(${f(x)} ${f(y)})rotate(${f(turn)})scale(${f(0.8 + (index % 3) * 0.15)})`}
          />
        )
      })}
      {buds.map(([angle, size], index) => {
        const [x, y] = at(angle, 10)
        return (
          <g
            key={angle}
            transform={`translate(${f(x)} ${f(y)})rotate(${angle + (index % 2 ? 130 : 60)})scale(${size})`}
          >
            <Bud />
          </g>
        )
      })}
      {blooms
        .toSorted((a, b) => a[1] - b[1])
        .map(([angle, size, out], index) => {
          const [x, y] = at(angle, out)
          return (
            <use
              key={angle}
              href={`#${id}${faces[index % faces.length]}`}
              transform={`translate(${f(x)} ${f(y)})rotate(${(index * 67) % 360})scale(${size})`}
            />
          )
        })}
    </svg>
  )
}

/** A row of fallen petals, for between things. */
export function Petals({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 200 40" aria-hidden="true">
      {[
        [34, 22, -70, 0.6],
        [66, 16, 30, 0.8],
        [100, 24, -15, 1],
        [134, 16, 110, 0.8],
        [166, 23, 60, 0.6],
      ].map(([x, y, turn, size]) => (
        <path
          key={x}
          className="middle"
          d="M0 12C10 8 16 -4 8 -13C4 -17 1 -13 0 -12C-2 -14 -5 -17 -9 -12C-16 -3 -9 9 0 12Z"
          transform={`translate(${x} ${y})rotate(${turn})scale(${size})`}
        />
      ))}
    </svg>
  )
}
