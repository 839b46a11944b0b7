import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Branch } from './branch.tsx'

const Arch = styled.div`
  position: relative;
  flex: none;
  height: min(calc(var(--cover-height) * 0.405), 104cqi);
  aspect-ratio: 400 / 474;
  margin-bottom: calc(6px + var(--cover-height) * 0.016);
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
  @container card (min-width: 760px) { height: min(calc(var(--cover-height) * 0.86), 50cqi); }
`
/** Up one side of the arch, to its top; 1 is the right side. */
const climbing = (side: 1 | -1) =>
  [
    [200 + side * 180, 416],
    [200 + side * 196, 190],
    [200 + side * 192, 20],
    [200 + side * 22, 18],
  ] as const

/** Out of the knot below the photo, on to where the climbing begins. */
const rising = (side: 1 | -1) =>
  [
    [200 + side * 4, 456],
    [200 + side * 70, 462],
    [200 + side * 158, 474],
    [200 + side * 180, 402],
  ] as const

/** A picture under an arch of an olive and a eucalyptus, tied below it. */
export const LeafyArch = ({ children }: { children: ReactNode }) => (
  <Arch className="arch">
    <div className="window">{children}</div>
    <svg className="climbing" viewBox="0 0 400 474" aria-hidden="true">
      <Branch kind="olive" leaves={25} scale={0.86} stem={climbing(-1)} />
      <Branch kind="eucalyptus" leaves={15} scale={0.66} stem={climbing(1)} />
      <Branch kind="olive" leaves={13} scale={0.58} stem={rising(-1)} />
      <Branch kind="eucalyptus" leaves={8} scale={0.46} stem={rising(1)} />
    </svg>
  </Arch>
)
