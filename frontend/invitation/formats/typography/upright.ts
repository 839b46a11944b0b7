import { css } from 'styled-components'

/**
 * One name climbs the page from foot to head, no longer than `--room` and no wider than `--widest`, and beside it a column,
 * `--column` wide, has who is addressed at its head and the date at its foot, every line as wide as the column.
 * `--climb` is how long the name is and `--size` its letters' size. Widths are in `cqw`: in upright letters `cqi` is a
 * share of the height.
 */
const climbing = css`
  --thick: calc(0.7 + var(--up) + var(--down));
  --size: min(calc(var(--room) / var(--bare-ems)), calc(var(--widest) / var(--thick)));
  --climb: calc(var(--size) * var(--bare-ems));
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
  && .drawn .weekday { flex: 1 0 100%; padding: 0; font-size: calc(var(--column) / var(--weekday-ems)); line-height: 0.76; }
  && .drawn .day {
    margin: 1rem 0 0.75rem auto;
    font-size: calc(0.55 * var(--column) / var(--day-ems));
    line-height: 0.74;
  }
  && .drawn .rest { flex: 1 0 100%; margin: 0; font-size: calc(var(--column) / var(--rest-ems)); -webkit-text-stroke: 0.015em currentColor; }
  .rest span { display: inline; font-size: 1em; }
`

/** On a high phone, where the place and the hour stand below the name. */
export const upright = css`
  --room: calc(var(--screen-height) - 11.5rem);
  --widest: 44cqw;
  --column: calc(92cqw - var(--size) * var(--thick) - 1.25rem);
  ${climbing}
  grid-template: auto 1fr auto 1fr auto auto / minmax(0, 1fr) var(--column);
  .top { display: contents; }
  .top :first-child { grid-area: 1 / 2; }
  .top :last-child:not(:first-child) { grid-area: 5 / 2; justify-self: end; padding-top: 1.25rem; }
  && .names { grid-area: 1 / 1 / 5 / -1; align-self: start; padding: 0.25rem 0 0; }
  .city { grid-area: 5 / 1 / 6 / -1; padding: 1.25rem 4.5rem 0 0; }
  .answer-link { grid-area: 6 / 1 / 7 / -1; justify-self: stretch; }
`

/** On a wide page with an upright photo, which stands beside the column; the place and the answer are the column's too. */
export const uprightBesidePhoto = css`
  --room: calc(var(--cover-height) - 48px);
  --widest: 17cqw;
  --column: max(15rem, 26cqw);
  ${climbing}
  grid-template: auto 1fr auto 1fr auto auto / auto var(--column) minmax(0, 1fr);
  .top { grid-area: 1 / 2; }
  .plate { grid-area: 1 / 3 / -1; }
  .names { grid-area: 1 / 1 / -1; align-self: end; padding: 0; }
  .city { grid-area: 5 / 2; font-size: 1em; }
  .answer-link { grid-area: 6 / 2; justify-self: stretch; margin: 24px 0 0; padding-inline: 0; }
`
