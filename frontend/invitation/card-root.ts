import styled from 'styled-components'
import { parts } from './parts/base.ts'
import { held } from './parts/held-details.ts'
import { printed } from './print.tsx'

/**
 * Base styles of all formats: sizes follow the card's width (cqi), so that a miniature is the same card, only smaller.
 */
export const CardRoot = styled.div`
  container: card / inline-size;
  position: relative;
  isolation: isolate;
  overflow: hidden;
  overflow: clip;
  background: var(--paper);
  color: var(--ink);
  -webkit-font-smoothing: antialiased;
  text-rendering: optimizeLegibility;
  /* A cover fills the screen; names, photo and air are measured by --cover-height. */
  --screen-height: 100svh;
  --cover-height: var(--screen-height);
  /* On a low phone the small words need as much room as on a tall one: names, photo and air give way, not the button. */
  @media screen and (max-width: 759px) {
    --cover-height: min(
      var(--screen-height),
      max(var(--screen-height) * 0.8, var(--screen-height) * 1.55 - 465px)
    );
  }
  /* Small text of a cover, slightly larger on a wide card. */
  --em: calc(1rem + max(0px, (100cqi - 760px) * 0.007));

  &[data-view='preview'] { --screen-height: 760px; --cover-height: 760px; }
  &[data-view='cover'] {
    --screen-height: var(--card-height, 760px);
    --cover-height: var(--screen-height);
    height: var(--screen-height);
  }

  :where(*, *::before, *::after) { box-sizing: border-box; }
  :where(h1, h2, h3, p, ul, ol, dl, dd, figure) { margin: 0; padding: 0; }
  :where(ul, ol) { list-style: none; }
  :where(h1, h2, h3) { font: inherit; }
  :where(a) { color: inherit; text-underline-offset: 0.25em; text-decoration-thickness: 1px; }
  :where(svg) { display: block; max-width: none; }
  ${parts}

  :focus-visible { outline: 2px solid currentColor; outline-offset: 3px; }

  ${held}
  ${printed}
`
