import { css } from 'styled-components'

/**
 * The way to the answer. What stands in `:where` a format may set anew; the bar belongs to the screen, not to the
 * format's column.
 */
export const answerLink = css`
  :where(.answer-link) {
    display: inline-grid;
    place-content: center;
    justify-items: center;
    align-self: center;
    justify-self: center;
    grid-column: 1 / -1;
    width: fit-content;
    max-width: 100%;
    min-height: 52px;
    margin-top: clamp(16px, calc(var(--cover-height) * 0.03), 32px);
    padding: 7px 26px 8px;
    border: 1px solid var(--answer-link-line, var(--fill));
    border-radius: var(--answer-link-radius, var(--button-radius, 2px));
    background: var(--answer-link-fill, var(--fill));
    color: var(--answer-link-ink, var(--on-fill));
    line-height: 1.25;
    text-align: center;
    text-decoration: none;
    text-wrap: balance;
  }
  :where(.answer-link .until) { font-size: max(0.85em, 0.875rem); }
  .answer-link .said { display: none; }
  &:has(#confirmar[data-answer='given']) .answer-link {
    .ask { display: none; }
    .said { display: block; }
  }
  &:has(#confirmar[data-answer='closed']) :is(.answer-link, .answer-bar) { display: none; }

  .answer-bar {
    position: sticky;
    bottom: 0;
    z-index: 2;
    width: 100cqi;
    max-width: none;
    margin: 0 calc(50% - 50cqi);
    padding: 8px 16px calc(8px + env(safe-area-inset-bottom));
    border-top: 1px solid var(--hairline);
    background: var(--paper);
    color: var(--ink);
    text-align: center;
  }
  .answer-bar[data-away] { visibility: hidden; }
  .answer-bar .answer-link {
    --answer-link-fill: var(--fill);
    --answer-link-ink: var(--on-fill);
    --answer-link-line: var(--fill);
    width: min(100%, 26rem);
    margin: 0;
    font: 400 1.0625rem/1.25 var(--label-font, var(--text-font));
    letter-spacing: 0.02em;
    text-transform: none;
    scroll-margin: 0;
  }
  /* What is reached by keyboard is not left under the bar. */
  :where(a, button, input, select, textarea, summary) { scroll-margin-bottom: 96px; }
`
