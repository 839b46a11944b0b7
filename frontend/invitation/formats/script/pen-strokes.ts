import { css } from 'styled-components'

/** Around the oval of a photo: two strokes that give way at its sides and turn outwards there. */
export const penStrokes = css`
  /* The pen lifts at the sides here too, and its strokes turn outwards. */
  .half.upper::before {
    --from: calc(50% - var(--curl));
    --to: calc(50% + var(--curl));
    content: '';
    position: absolute;
    inset: 0;
    border: solid var(--ornament-deep);
    border-width: var(--hair) var(--pen);
    border-radius: 50%;
    transform: none;
    clip-path: polygon(0 0, 100% 0, 100% var(--from), 0 var(--from), 0 var(--to), 100% var(--to), 100% 100%, 0 100%);
  }
  /* Half as wide as the gap between the strokes; how far in from the oval's edge they end there. */
  --curl: 22px;
  --in: 3px;
  .curl:nth-of-type(n) {
    top: calc(50% - var(--curl) - 0.5px);
    right: auto;
    left: calc(100% - var(--in));
    width: calc(var(--curl) * 1.31);
    height: calc(var(--curl) * 0.923);
    transform: none;
  }
  .curl:nth-of-type(even) { right: calc(100% - var(--in)); left: auto; transform: scaleX(-1); }
  .curl:nth-of-type(n + 3) { top: auto; bottom: calc(50% - var(--curl) - 0.5px); transform: scaleY(-1); }
  .curl:nth-of-type(4) { transform: scale(-1); }
`
