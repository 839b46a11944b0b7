import { type ReactNode, useId } from 'react'
import { BlossomShape, Twig } from './blossom.tsx'
import {
  alongBroadRing,
  alongHalfCard,
  alongRing,
  alongStandingPhoto,
  clusters,
  evenAngles,
  type Flowers,
} from './garland-flowers.ts'
import { Bud, leafInk, Peony, PeonyShapes, stemInk } from './peony.tsx'

const tenths = (value: number) => Math.round(value * 10) / 10
/** Broad and pointed with its veins, and the narrow one of a filling twig. */
const leaf =
  'M0 0C8 -15 30 -20 54 -2C32 15 9 13 0 0ZM4 -1C20 -4 36 -4 48 -2M18 -3L27 -10M20 -2L30 6M32 -3L39 -8'
const sliver = 'M0 0C10 -7 26 -7 40 0C26 6 10 6 0 0ZM4 0H34'

/** Half a wreath's width and height, in the drawing's units, and the part of the drawing that is placed. */
type Wreath = { rx: number; ry: number; viewBox?: string; flowers: Flowers; leaves: number }
const wreaths = {
  alone: { rx: 172, ry: 230, viewBox: '-10 -20 420 560', flowers: alongRing, leaves: 76 },
  plate: { rx: 213, ry: 230, viewBox: '-45 -20 490 560', flowers: alongRing, leaves: 80 },
  /** Clear of the people on a standing photo. */
  standing: { rx: 213, ry: 230, viewBox: '-45 -20 490 560', flowers: alongStandingPhoto, leaves: 80 },
  /** Stands off the photo, whose outer people it would hide. */
  landscape: { rx: 312, ry: 212, viewBox: '-154 4 708 512', flowers: alongBroadRing, leaves: 108 },
  /** The ellipse of its box, however that is stretched; flowers keep their shape. Its lower half is the upper one, turned. */
  card: { rx: 165, ry: 330, flowers: alongHalfCard, leaves: 96 },
  /** The same lying on its side. */
  wide: { rx: 290, ry: 190, flowers: { ...alongHalfCard, root: alongHalfCard.root + 90 }, leaves: 96 },
} as const satisfies Record<string, Wreath>

/** What a wreath's parts are named after in the page, for other drawings that take them. */
export type Named = { id: string; className?: string }

/** A wreath of peonies in two clusters, with sprigs, buds and blossoms between; its middle is left to names or to a photo. */
export function Garland({ id, className, around = 'alone' }: Named & { around?: keyof typeof wreaths }) {
  const wreath: Wreath = wreaths[around]
  const { rx, ry, viewBox, flowers } = wreath
  const isHalf = !viewBox
  const blooms = isHalf ? clusters.tall.blooms : flowers.blooms
  const kinds = blooms.map(([, , , kind]) => kind)
  const awayOf = (angle: number) => awayFrom(angle, flowers.root)
  /** Which way is away from the cluster that a sprig grows from, clockwise or not. */
  const sideOf = (angle: number) => sideAt(angle, flowers.root)
  const outwards = (angle: number) => outwardsOf(wreath, angle)
  const angles = evenAngles(wreath.leaves, rx, ry).filter((angle) => !isHalf || angle >= 180)
  return (
    <svg className={className} viewBox={viewBox} overflow="visible" aria-hidden="true">
      <defs>
        <PeonyShapes id={id} kinds={kinds} />
        <path id={`${id}leaf`} d={leaf} {...leafInk} />
        <path id={`${id}sliver`} d={sliver} {...leafInk} fill="var(--leaf-pale)" />
        <BlossomShape id={`${id}blossom`} />
        <g id={`${id}twig`}>
          <Twig />
        </g>
        <g id={`${id}bud`}>
          <Bud />
        </g>
      </defs>
      {isHalf ? (
        <ellipse {...stemInk} cx="50%" cy="50%" rx="50%" ry="50%" pathLength={100} />
      ) : (
        <ellipse {...stemInk} cx="200" cy="260" rx={rx} ry={ry} />
      )}
      <Turned id={`${id}green`} isHalf={isHalf}>
        {flowers.twigs.map(([angle, turn]) => (
          <Spot key={angle} wreath={wreath} angle={angle} out={14}>
            {(place) => (
              <use
                href={`#${id}twig`}
                transform={`${place}rotate(${Math.round(outwards(angle) + 90 + turn)})scale(1.1)`}
              />
            )}
          </Spot>
        ))}
        {angles.map((angle, index) => {
          // Leaves of a sprig stand by turns on its two sides and point away from the cluster that it grows from.
          const away = awayOf(angle)
          const lean = (index % 2 ? 1 : -1) * (isHalf && away > 30 && away < 150 ? 25 : 36)
          const size = (isHalf ? 0.65 : 0.78) + Math.abs(away - 90) / 220 + Math.sin(index * 5.1) * 0.06
          return (
            <Spot key={angle} wreath={wreath} angle={angle} out={0}>
              {(place) => (
                <use
                  href={`#${id}${index % 4 > 1 ? 'sliver' : 'leaf'}`}
                  transform={`${place}rotate(${Math.round(outwards(angle) + sideOf(angle) * 90 + lean + Math.sin(index * 2.3) * 9)})scale(${tenths(size * 10) / 10})`}
                />
              )}
            </Spot>
          )
        })}
        {flowers.fans.map(([angle, size, turn]) => (
          <Spot key={angle} wreath={wreath} angle={angle} out={isHalf ? 12 : 26}>
            {(place) => (
              <use
                href={`#${id}leaf`}
                transform={`${place}rotate(${Math.round(outwards(angle) + turn)})scale(${size})`}
              />
            )}
          </Spot>
        ))}
      </Turned>
      <Turned id={`${id}flowers`} isHalf={isHalf}>
        {flowers.buds.map(([angle, size, out, turn]) => (
          <Spot key={angle} wreath={wreath} angle={angle} out={out}>
            {(place) => (
              <use
                href={`#${id}bud`}
                transform={`${place}rotate(${Math.round(outwards(angle) + 90 + turn)})scale(${size})`}
              />
            )}
          </Spot>
        ))}
        {isHalf && <Blossoms id={id} wreath={wreath} at={flowers.blossoms} />}
      </Turned>
      <g className="clusters">
        <Clusters id={id} wreath={wreath} of={isHalf ? clusters.tall : flowers} root={flowers.root} />
      </g>
    </svg>
  )
}

