import { css } from 'styled-components'

/**
 * On a high phone one name climbs the page from foot to head, no longer than `--room` and no wider than `--widest`. Beside it
 * a column, `--column` wide, has who is addressed, the hour and the date, every line of the date as wide as the column; the
 * place stands below the name. `--climb` is how long the name is and `--size` its letters' size. Widths are in `cqw`: in
 * upright letters `cqi` is a share of the height.
 */
export const upright = css`
  --room: calc(var(--screen-height) - 12.25rem);
  --widest: 44cqw;
  --column: calc(92cqw - var(--size) * var(--thick) - 1.5rem);
  --words-high: calc(0.76 / var(--weekday-ems) + 0.9 / var(--month-ems) + 0.9 / var(--year-ems));
  --thick: calc(0.7 + var(--up) + var(--down));
  --size: min(var(--room) / var(--bare-ems), var(--widest) / var(--thick));
  --climb: calc(var(--size) * var(--bare-ems));
  .top { grid-area: 1 / 2; flex-flow: column; }
  .row {
    width: calc(var(--size) * var(--thick));
    height: var(--climb);
    writing-mode: vertical-rl;
    rotate: 180deg;
  }
  && .line {
    margin: 0 calc(var(--size) * var(--up)) 0 calc(var(--size) * var(--down));
    font-size: var(--size);
    line-height: 0.7;
  }
  .foot { display: contents; }
  && .long-date { grid-area: 3 / 2; padding: 0; }
  .drawn span { display: block; line-height: 1; text-align-last: start; }
  && .drawn .weekday {
    padding: 0;
    font-size: calc(var(--column) / var(--weekday-ems));
    line-height: 0.76;
  }
  && .drawn .day {
    margin: 0.9rem 0;
    text-indent: -0.03em;
    font-size: min(var(--column) / var(--day-ems), (var(--room) - 12rem - var(--column) * var(--words-high)) / 0.74);
    line-height: 0.74;
  }
  && .drawn .rest { display: block; }
  && .rest span { line-height: 0.9; }
  && .rest :first-child { margin-bottom: 0.12em; font-size: calc(var(--column) / var(--month-ems)); }
  && .rest :last-child { line-height: 0.74; font-size: calc(var(--column) / var(--year-ems)); }
  grid-template: auto 1fr auto 0 auto auto / minmax(0, 1fr) var(--column);
  && .names { grid-area: 1 / 1 / 5 / -1; align-self: start; padding: 0.25rem 0 0; }
  .city { grid-area: 5 / 1 / 6 / -1; padding-top: 2rem; }
  .answer-link { grid-area: 6 / 1 / 7 / -1; justify-self: stretch; }
`
