import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { Branch } from './branch.tsx'
import { useLeafLight } from './leaf-light.tsx'
import { leafTints } from './leaf-tints.ts'

const Arch = styled.div`
  --round: 50cqi 50cqi 4px 4px;
  --mat: 9px;
  position: relative;
  flex: none;
  height: min(calc(var(--cover-height) * 0.365), 96cqi);
  aspect-ratio: 0.83;
  margin: calc(14px + var(--mat)) 0 calc(16px + var(--mat) + var(--cover-height) * 0.03);
  .window { position: absolute; inset: 0; overflow: hidden; border-radius: var(--round); }
  /* The plate's inked lines, a fine one within a broader. */
  &::before, &::after {
    content: '';
    position: absolute;
    inset: calc(-1 * var(--mat));
    border: 1.5px solid var(--ornament-deep);
    border-radius: var(--round);
  }
  &::before { background: var(--paper); }
  &::after { inset: calc(-0.5 * var(--mat)); border-width: 0.75px; }
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
  /* Lower and broader, under a flat arch: nobody stands outside. */
  &[data-broad] {
    &::before, &::after { display: none; }
    .window { border-radius: 0; }
    .lines {
      --out: calc(-1 * var(--mat));
      position: absolute;
      inset: var(--out);
      width: calc(100% - 2 * var(--out));
      height: calc(100% - 2 * var(--out));
      overflow: visible;
      fill: var(--paper);
      stroke: var(--ornament-deep);
      stroke-width: 1.5px;
    }
    .lines + .lines { --out: calc(-0.5 * var(--mat)); stroke-width: 0.75px; }
    width: min(80cqi, calc(var(--cover-height) * 0.44));
    height: auto;
    aspect-ratio: 1.34;
    .specimen { width: 56%; right: -9%; }
  }
  @container card (min-width: 900px) {
    --mat: 16px;
    margin: 0 0 26px;
    height: min(calc(var(--cover-height) * 0.74), 46cqi);
    &[data-broad] { width: min(calc(var(--cover-height) * 0.84), 46cqi); }
  }
  @media print { height: 62mm; &[data-broad] { width: 80mm; } }
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

/** An arc of a circle on two walls, in shares of a box of 134 to 100. */
const flatArch = 'M0 1V.19A.952 1.276 0 0 1 1 .19V1Z'

type Props = { children: ReactNode; broad?: boolean }

/** A picture on an arched plate, a pressed twig of olive and one of eucalyptus across its lower corner. */
export function LeafyArch({ children, broad = false }: Props) {
  const { style, defs } = useLeafLight()
  const id = useId()
  return (
    <Arch className="arch" data-broad={broad ? '' : undefined}>
      {broad && (
        <>
          <FlatLine clip={id} />
          <FlatLine />
        </>
      )}
      <div className="window" style={broad ? { clipPath: `url(#${id})` } : undefined}>
        {children}
      </div>
      <svg className="specimen" viewBox="0 0 250 270" style={style} aria-hidden="true">
        {defs}
        <Specimen />
      </svg>
    </Arch>
  )
}

const FlatLine = ({ clip }: { clip?: string }) => (
  <svg className="lines" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
    {clip && (
      <clipPath id={clip} clipPathUnits="objectBoundingBox">
        <path d={flatArch} />
      </clipPath>
    )}
    <path d={flatArch} vectorEffect="non-scaling-stroke" />
  </svg>
)

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
