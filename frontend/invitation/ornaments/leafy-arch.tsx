import type { ReactNode } from 'react'
import styled from 'styled-components'
import { type Course, TrainedBranch } from './branch.tsx'

const Arch = styled.div`
  position: relative;
  flex: none;
  height: min(calc(var(--cover-height) * 0.405), 104cqi);
  aspect-ratio: 400 / 474;
  margin-bottom: calc(8px + var(--cover-height) * 0.027);
  .window { position: absolute; inset: 8.8% 11% 9%; overflow: hidden; border-radius: 50cqi 50cqi 9cqi 9cqi; }
  .climbing {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
    fill: none;
    stroke: var(--ornament-deep);
    stroke-width: 1.2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .climbing .leaf { fill: color-mix(in srgb, var(--ornament) 62%, var(--paper)); }
  .climbing .fruit { fill: color-mix(in srgb, var(--ornament-deep) 70%, var(--paper)); }
  .climbing .bow { fill: color-mix(in srgb, var(--ornament) 24%, var(--paper)); stroke-width: 1.6; }
  @container card (min-width: 760px) { height: min(calc(var(--cover-height) * 0.84), 50cqi); }
`
/** The window in the drawing's units: its middle, where its round top begins, its foot; and the gap around it. */
const [middle, springing, foot, radius, corner, gap] = [200, 197.7, 431.3, 156, 28, 25]

/** From the knot below the window around its corner and up to the top of the arch, always `gap` away; 1 is the right. */
const around = (side: 1 | -1): Course => {
  const turn = corner + gap
  const level = radius + gap - turn
  const parts = [
    level,
    (turn * Math.PI) / 2,
    foot + gap - turn - springing,
    ((radius + gap) * Math.PI) / 2,
  ] as const
  const [first, second, third] = parts
  const length = parts.reduce((sum, part) => sum + part)
  // On the right side; the left is its mirror image.
  const onRight = (way: number) => {
    if (way < first) return [middle + way, foot + gap, 0] as const
    if (way < first + second) {
      const angle = (way - first) / turn
      return [
        middle + level + Math.sin(angle) * turn,
        foot - corner + Math.cos(angle) * turn,
        -angle,
      ] as const
    }
    if (way < first + second + third)
      return [middle + radius + gap, foot - corner - (way - first - second), -Math.PI / 2] as const
    const angle = (way - first - second - third) / (radius + gap)
    return [
      middle + Math.cos(angle) * (radius + gap),
      springing - Math.sin(angle) * (radius + gap),
      -Math.PI / 2 - angle,
    ] as const
  }
  return {
    length,
    at(way) {
      const [x, y, angle] = onRight(way)
      const degrees = (angle * 180) / Math.PI
      return side === 1 ? { x, y, angle: degrees } : { x: 2 * middle - x, y, angle: 180 - degrees }
    },
  }
}

/** A picture under an arch of an olive and a eucalyptus, tied below it. */
export const LeafyArch = ({ children }: { children: ReactNode }) => (
  <Arch className="arch">
    <div className="window">{children}</div>
    <svg className="climbing" viewBox="0 0 400 474" aria-hidden="true">
      <TrainedBranch kind="olive" leaves={44} scale={0.72} course={around(-1)} />
      <TrainedBranch kind="eucalyptus" leaves={27} scale={0.6} course={around(1)} />
      {/* The ends of the stems, crossed, and the bow that ties them. */}
      <path d="M196 456C180 458 168 466 160 478M204 456C220 458 232 466 240 478" strokeWidth="2" />
      <path
        className="bow"
        d="M200 456C186 438 166 434 158 444C152 454 174 464 200 456C226 464 248 454 242 444C234 434 214 438 200 456Z"
      />
      <path className="bow" d="M197 459C190 474 184 484 172 496L184 495L187 505C196 492 201 476 203 460Z" />
      <path className="bow" d="M203 459C210 474 216 484 228 496L216 495L213 505C204 492 199 476 197 460Z" />
      <path
        className="bow"
        d="M193 451C198 447 203 447 207 451C209 456 208 460 206 463C202 466 197 466 194 463C191 460 191 455 193 451Z"
      />
    </svg>
  </Arch>
)
