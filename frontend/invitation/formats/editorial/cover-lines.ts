import { css } from 'styled-components'
import { didone } from './letters.ts'

/** What and where. On a phone a table with the answer in its second column, on a wide cover columns, or the table beside the mark. */
export const coverLines = css`
  .lines {
    --title: clamp(1.125rem, 4.9cqi, 2.125rem);
    --label: calc(6 * var(--title));
    display: grid;
    align-items: baseline;
    gap: calc(var(--cover-height) * 0.011) 12px;
    grid-template-columns: var(--label) minmax(0, 1fr);
    grid-row: 3;
    padding-top: 16px;
    border-top: 2px solid currentColor;
    font-size: clamp(1rem, 4.3cqi, max(1.05rem, 1.62cqi));
    line-height: 1.34;
  }
  &[data-photo] .lines {
    padding-top: clamp(14px, 3.6cqi, 32px);
    border: 0;
    color: var(--on-tone);
    --ink: var(--on-tone);
  }
  .lines p {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    align-items: baseline;
  }
  .lines b { font: italic 400 var(--title)/1.1 ${didone}; }
  .lines p span { display: block; text-wrap: balance; }
  .answer-link {
    grid-column: 2;
    width: auto;
    place-self: stretch;
    margin: 9px 0 6px;
    padding-inline: 8px;
  }
  @container card (max-width: 289px) {
    .lines p { display: block; }
    .lines > * { grid-column: 1 / -1; }
  }
  @container card (min-width: 760px) {
    &:not([data-columns]) {
      .lines {
        /* No title's word is broken in its column. */
        --title: min(2.125rem, 2.8cqi);
        grid-template: auto 1fr / minmax(0, 3.4fr) minmax(0, 5.2fr) minmax(0, 5.2fr) auto;
        gap: 10px clamp(16px, 2.6cqi, 40px);
      }
      .lines p { display: block; grid-area: 1 / auto / 3 / auto; }
      .lines b { display: block; margin-bottom: 6px; }
      .answer-link { grid-area: 1 / -2; justify-self: start; padding-inline: 28px; }
    }
  }
`
