import styled from 'styled-components'
import { parts } from './parts/base.ts'
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
  --cover-height: 100svh;
  /* Small text of a cover, slightly larger on a wide card. */
  --em: calc(1rem + max(0px, (100cqi - 760px) * 0.007));

  &[data-view='preview'] { --cover-height: 760px; }
  &[data-view='cover'] { --cover-height: var(--card-height, 760px); height: var(--cover-height); }

  :where(*, *::before, *::after) { box-sizing: border-box; }
  :where(h1, h2, h3, p, ul, ol, dl, dd, figure) { margin: 0; padding: 0; }
  :where(ul, ol) { list-style: none; }
  :where(h1, h2, h3) { font: inherit; }
  :where(a) { color: inherit; text-underline-offset: 0.25em; text-decoration-thickness: 1px; }
  :where(svg) { display: block; max-width: none; }
  ${parts}

  :focus-visible { outline: 2px solid currentColor; outline-offset: 3px; }

  ${printed}
`
