import { css } from 'styled-components'

/**
 * One name climbs the page from foot to head, no longer than `--room` and no wider than `--widest`, and beside it a column,
 * `--column` wide, has who is addressed at its head and the date at its foot, every line as wide as the column.
 * `--climb` is how long the name is and `--size` its letters' size. Widths are in `cqw`: in upright letters `cqi` is a
 * share of the height.
 */
const climbing = css`
  --words-high: calc(1 / (var(--weekday-ems) + var(--day-ems) + 0.3) + 0.9 / var(--month-ems) + 0.9 / var(--year-ems));
  --thick: calc(0.7 + var(--up) + var(--down));
  --size: min(calc(var(--room) / var(--bare-ems)), calc(var(--widest) / var(--thick)));
  --climb: calc(var(--size) * var(--bare-ems));
  .top { display: contents; }
  .top > span { grid-area: 1 / 2; }
  .top :first-child:not(:last-child) { padding-right: 4rem; }
  .top :last-child:not(:first-child) { justify-self: end; }
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
  .drawn { display: flex; flex-flow: wrap; justify-content: space-between; align-items: baseline; }
  .drawn span { display: block; line-height: 1; text-align-last: start; }
  && .drawn :is(.weekday, .day) {
    margin: 0;
    padding: 0;
    font-size: calc(var(--column) / (var(--weekday-ems) + var(--day-ems) + 0.3));
    line-height: 1;
  }
  && .drawn .day { color: var(--accent); }
  && .drawn .rest { flex: 1 0 100%; margin: 0; }
  && .rest span { line-height: 0.9; }
  && .rest :first-child { margin-bottom: 0.12em; font-size: calc(var(--column) / var(--month-ems)); }
  && .rest :last-child { font-size: calc(var(--column) / var(--year-ems)); }
`

/** On a high phone, where the place and the hour stand below the name. */
export const upright = css`
  --room: calc(var(--screen-height) - 11.5rem);
  --widest: 44cqw;
  --column: calc(92cqw - var(--size) * var(--thick) - 1.25rem);
  ${climbing}
  grid-template: auto 1fr auto auto auto / minmax(0, 1fr) var(--column);
  && .names { grid-area: 1 / 1 / 4 / -1; align-self: start; padding: 0.25rem 0 0; }
  .city { grid-area: 4 / 1 / 5 / -1; padding-top: 1.25rem; }
  .answer-link { grid-area: 5 / 1 / 6 / -1; justify-self: stretch; }
`

/** On a wide page with an upright photo, which stands beside the column; the place is below the one and the answer below the other. */
export const uprightBesidePhoto = css`
  --room: calc(var(--cover-height) - 48px);
  --widest: 17cqw;
  --column: min(22cqw, calc((var(--room) - 15rem) / var(--words-high)));
  ${climbing}
  grid-template: auto 1fr auto auto / auto var(--column) minmax(0, 1fr);
  .plate { grid-area: 1 / 3 / 4; }
  .names { grid-area: 1 / 1 / -1; align-self: end; padding: 0; }
  .city { grid-area: 4 / 2; align-self: end; padding-top: 20px; font-size: 1em; }
  .answer-link { grid-area: 4 / 3; place-self: end; margin: 20px 0 0; }
`