/** The two clusters of a wreath that lies on its side on a wide card, whose flowers stand upright for all that. */
export function WideClusters({ id, className }: Named) {
  return (
    <svg className={className} overflow="visible" aria-hidden="true">
      <Clusters id={id} wreath={wreaths.wide} of={clusters.wide} root={wreaths.wide.flowers.root} />
    </svg>
  )
}

/** How far, in degrees, an angle is from the cluster that grows from the root or from opposite; 0 to 180, clockwise. */
const awayFrom = (angle: number, root: number) => (((angle - root) % 180) + 180) % 180
/** Beside the words in the middle of a card: there the two halves meet. */
const isMiddle = (angle: number) => Math.abs(Math.sin((angle * Math.PI) / 180)) < 0.34
const sideAt = (angle: number, root: number) => (awayFrom(angle, root) < 90 ? 1 : -1)
const outwardsOf = ({ rx, ry }: Wreath, angle: number) => {
  const radians = (angle * Math.PI) / 180
  return (Math.atan2(Math.sin(radians) / ry, Math.cos(radians) / rx) * 180) / Math.PI
}

type ClustersProps = { id: string; wreath: Wreath; of: Pick<Flowers, 'blooms' | 'blossoms'>; root: number }
function Clusters({ id, wreath, of: { blooms, blossoms }, root }: ClustersProps) {
  return (
    <>
      {blooms.map(([angle, size, out, kind], index) => {
        // A bloom seen from the side looks outwards and away from its cluster, one that is looked into stands nearly upright.
        const turn =
          kind < '1'
            ? (index * 67) % 360
            : kind < '2'
              ? Math.sin(index * 3) * 22
              : outwardsOf(wreath, angle) + 90 + (sideAt(angle, root) > 0 ? 52 : -52)
        return (
          <Spot key={angle} wreath={wreath} angle={angle} out={out}>
            {(place) => (
              <Peony id={id} kind={kind} transform={`${place}rotate(${Math.round(turn)})scale(${size})`} />
            )}
          </Spot>
        )
      })}
      <Blossoms id={id} wreath={wreath} at={blossoms} />
    </>
  )
}

function Blossoms({ id, wreath, at }: { id: string; wreath: Wreath; at: Flowers['blossoms'] }) {
  return at.map(([angle, size, out, turn]) => (
    <Spot key={angle} wreath={wreath} angle={angle} out={out}>
      {(place) => <use href={`#${id}blossom`} transform={`${place}rotate(${turn})scale(${size})`} />}
    </Spot>
  ))
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
/**
 * Where something grows: `children` is given the first part of its `transform`. In the middle of a card nothing is drawn
 * where `--middle` is `hidden`: a property, because the lower half of a wreath inherits it.
 */
function Spot({ wreath: { rx, ry, viewBox }, angle, out, children }: SpotProps) {
  const radians = (angle * Math.PI) / 180
  const [across, down] = [Math.cos(radians), Math.sin(radians)]
  if (viewBox)
    return children(
      `translate(${Math.round(200 + (rx + out) * across)} ${Math.round(260 + (ry + out) * down)})`,
    )
  return (
    <svg
      visibility={isMiddle(angle) ? 'var(--middle)' : undefined}
      x={`${tenths(50 + 50 * across)}%`}
      y={`${tenths(50 + 50 * down)}%`}
      width={rx < ry ? '30.3%' : '15.2%'}
      height={rx < ry ? '15.2%' : '30.3%'}
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
        <PeonyShapes id={id} kinds={['23', '01', '12']} />
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
      <Peony id={id} kind="23" transform="translate(170 62)rotate(28)scale(0.62)" />
      <Peony id={id} kind="01" transform="translate(92 62)rotate(-24)scale(0.64)" />
      <Peony id={id} kind="12" transform="translate(130 54)scale(0.9)" />
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
