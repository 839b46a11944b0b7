import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Branch } from './branch.tsx'

const Arch = styled.div`
  position: relative;
  flex: none;
  height: min(calc(var(--cover-height) * 0.37), 100cqi);
  aspect-ratio: 400 / 440;
  .window { position: absolute; inset: 9.5% 11% 2%; overflow: hidden; border-radius: 50cqi 50cqi 3px 3px; }
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
  .climbing .strip { fill: color-mix(in srgb, var(--paper) 60%, #fff); stroke-width: 0.8; }
  .climbing .fruit { fill: color-mix(in srgb, var(--ornament-deep) 70%, var(--paper)); }
  @container card (min-width: 760px) { height: min(calc(var(--cover-height) * 0.84), 48cqi); }
`
/** Up one side of the arch, to its top; 1 is the right side. */
const climbing = (side: 1 | -1) =>
  [
    [200 + side * 173, 434],
    [200 + side * 194, 190],
    [200 + side * 190, 26],
    [200 + side * 26, 34],
  ] as const

/** Strips of paper that hold the twigs on the sheet, as in a herbarium: where, and at what angle. */
const strips = [
  [28, 392, -7],
  [372, 398, 6],
  [8, 150, 9],
  [391, 172, -5],
] as const

/** A picture under an arch that an olive and a eucalyptus climb. */
export const LeafyArch = ({ children }: { children: ReactNode }) => (
  <Arch className="arch">
    <div className="window">{children}</div>
    <svg className="climbing" viewBox="0 0 400 440" aria-hidden="true">
      <Branch kind="olive" leaves={19} scale={0.74} stem={climbing(-1)} />
      <Branch kind="eucalyptus" leaves={15} scale={0.72} stem={climbing(1)} />
      {strips.map(([x, y, turn]) => (
        <path key={x} className="strip" d="M-17 -5.5H17V5.5H-17Z" transform={`translate(${x} ${y})rotate(${turn})`} />
      ))}
    </svg>
  </Arch>
)
