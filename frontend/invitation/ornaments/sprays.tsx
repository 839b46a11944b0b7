import styled from 'styled-components'
import { Branch } from './branch.tsx'

const Plate = styled.svg`
  position: absolute;
  z-index: -1;
  width: min(86cqi, 480px);
  height: auto;
  overflow: visible;
  fill: none;
  stroke: var(--ornament-deep);
  stroke-width: 1.1;
  stroke-linecap: round;
  stroke-linejoin: round;
  .leaf { fill: color-mix(in srgb, var(--ornament) 40%, var(--paper)); }
  .fruit { fill: color-mix(in srgb, var(--ornament-deep) 55%, transparent); }
  .stem { stroke-width: 1.6; }
  .behind { opacity: 0.62; }
  .behind .leaf { fill: color-mix(in srgb, var(--ornament) 62%, var(--paper)); stroke-width: 0.8; }
  .climbing { display: none; }
`
const long = [
  [-10, 40],
  [120, 6],
  [260, 66],
  [452, 30],
] as const
/** Low on the right a shorter one, which stays in its corner. */
const short = [
  [-10, 40],
  [104, 12],
  [212, 62],
  [356, 36],
] as const
const hanging = [
  [6, -10],
  [46, 70],
  [16, 140],
  [50, 206],
] as const
/** Shorter twigs behind these three, so that the corner is full. */
const behind = [
  [
    [0, 4],
    [50, 40],
    [80, 96],
    [126, 150],
  ],
  [
    [20, 14],
    [120, 52],
    [190, 66],
    [316, 98],
  ],
  [
    [0, -4],
    [20, 50],
    [4, 90],
    [12, 128],
  ],
] as const
const between = [
  [0, 14],
  [90, 60],
  [150, 100],
  [236, 142],
] as const

/** Down the side of a wide cover to the middle of its height; narrow ones have words there. */
const climbing = [
  [2, 120],
  [62, 210],
  [-6, 290],
  [44, 392],
] as const

type Kind = Parameters<typeof Branch>[0]['kind']

/** Twigs that grow out of a corner, for the top left: one along the edge, one hanging, one between, some behind. */
export const Sprays = ({ className, first, second }: { className: string; first: Kind; second: Kind }) => (
  <Plate className={`sprays ${className}`} viewBox="0 0 480 258" aria-hidden="true">
    <g className="behind">
      {behind.map((stem, at) => (
        <Branch
          key={stem.join()}
          kind={at % 2 ? first : second}
          leaves={(at % 2 ? first : second) === 'olive' ? 10 : 7}
          scale={0.68}
          stem={stem}
        />
      ))}
    </g>
    <Branch
      kind={first}
      leaves={first === 'olive' ? 17 : 9}
      scale={0.86}
      stem={first === 'olive' ? long : short}
    />
    <Branch kind={second} leaves={second === 'olive' ? 11 : 8} scale={0.84} stem={hanging} />
    <Branch kind={first} leaves={first === 'olive' ? 8 : 6} scale={0.72} stem={between} />
    <g className="climbing">
      <Branch kind={second} leaves={second === 'olive' ? 13 : 9} scale={0.76} stem={climbing} />
    </g>
  </Plate>
)
