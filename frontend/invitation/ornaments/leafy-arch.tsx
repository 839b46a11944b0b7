import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Branch } from './branch.tsx'
import { useLeafLight } from './leaf-light.tsx'
import { leafTints } from './leaf-tints.ts'

const Arch = styled.div`
  --round: 50cqi;
  --mat: 9px;
  position: relative;
  flex: none;
  height: min(calc(var(--cover-height) * 0.345), 96cqi);
  aspect-ratio: 0.83;
  /* Below it, what hangs from its foot and a line's height. */
  margin: calc(14px + var(--mat)) 0 calc(12px + var(--cover-height) * 0.05);
  --rise: var(--round);
  .window {
    position: absolute;
    inset: 0;
    overflow: hidden;
    border-radius: var(--round) var(--round) 0 0 / var(--rise) var(--rise) 0 0;
  }
  /* The plate's inked lines, a fine one within a broader. */
  &::before, &::after {
    content: '';
    position: absolute;
    inset: calc(-1 * var(--mat));
    border: 1.5px solid var(--ornament-deep);
    --beyond: var(--mat);
    --outer: calc(var(--round) + var(--beyond));
    --over: calc(var(--rise) + var(--beyond));
    border-radius: var(--outer) var(--outer) 0 0 / var(--over) var(--over) 0 0;
  }
  &::before { background: var(--paper); }
  &::after { inset: calc(-0.5 * var(--mat)); border-width: 0.75px; --beyond: calc(0.5 * var(--mat)); }
  .specimen {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
    fill: none;
    stroke-width: 1.1;
    stroke-linecap: round;
    stroke-linejoin: round;
    z-index: 1;
    ${leafTints}
  }
  .specimen .stem { stroke-width: 1.6; }
  .specimen .behind { opacity: 0.62; }
  @container card (min-width: 900px) {
    --mat: 16px;
    margin: 0 3.6cqi 56px 0;
    height: min(calc(var(--cover-height) * 0.69), 46cqi);
  }
  @media print { height: 62mm; }
`
/** Both twigs cross at the plate's corner: the olive climbs its side, the eucalyptus lies along its foot. */
const olive = [
  [128, 236],
  [214, 214],
  [246, 130],
  [214, 22],
] as const
const eucalyptus = [
  [240, 186],
  [190, 250],
  [110, 236],
  [20, 244],
] as const
const between = [
  [196, 218],
  [180, 196],
  [176, 176],
  [182, 150],
] as const

/** Round the plate, 250 wide: on its frame up the side to the shoulder, along its foot, and out of the corner where they cross. */
const round = {
  height: 301,
  outer: [
    [236, 312],
    [296, 290],
    [306, 220],
    [284, 152],
  ],
  climbing: [
    [234, 328],
    [284, 300],
    [274, 120],
    [222, 26],
  ],
  lying: [
    [268, 288],
    [226, 334],
    [124, 304],
    [26, 320],
  ],
  low: [
    [240, 300],
    [212, 330],
    [176, 328],
    [134, 336],
  ],
  out: [
    [222, 312],
    [254, 310],
    [276, 322],
    [294, 334],
  ],
} as const

type Props = { children: ReactNode }

/** A picture on an arched plate; olive climbs along the arch, eucalyptus lies along its foot, and they cross at the corner. */
export function LeafyArch({ children }: Props) {
  const { style, defs } = useLeafLight()
  return (
    <Arch className="arch">
      <div className="window">{children}</div>
      <svg
        className="specimen"
        viewBox={`0 0 250 ${round.height}`}
        preserveAspectRatio="xMidYMax"
        style={style}
        aria-hidden="true"
      >
        {defs}
        <g className="behind">
          <Branch kind="olive" leaves={13} scale={0.44} stem={round.outer} />
          <Branch kind="eucalyptus" leaves={6} scale={0.42} stem={round.low} />
        </g>
        <Branch kind="olive" leaves={24} scale={0.52} stem={round.climbing} />
        <Branch kind="eucalyptus" leaves={6} scale={0.42} stem={round.out} />
        <Branch kind="eucalyptus" leaves={13} scale={0.5} stem={round.lying} />
      </svg>
    </Arch>
  )
}

/** The twigs alone, in a drawing of 250×270. */
export function Specimen() {
  return (
    <>
      <Branch kind="olive" leaves={7} scale={0.62} stem={between} />
      <Branch kind="olive" leaves={15} scale={0.74} stem={olive} />
      <Branch kind="eucalyptus" leaves={10} scale={0.64} stem={eucalyptus} />
    </>
  )
}
