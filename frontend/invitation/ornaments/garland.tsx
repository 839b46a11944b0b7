import { useId } from 'react'
import { BlossomShape, Twig } from './blossom.tsx'
import { Bud, Peony, PeonyShapes } from './peony.tsx'

const tenths = (value: number) => Math.round(value * 10) / 10
/** Broad and pointed with its veins, and the narrow one of a filling twig. */
const leaf =
  'M0 0C8 -15 30 -20 54 -2C32 15 9 13 0 0ZM4 -1C20 -4 36 -4 48 -2M18 -3L27 -10M20 -2L30 6M32 -3L39 -8'
const sliver = 'M0 0C10 -7 26 -7 40 0C26 6 10 6 0 0ZM4 0H34'

/** Peonies on the ring: angle in degrees, size, distance from the ring, which face. Two clusters, and stragglers. */
const blooms = [
  [-118, 1.42, 6, 1],
  [-82, 1.02, 0, 0],
  [-154, 1.06, 0, 2],
  [-54, 0.74, 8, 2],
  [-176, 0.68, 12, 0],
  [-100, 0.62, 46, 0],
  [-136, 0.58, 48, 2],
  [62, 1.46, 8, 1],
  [26, 1.04, 2, 0],
  [98, 1.06, 0, 2],
  [126, 0.74, 6, 0],
  [2, 0.7, 8, 2],
  [80, 0.6, 48, 0],
  [44, 0.56, 50, 2],
  [-30, 0.5, 8, 0],
  [152, 0.52, 8, 2],
] as const
const buds = [
  [-66, 0.78, 34, 20],
  [-38, 0.66, 12, 60],
  [-14, 0.6, 16, 110],
  [112, 0.8, 32, 200],
  [140, 0.66, 14, 240],
  [168, 0.62, 16, -60],
  [12, 0.62, 40, 100],
  [-166, 0.66, 38, -90],
] as const

/** Small white blossoms by twos and threes between the peonies: angle, size, distance from the ring, turn. */
const blossoms = [
  [-66, 0.98, -4, 10],
  [-44, 0.78, 24, 40],
  [-20, 0.86, -4, 70],
  [-12, 0.66, 22, 20],
  [-138, 0.76, 20, 15],
  [-164, 0.7, 32, 50],
  [12, 0.84, 26, 5],
  [46, 0.9, 44, 30],
  [80, 0.92, 30, 55],
  [112, 0.96, 0, 25],
  [138, 0.88, 2, 60],
  [146, 0.66, 26, 12],
  [164, 0.84, -4, 35],
  [176, 0.64, 22, 0],
] as const
/** Twigs of berries that reach out of the wreath. */
const twigs = [-60, -32, 34, 108, 134, 158, -108, 70] as const

/** The ring's half width and height, and the part of the drawing that is placed: around names, or around a photo. */
const rings = {
  names: { rx: 172, ry: 230, viewBox: '-10 -20 420 560' },
  plate: { rx: 213, ry: 230, viewBox: '-45 -20 490 560' },
  /** Stands off the photo, whose outer people it would hide. */
  landscape: { rx: 286, ry: 196, viewBox: '-122 22 644 476' },
} as const
const ringOf =
  (rx: number, ry: number) =>
  (angle: number, out = 0) => {
    const radians = (angle * Math.PI) / 180
    return [200 + (rx + out) * Math.cos(radians), 260 + (ry + out) * Math.sin(radians)] as const
  }
const leafTurns = [36, -88, -34, 84, 4, -58]
/** Leaves that grow outwards stand clear of what is inside. */
const leafTurn = (angle: number, index: number) =>
  angle + (leafTurns[index % leafTurns.length] ?? 0) + Math.sin(index * 5.1) * 14

/** A wreath of peonies in two clusters, with buds and leaves between; its middle is left to names or to a photo. */
export function Garland({
  className,
  around = 'names',
}: {
  className?: string
  around?: keyof typeof rings
}) {
  const id = useId()
  const { rx, ry, viewBox } = rings[around]
  const at = ringOf(rx, ry)
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true">
      <defs>
        <PeonyShapes id={id} />
        <path id={`${id}leaf`} d={leaf} />
        <path id={`${id}sliver`} d={sliver} />
        <BlossomShape id={`${id}blossom`} />
        <g id={`${id}twig`}>
          <Twig />
        </g>
      </defs>
      <ellipse className="stem" cx="200" cy="260" rx={rx} ry={ry} />
      {twigs.map((angle, index) => {
        const [x, y] = at(angle, 6)
        return (
          <use
            key={angle}
            href={`#${id}twig`}
            transform={`translate(${Math.round(x)} ${Math.round(y)})rotate(${angle + 90 + (index % 2 ? 34 : -34)})`}
          />
        )
      })}
      {Array.from({ length: 84 }, (_, index) => {
        const angle = (360 * index) / 84
        const [x, y] = at(angle)
        return (
          <use
            key={angle}
            className="leaf"
            href={`#${id}${index % 3 === 1 ? 'sliver' : 'leaf'}`}
            transform={`translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(leafTurn(angle, index))})scale(${tenths(0.75 + ((index * 7) % 5) * 0.11)})`}
          />
        )
      })}
      {buds.map(([angle, size, out, turn]) => {
        const [x, y] = at(angle, out)
        return (
          <g
            key={angle}
            transform={`translate(${Math.round(x)} ${Math.round(y)})rotate(${angle + 90 + (turn % 40)})scale(${size})`}
          >
            <Bud />
          </g>
        )
      })}
      {blooms
        .toSorted((a, b) => a[1] - b[1])
        .map(([angle, size, out, face], index) => {
          const [x, y] = at(angle, around === 'names' ? out : out + 6)
          // A bloom seen from the side faces outwards, one that is looked into stands nearly upright.
          const turn =
            face === 0
              ? (index * 67) % 360
              : face === 1
                ? Math.sin(index * 3) * 26
                : angle + 90 + Math.sin(index * 3) * 22
          return (
            <Peony
              key={angle}
              id={id}
              face={face}
              transform={`translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(turn)})scale(${size})`}
            />
          )
        })}
      {blossoms.map(([angle, size, out, turn]) => {
        const [x, y] = at(angle, out)
        return (
          <use
            key={angle}
            href={`#${id}blossom`}
            transform={`translate(${Math.round(x)} ${Math.round(y)})rotate(${turn})scale(${size})`}
          />
        )
      })}
    </svg>
  )
}

/** Peonies in a row with their leaves, for the end of a page. */
export function Spray({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg className={className} viewBox="0 0 260 110" aria-hidden="true">
      <defs>
        <PeonyShapes id={id} />
      </defs>
      {[-172, -150, -20, 6, -196, 22].map((turn, index) => (
        <path
          key={turn}
          className="leaf"
          d={index % 2 ? sliver : leaf}
          transform={`translate(${index % 3 === 2 || index === 3 || index === 5 ? 168 : 92} 62)rotate(${turn})scale(${1.1 - index * 0.06})`}
        />
      ))}
      <g transform="translate(52 70)rotate(-62)scale(0.7)">
        <Bud />
      </g>
      <g transform="translate(212 66)rotate(66)scale(0.64)">
        <Bud />
      </g>
      <Peony id={id} face={2} transform="translate(170 62)rotate(28)scale(0.62)" />
      <Peony id={id} face={0} transform="translate(92 62)rotate(-24)scale(0.64)" />
      <Peony id={id} face={1} transform="translate(130 54)scale(0.9)" />
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
