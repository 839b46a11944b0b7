import styled from 'styled-components'
import { grain } from '../../ornaments/grain.ts'

/** A number from 0 to 1 that is always the same for the same seed. */
const chance = (seed: number) => Math.abs(Math.sin(seed * 127.1 + 311.7) * 43758.5453) % 1

/** How far in the paper tore at `at` of the way along a side, in percent: a slow bow, and now and then a deeper tear. */
function tear(side: number, at: number): number {
  const bow = 0.5 + 0.5 * Math.sin(at * 9 + side * 2.3) * Math.sin(at * 4.1 + side)
  const deep = [0, 1].map((one) => {
    const middle = 0.12 + 0.76 * chance(side * 5 + one * 2 + 1)
    const width = 0.02 + 0.05 * chance(side * 3 + one)
    return Math.max(0, 1 - Math.abs(at - middle) / width) ** 1.6
  })
  return 0.15 + bow * 0.75 + Math.max(...deep) * 1.15 + chance(side * 41 + at * 977) ** 3 * 0.55
}

/** A torn sheet's corners, in percent of its box. The steps along its sides are uneven: long ones where it tore clean. */
export function tornEdge(): (readonly [x: number, y: number])[] {
  const points: (readonly [number, number])[] = []
  for (let side = 0; side < 4; side += 1)
    for (let at = 0.004; at < 0.99; at += 0.012 + 0.034 * chance(side * 77 + at * 531)) {
      const [along, into] = [at * 100, tear(side, at)]
      const turned = (
        [
          [along, into],
          [100 - into, along],
          [100 - along, 100 - into],
          [into, 100 - along],
        ] as const
      )[side]
      if (turned) points.push(turned)
    }
  return points
}

/** The photo on a torn piece of the same paper, which lies on the wash. */
export const Torn = styled.div`
  position: relative;
  flex: none;
  height: min(calc(var(--cover-height) * 0.4), 103cqi);
  aspect-ratio: 0.88;
  filter: drop-shadow(0 1px 1px rgb(60 45 30 / 0.4)) drop-shadow(0 5px 12px rgb(60 45 30 / 0.2));
  --torn: polygon(${tornEdge()
    .map((corner) => corner.map((one) => `${one.toFixed(1)}%`).join(' '))
    .join()});
  .rim { position: absolute; inset: 0; background: ${grain(0.14)}, #fdfbf7; clip-path: var(--torn); }
  /* Turned around, and the photo back, so that its edge is not the rim's again. */
  .window { position: absolute; inset: 3.4% 3.2%; overflow: hidden; rotate: 180deg; clip-path: var(--torn); > * { rotate: 180deg; } }
  .window::after { content: ''; position: absolute; inset: 0; box-shadow: inset 0 0 0 2px rgb(40 28 18 / 0.16), inset 0 1px 12px rgb(40 28 18 / 0.42); }
  [data-landscape] & { width: min(90cqi, calc(var(--cover-height) * 0.5)); height: auto; aspect-ratio: 1.38; }
  @container card (min-width: 900px) {
    height: min(calc(var(--cover-height) * 0.84), 49cqi);
    [data-landscape] & { width: min(45.5cqi, calc(var(--cover-height) * 0.96)); }
  }
`
