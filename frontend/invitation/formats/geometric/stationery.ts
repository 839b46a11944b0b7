import { css } from 'styled-components'
import { italiana } from '../../typefaces/italiana.ts'
import { josefinSans } from '../../typefaces/josefin-sans.ts'
import { fontStack } from '../../typefaces/typeface.ts'

export const typefaces = [italiana, josefinSans]
export const display = fontStack(italiana)
export const sans = fontStack(josefinSans)

export const green = 'color-mix(in srgb, var(--ornament) 30%, #4f7a68)'
/** Rules of the drawn glass alone, which any SVG may hold. */
export const glassRules = `
  .pane { fill: color-mix(in srgb, var(--ornament) 90%, #7a6238); }
  .pane:nth-child(even) { fill: color-mix(in srgb, var(--ornament) 34%, #86a39a); }
  .glint { fill: var(--paper); fill-opacity: 0.5; stroke: none; }
  .brass { stroke: color-mix(in srgb, var(--ornament) 82%, #ffffff); }
  /* Small or large, a leaf is drawn with the same pen. */
  .sprig path {
    fill: color-mix(in srgb, var(--green) 58%, var(--paper));
    stroke: color-mix(in srgb, var(--green) 60%, #1d2b22);
    stroke-width: 0.8;
    vector-effect: non-scaling-stroke;
  }
  .sprig .shade { fill: color-mix(in srgb, var(--green) 88%, var(--paper)); stroke: none; }
  .sprig .fern path { fill: color-mix(in srgb, var(--green) 34%, var(--paper)); stroke-width: 0.7; }
  .sprig .stem.stem { fill: none; stroke-width: 1.2; }
`
/** The drawn glass in its brass, and what grows on it, in a green-grey mixed from the couple's colour. */
export const glassInk = css`
  --green: ${green};
  ${glassRules}
`
/** A box whose two ends are cut to a point, its line and its ground in the same shape. */
export const cutEnds = (line: string, ground: string, cut = '15px') => css`
  position: relative;
  isolation: isolate;
  border: 0;
  border-radius: 0;
  background: ${line};
  --cut: polygon(${cut} 0, calc(100% - ${cut}) 0, 100% 50%, calc(100% - ${cut}) 100%, ${cut} 100%, 0 50%);
  clip-path: var(--cut);
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 1.2px;
    background: ${ground};
    clip-path: var(--cut);
  }
  /* The shape would cut the outline away. */
  &:is(:focus-visible, :has(:focus-visible)) { clip-path: none; }
`
