import { css, keyframes } from 'styled-components'

/** The tiled wall around the window; on a wide card it is whitewashed and has a tiled dado. */
export const wall = css`
  /* The last row is whole; what is over is cut by the screen's upper edge. */
  overflow: clip;
  /* Ten tiles to the left and to the right of the middle: both edges cut the same. */
  .wall { position: absolute; z-index: -2; bottom: 0; left: calc(50% - 640px); width: 1280px; height: round(up, 100%, 64px); }
  .bough { display: none; position: absolute; z-index: 1; top: 14px; left: -90px; rotate: 7deg; }
  .bough ~ .bough { left: auto; right: -90px; scale: -1 1; rotate: -7deg; }
  /* Two boughs on the limewashed wall instead of the branch in the window. */
  @container card (min-width: 1000px) {
    .bough { display: block; width: min(50cqi - 200px, 520px); }
    .window .lemons { display: none; }
    .window .words { padding-top: 52px; font-size: 1.1em; }
  }
  @container card (min-width: 760px) {
    --band: conic-gradient(from 45deg, var(--glazed) 25%, var(--tone) 0 50%, var(--glazed) 0 75%, var(--tone) 0);
    background: color-mix(in srgb, var(--tone) 16%, var(--glaze));
    /* Four rows of 112.5 px, the same to the left and to the right of the middle. */
    .wall {
      left: calc(50% - 2250px);
      width: 2560px;
      height: 256px;
      transform: scale(1.7578125);
      transform-origin: 0 100%;
    }
    /* Border tiles above them. */
    &::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: auto 0 450px;
      height: 42px;
      border: solid var(--deep);
      border-width: 5px 0;
      background: var(--band) 50% 0 / 32px 32px;
    }
  }
`

/** The tiles are turned face up, one diagonal after the other, and the branch comes to rest. */
const turn = keyframes`from { mask-position: 100% 100%; } to { mask-position: 0 0; }`
const sway = keyframes`from { transform: rotate(-2.5deg); } 60% { transform: rotate(1.2deg); }`
export const unveil = css`
  .wall {
    mask: linear-gradient(135deg, #000 45%, transparent 55%) 0 0 / 250% 250% no-repeat;
    animation: ${turn} 600ms ease-out both;
  }
  .lemons, .bough { transform-origin: 50% 0; animation: ${sway} 600ms ease-out both; }
`
