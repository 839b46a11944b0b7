import styled from 'styled-components'
import { Branch } from './branch.tsx'
import { useLeafLight } from './leaf-light.tsx'
import { leafTints } from './leaf-tints.ts'

const Plate = styled.svg`
  position: absolute;
  z-index: -1;
  width: min(86cqi, 480px);
  height: auto;
  overflow: visible;
  fill: none;
  stroke-width: 1.1;
  stroke-linecap: round;
  stroke-linejoin: round;
  ${leafTints}
  .stem { stroke-width: 1.6; }
  .behind { opacity: 0.62; }
  .behind .leaf { stroke-width: 0.8; }
`
/** Close to the edge: below it is the greeting. */
const long = [
  [-10, 34],
  [110, 2],
  [236, 50],
  [408, 16],
] as const
/** Low on the right a shorter one, which stays in its corner. */
const short = [
  [-10, 36],
  [90, 14],
  [190, 52],
  [312, 28],
] as const
const hanging = [
  [6, -10],
  [58, 70],
  [22, 150],
  [54, 230],
] as const
const between = [
  [0, 10],
  [64, 36],
  [104, 92],
  [172, 112],
] as const
/** Shorter twigs behind these three, so that the corner is full. */
const behind = [
  [
    [0, 4],
    [50, 44],
    [58, 96],
    [96, 146],
  ],
  [
    [20, 14],
    [90, 50],
    [140, 50],
    [222, 74],
  ],
  [
    [0, -4],
    [20, 50],
    [4, 90],
    [12, 128],
  ],
] as const

/** Along the side to the middle of the cover's height, where the words are narrow enough. */
const climbing = [
  [-8, 110],
  [40, 204],
  [-18, 290],
  [34, 392],
] as const

type Kind = Parameters<typeof Branch>[0]['kind']

/** Twigs that grow out of a corner, for the top left: one along the edge, one hanging, one between, some behind. */
export function Sprays({ className, first, second }: { className: string; first: Kind; second: Kind }) {
  const { style, defs } = useLeafLight()
  return (
    <Plate className={`sprays ${className}`} viewBox="0 0 480 258" style={style} aria-hidden="true">
      {defs}
      <SprayTwigs first={first} second={second} />
    </Plate>
  )
}

/** The twigs alone, in a drawing of 480×258. */
export function SprayTwigs({ first, second }: { first: Kind; second: Kind }) {
  return (
    <>
      <g className="behind">
        {behind.map((stem, at) => (
          <Branch
            key={stem.join()}
            kind={at % 2 ? first : second}
            leaves={(at % 2 ? first : second) === 'olive' ? 10 : 7}
            scale={0.66}
            stem={stem}
          />
        ))}
      </g>
      <g className="climbing">
        <Branch kind={second} leaves={second === 'olive' ? 13 : 9} scale={0.72} stem={climbing} />
      </g>
      <Branch
        kind={first}
        leaves={first === 'olive' ? 17 : 9}
        scale={0.8}
        stem={first === 'olive' ? long : short}
      />
      <Branch kind={second} leaves={second === 'olive' ? 12 : 9} scale={0.8} stem={hanging} />
      <Branch kind={first} leaves={first === 'olive' ? 8 : 6} scale={0.72} stem={between} />
    </>
  )
}
