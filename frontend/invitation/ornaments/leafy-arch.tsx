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
  margin: calc(14px + var(--mat)) 0 calc(16px + var(--mat) + var(--cover-height) * 0.03);
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
    right: -15%;
    bottom: -11%;
    width: 74%;
    height: auto;
    overflow: visible;
    fill: none;
    stroke-width: 1.1;
    stroke-linecap: round;
    stroke-linejoin: round;
    z-index: 1;
    ${leafTints}
  }
  .specimen .stem { stroke-width: 1.6; }
  /* Lower and broader, under half an ellipse: nobody stands outside. The twigs are shorter, clear of who stands at the edge. */
  &[data-broad] {
    --wide: min(80cqi, calc(var(--cover-height) * 0.44));
    --round: calc(var(--wide) * 0.5);
    --rise: calc(var(--wide) * 0.3);
    width: var(--wide);
    height: auto;
    aspect-ratio: 1.34;
    .specimen { width: 38%; right: -9%; }
  }
  @container card (min-width: 900px) {
    --mat: 16px;
    margin: 0 0 46px;
    height: min(calc(var(--cover-height) * 0.7), 46cqi);
    &[data-broad] { --wide: min(calc(var(--cover-height) * 0.84), 46cqi); }
  }
  @media print { height: 62mm; &[data-broad] { --wide: 80mm; } }
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

type Props = { children: ReactNode; broad?: boolean }

/** A picture on an arched plate, a pressed twig of olive and one of eucalyptus across its lower corner. */
export function LeafyArch({ children, broad = false }: Props) {
  const { style, defs } = useLeafLight()
  return (
    <Arch className="arch" data-broad={broad ? '' : undefined}>
      <div className="window">{children}</div>
      <svg className="specimen" viewBox="0 0 250 270" style={style} aria-hidden="true">
        {defs}
        <Specimen />
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
