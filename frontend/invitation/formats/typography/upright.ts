import { css } from 'styled-components'

/**
 * On a high phone one name climbs the page from foot to head, no longer than `--room` and no wider than `--widest`. Beside it
 * the date's lines, each as wide as their column (`--column`), start at the name's head and leave the place its height, which
 * ends at the name's foot.
 * `--climb` is how long the name is and `--size` its letters' size. Widths are in `cqw`: in upright letters `cqi` is a share
 * of the height.
 */
export const upright = css`
  --room: calc(var(--screen-height) - 10rem);
  --widest: 44cqw;
  --column: min(92cqw - var(--size) * var(--thick) - 1.25rem, (var(--climb) - 9rem) / (var(--words-high) + 0.74 / var(--day-ems)));
  --words-high: calc(0.76 / var(--weekday-ems) + 0.9 / var(--month-ems) + 0.9 / var(--year-ems));
  --thick: calc(0.7 + var(--up) + var(--down));
  --size: min(var(--room) / var(--bare-ems), var(--widest) / var(--thick));
  --climb: calc(var(--size) * var(--bare-ems));
  .top { grid-column: 1 / -1; }
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
  && .long-date { grid-area: 2 / 2; padding: 1.5rem 0 0; }
  && .drawn { display: flex; flex-flow: column; gap: 1.1rem; }
  .drawn span { display: block; line-height: 1; text-align-last: start; }
  && .drawn .weekday {
    padding: 0;
    font-size: calc(var(--column) / var(--weekday-ems));
    line-height: 0.76;
  }
  && .drawn .day {
    text-indent: -0.03em;
    font-size: calc(var(--column) / var(--day-ems));
    line-height: 0.74;
  }
  && .drawn .rest { flex: none; display: block; margin-top: -0.3rem; }
  && .rest span { line-height: 0.9; }
  && .rest :first-child { margin-bottom: 0.12em; font-size: calc(var(--column) / var(--month-ems)); }
  && .rest :last-child { line-height: 0.74; font-size: calc(var(--column) / var(--year-ems)); }
  grid-template: auto auto 1fr auto / minmax(0, 1fr) var(--column);
  && .names { grid-area: 2 / 1 / 4; align-self: start; padding: 1.5rem 0 0; }
  .city { grid-area: 3 / 2; align-self: end; padding: 1rem 0 0; font-size: 0.94em; }
  @media (min-height: 780px) { .city { font-size: 1.3em; } }
  .answer-link { grid-area: 4 / 1 / 5 / -1; justify-self: stretch; }
`
