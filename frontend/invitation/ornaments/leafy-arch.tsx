import type { ReactNode } from 'react'
import styled from 'styled-components'
import { type Course, TrainedBranch } from './branch.tsx'
import { leafTints } from './leaf-tints.ts'

const Arch = styled.div`
  position: relative;
  flex: none;
  height: min(calc(var(--cover-height) * 0.4), 104cqi);
  aspect-ratio: 400 / 474;
  margin-bottom: calc(14px + var(--cover-height) * 0.03);
  .window { position: absolute; inset: 8.8% 11% 9%; overflow: hidden; border-radius: 50cqi 50cqi 9cqi 9cqi; }
  .climbing {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
    fill: none;
    stroke-width: 1.2;
    stroke-linecap: round;
    stroke-linejoin: round;
    ${leafTints}
  }
  .climbing .bow { fill: color-mix(in srgb, var(--ornament) 24%, var(--paper)); stroke-width: 1.6; }
  /* Lower and broader, and nobody stands outside. */
  &[data-broad] {
    width: min(93cqi, calc(var(--cover-height) * 0.5));
    height: auto;
    aspect-ratio: 520 / 384;
    .window { inset: 10.9% 8.5% 11%; border-radius: 50% 50% 6.5% 6.5% / 38% 38% 9.3% 9.3%; }
  }
  @container card (min-width: 760px) {
    /* Bow and leaves hang out: with them the drawing is as far from the edges as from the words. */
    margin: 0 9px calc(var(--cover-height) * 0.05) 20px;
    height: min(calc(var(--cover-height) * 0.8), 50cqi);
    &[data-broad] { width: min(calc(var(--cover-height) * 0.9), 52cqi); }
  }
  @media print { height: 66mm; &[data-broad] { width: 88mm; } }
`
/**
 * A window in the drawing's units: half its width, how high its rounded top is, its foot. `gap` is between it and the
 * leaves, `corner` the radius at its foot, `top` where it begins.
 */
type Window = { half: number; rise: number; foot: number }
const [top, corner, gap] = [41.7, 28, 25]
const upright = { half: 156, rise: 156, foot: 431.3 }
const lying = { half: 216, rise: 114, foot: 341.7 }
const side = 44

/** Points on a quarter of an arc, from its beginning to its end. */
const quarter = (count: number, at: (angle: number) => readonly [number, number]) =>
  Array.from({ length: count + 1 }, (_, index) => at((Math.PI / 2) * (index / count)))

/** From the knot below the window around its corner and up to the top of the arch, always `gap` away; 1 is the right. */
function around({ half, rise, foot }: Window, way: 1 | -1): Course {
  const middle = half + side
  const turn = corner + gap
  const points = [
    [middle, foot + gap] as const,
    ...quarter(12, (angle) => [
      middle + half - corner + Math.sin(angle) * turn,
      foot - corner + Math.cos(angle) * turn,
    ]),
    ...quarter(48, (angle) => {
      const [across, up] = [rise * Math.cos(angle), half * Math.sin(angle)]
      const out = gap / Math.hypot(across, up)
      return [
        middle + half * Math.cos(angle) + across * out,
        top + rise - rise * Math.sin(angle) - up * out,
      ] as const
    }),
  ]
  const legs = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y]
    return { fromX, fromY, x: x - fromX, y: y - fromY, length: Math.hypot(x - fromX, y - fromY) }
  })
  return {
    length: legs.reduce((sum, { length }) => sum + length, 0),
    at(distance) {
      let left = distance
      const leg = legs.find(({ length }, index) => {
        if (left <= length || index === legs.length - 1) return true
        left -= length
        return false
      })
      if (!leg) return { x: middle, y: foot, angle: 0 }
      const x = leg.fromX + (leg.x * left) / leg.length
      const y = leg.fromY + (leg.y * left) / leg.length
      const degrees = (Math.atan2(leg.y, leg.x) * 180) / Math.PI
      return way === 1 ? { x, y, angle: degrees } : { x: 2 * middle - x, y, angle: 180 - degrees }
    },
  }
}

type Props = { children: ReactNode; broad?: boolean }

/** A picture under an arch of an olive and a eucalyptus, tied below it. */
export function LeafyArch({ children, broad = false }: Props) {
  const window = broad ? lying : upright
  const { half, foot } = window
  const knot = `translate(${half - upright.half} ${foot - upright.foot})`
  const [olive, eucalyptus] = [around(window, -1), around(window, 1)]
  return (
    <Arch className="arch" data-broad={broad ? '' : undefined}>
      <div className="window">{children}</div>
      <svg className="climbing" viewBox={broad ? '0 0 520 384' : '0 0 400 474'} aria-hidden="true">
        <TrainedBranch kind="olive" leaves={Math.round(olive.length / 16)} scale={0.72} course={olive} />
        <TrainedBranch
          kind="eucalyptus"
          leaves={Math.round(eucalyptus.length / 26)}
          scale={0.6}
          course={eucalyptus}
        />
        {/* The ends of the stems, crossed, and the bow that ties them. */}
        <g transform={knot}>
          <path d="M196 456C180 458 168 466 160 478M204 456C220 458 232 466 240 478" strokeWidth="2" />
          <path
            className="bow"
            d="M200 456C186 438 166 434 158 444C152 454 174 464 200 456C226 464 248 454 242 444C234 434 214 438 200 456Z"
          />
          <path
            className="bow"
            d="M197 459C190 474 184 484 172 496L184 495L187 505C196 492 201 476 203 460Z"
          />
          <path
            className="bow"
            d="M203 459C210 474 216 484 228 496L216 495L213 505C204 492 199 476 197 460Z"
          />
          <path
            className="bow"
            d="M193 451C198 447 203 447 207 451C209 456 208 460 206 463C202 466 197 466 194 463C191 460 191 455 193 451Z"
          />
        </g>
      </svg>
    </Arch>
  )
}
