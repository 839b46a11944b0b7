import { css } from 'styled-components'
import { italiana } from '../../typefaces/italiana.ts'
import { josefinSans } from '../../typefaces/josefin-sans.ts'
import { fontStack } from '../../typefaces/typeface.ts'

export const typefaces = [italiana, josefinSans]
export const display = fontStack(italiana)
export const sans = fontStack(josefinSans)

/** The drawn glass and what grows on it. */
export const glassInk = css`
  .pane { fill: var(--ornament); }
  .sprig path { fill: color-mix(in srgb, var(--ornament) 45%, var(--paper)); stroke-width: 1; }
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
