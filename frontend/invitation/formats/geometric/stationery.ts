import { css } from 'styled-components'
import { italiana } from '../../typefaces/italiana.ts'
import { josefinSans } from '../../typefaces/josefin-sans.ts'
import { fontStack } from '../../typefaces/typeface.ts'

export const typefaces = [italiana, josefinSans]
export const display = fontStack(italiana)
export const sans = fontStack(josefinSans)

/** The drawn glass and what grows on it. */
export const glassInk = css`
  /* Of a deeper tone than the leaves: what is in the light and what is not are told apart. */
  .pane { fill: color-mix(in srgb, var(--ornament) 80%, var(--ornament-deep)); }
  /* Small or large, a leaf is drawn with the same pen. */
  .sprig path {
    fill: color-mix(in srgb, var(--ornament) 28%, var(--paper));
    stroke-width: 0.9;
    vector-effect: non-scaling-stroke;
  }
  .sprig .stem { fill: none; }
  .sprig circle { fill: currentColor; stroke: none; }
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
