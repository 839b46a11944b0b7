import { css } from 'styled-components'

/**
 * One name climbs a high phone's poster from foot to head, and beside it a column has who is addressed and the date, every
 * line of it as wide as the column. `--climb` is how long the name is and `--size` its letters' size. Widths are
 * in `cqw`: in upright letters `cqi` is a share of the height.
 */
export const upright = css`
  --thick: calc(0.7 + var(--up) + var(--down));
  --size: min(calc((var(--screen-height) - 11.5rem) / var(--bare-ems)), calc(44cqw / var(--thick)));
  --climb: calc(var(--size) * var(--bare-ems));
  --column: calc(92cqw - var(--size) * var(--thick) - 1.25rem);
  grid-template: auto 1fr auto 1fr auto auto auto / minmax(0, 1fr) var(--column);
  .top { display: contents; }
  .top :first-child { grid-area: 1 / 2; }
  .top :last-child:not(:first-child) { grid-area: 5 / 2; }
  && .names { grid-area: 1 / 1 / 6 / -1; align-self: start; padding: 0.25rem 0 0; }
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
  .long-date { grid-area: 3 / 2; padding: 0; }
  .drawn span { display: block; line-height: 1; text-align-last: start; }
  && .drawn .weekday {
    padding: 0;
    font-size: calc(var(--column) / var(--weekday-ems));
    line-height: 0.76;
  }
  && .drawn .day {
    margin: 0.9rem 0;
    --others: calc(var(--column) * (0.76 / var(--weekday-ems) + 0.9 / var(--month-ems) + 0.9 / var(--year-ems)) + 12rem);
    font-size: min(calc(var(--column) / var(--day-ems)), calc((var(--climb) - var(--others)) / 0.74));
    line-height: 0.74;
  }
  .rest span { line-height: 0.9; }
  .rest :first-child { margin-bottom: 0.12em; font-size: calc(var(--column) / var(--month-ems)); }
  .rest :last-child { font-size: calc(var(--column) / var(--year-ems)); }
  .city { grid-area: 6 / 1 / 7 / -1; padding-top: 1.25rem; }
  .answer-link { grid-area: 7 / 1 / 8 / -1; justify-self: stretch; }
`
