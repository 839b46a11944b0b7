import { type ReactNode, useId } from 'react'
import { BlossomShape, Twig } from './blossom.tsx'
import { alongHalfCard, alongRing, evenAngles, type Flowers } from './garland-flowers.ts'
import { Bud, leafInk, Peony, PeonyShapes, stemInk } from './peony.tsx'

const tenths = (value: number) => Math.round(value * 10) / 10
/** Broad and pointed with its veins, and the narrow one of a filling twig. */
const leaf =
  'M0 0C8 -15 30 -20 54 -2C32 15 9 13 0 0ZM4 -1C20 -4 36 -4 48 -2M18 -3L27 -10M20 -2L30 6M32 -3L39 -8'
const sliver = 'M0 0C10 -7 26 -7 40 0C26 6 10 6 0 0ZM4 0H34'

/** Half a wreath's width and height, in the drawing's units, and the part of the drawing that is placed. */
type Wreath = { rx: number; ry: number; viewBox?: string; flowers: Flowers; leaves: number }
const wreaths = {
  alone: { rx: 172, ry: 230, viewBox: '-10 -20 420 560', flowers: alongRing, leaves: 84 },
  plate: { rx: 213, ry: 230, viewBox: '-45 -20 490 560', flowers: alongRing, leaves: 84 },
  /** Stands off the photo, whose outer people it would hide. */
  landscape: { rx: 286, ry: 196, viewBox: '-122 22 644 476', flowers: alongRing, leaves: 84 },
  /** The ellipse of its box, however that is stretched; flowers keep their shape. Its lower half is the upper one, turned. */
  card: { rx: 165, ry: 330, flowers: alongHalfCard, leaves: 104 },
} as const satisfies Record<string, Wreath>

const leafTurns = [36, -88, -34, 84, 4, -58]
/** Leaves that grow outwards stand clear of what is inside. */
const leafTurn = (outwards: number, index: number) =>
  outwards + (leafTurns[index % leafTurns.length] ?? 0) + Math.sin(index * 5.1) * 14

/** A wreath of peonies in two clusters, with buds and leaves between; its middle is left to names or to a photo. */
export function Garland({
  className,
  around = 'alone',
}: {
  className?: string
  around?: keyof typeof wreaths
}) {
  const id = useId()
  const wreath: Wreath = wreaths[around]
  const { rx, ry, viewBox, flowers } = wreath
  const outwards = (angle: number) => {
    const radians = (angle * Math.PI) / 180
    return (Math.atan2(Math.sin(radians) / ry, Math.cos(radians) / rx) * 180) / Math.PI
  }
  const isHalf = !viewBox
  const angles = evenAngles(wreath.leaves, rx, ry).filter((angle) => !isHalf || angle >= 180)
  return (
    <svg className={className} viewBox={viewBox} overflow="visible" aria-hidden="true">
      <defs>
        <PeonyShapes id={id} />
        <path id={`${id}leaf`} d={leaf} {...leafInk} />
        <path id={`${id}sliver`} d={sliver} {...leafInk} />
        <BlossomShape id={`${id}blossom`} />
        <g id={`${id}twig`}>
          <Twig />
        </g>
      </defs>
      {isHalf ? (
        <ellipse {...stemInk} cx="50%" cy="50%" rx="50%" ry="50%" />
      ) : (
        <ellipse {...stemInk} cx="200" cy="260" rx={rx} ry={ry} />
      )}
      <Turned id={`${id}green`} isHalf={isHalf}>
        {flowers.twigs.map((angle, index) => (
          <Spot key={angle} wreath={wreath} angle={angle} out={6}>
            {(place) => (
              <use
                href={`#${id}twig`}
                transform={`${place}rotate(${Math.round(outwards(angle) + 90 + (index % 2 ? 34 : -34))})`}
              />
            )}
          </Spot>
        ))}
        {angles.map((angle, index) => (
          <Spot key={angle} wreath={wreath} angle={angle} out={0}>
            {(place) => (
              <use
                href={`#${id}${index % 3 === 1 ? 'sliver' : 'leaf'}`}
                transform={`${place}rotate(${Math.round(leafTurn(outwards(angle), index))})scale(${tenths(0.75 + ((index * 7) % 5) * 0.11)})`}
              />
            )}
          </Spot>
        ))}
      </Turned>
      <Turned id={`${id}flowers`} isHalf={isHalf}>
        {flowers.buds.map(([angle, size, out, turn]) => (
          <Spot key={angle} wreath={wreath} angle={angle} out={out}>
            {(place) => (
              <g
                transform={`${place}rotate(${Math.round(outwards(angle) + 90 + (turn % 40))})scale(${size})`}
              >
                <Bud />
              </g>
            )}
          </Spot>
        ))}
        {flowers.blooms
          .toSorted((a, b) => a[1] - b[1])
          .map(([angle, size, out, face], index) => {
            // A bloom seen from the side faces outwards, one that is looked into stands nearly upright.
            const turn =
              face === 0
                ? (index * 67) % 360
                : face === 1
                  ? Math.sin(index * 3) * 26
                  : outwards(angle) + 90 + Math.sin(index * 3) * 22
            return (
              <Spot key={angle} wreath={wreath} angle={angle} out={around === 'alone' ? out : out + 6}>
                {(place) => (
                  <Peony
                    id={id}
                    face={face}
                    transform={`${place}rotate(${Math.round(turn)})scale(${size})`}
                  />
                )}
              </Spot>
            )
          })}
        {flowers.blossoms.map(([angle, size, out, turn]) => (
          <Spot key={angle} wreath={wreath} angle={angle} out={out}>
            {(place) => <use href={`#${id}blossom`} transform={`${place}rotate(${turn})scale(${size})`} />}
          </Spot>
        ))}
      </Turned>
    </svg>
  )
}

/** What it holds, and if that is the upper half of a wreath, the same once more, turned upside down as its lower half. */
function Turned({ id, isHalf, children }: { id: string; isHalf: boolean; children: ReactNode }) {
  if (!isHalf) return children
  return (
    <>
      <g id={id}>{children}</g>
      <use href={`#${id}`} transform="rotate(180)" style={{ transformOrigin: '50% 50%' }} />
    </>
  )
}

type SpotProps = { wreath: Wreath; angle: number; out: number; children: (place: string) => ReactNode }
/** Where something grows: `children` is given the first part of its `transform`. */
function Spot({ wreath: { rx, ry, viewBox }, angle, out, children }: SpotProps) {
  const radians = (angle * Math.PI) / 180
  const [across, down] = [Math.cos(radians), Math.sin(radians)]
  if (viewBox)
    return children(
      `translate(${Math.round(200 + (rx + out) * across)} ${Math.round(260 + (ry + out) * down)})`,
    )
  return (
    <svg
      x={`${tenths(50 + 50 * across)}%`}
      y={`${tenths(50 + 50 * down)}%`}
      width="30.3%"
      height="15.2%"
      viewBox="0 0 100 100"
      preserveAspectRatio="xMinYMin"
      overflow="visible"
      aria-hidden="true"
    >
      {children(`translate(${tenths(out * across)} ${tenths(out * down)})`)}
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
          {...leafInk}
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
          fill="var(--petal-middle)"
          d="M0 12C10 8 16 -4 8 -13C4 -17 1 -13 0 -12C-2 -14 -5 -17 -9 -12C-16 -3 -9 9 0 12Z"
          transform={`translate(${x} ${y})rotate(${turn})scale(${size})`}
        />
      ))}
    </svg>
  )
}
