import { css } from 'styled-components'
import { didone } from './letters.ts'

/** Cover lines as a table with a hairline above each, and the answer in its second column. */
const table = css`
  .lines {
    --air: calc(var(--cover-height) * 0.019);
    gap: var(--air) 20px;
    padding: 0;
    border: 0;
  }
  .lines p {
    display: grid;
    grid-area: auto / 1 / auto / -1;
    padding-top: var(--air);
    border-top: 1px solid currentColor;
  }
  .answer-link { margin: 9px 0 0; }
`

/** The same where they stand in one row on a tablet. */
const tableBesidePhoto = css`
  ${table}
  .lines { grid-template: none / var(--label) minmax(0, 1fr); }
  .answer-link { grid-area: auto / 2; }
`

/** One name or two short ones as a masthead across the page. */
const masthead = css`
  --w: var(--row);
  --f: min(var(--fit) * 0.985, calc(var(--cover-height) * 0.37), max(7rem, calc(var(--cover-height) * 0.6 - 210px)));
  .line { display: inline; }
  .line + .line { margin: 0 0 0 0.2em; }
  .names { white-space: nowrap; line-height: 0.95; }
  /* The occasion stands before the name, as large as the page leaves it. */
  .names:has(.lead) {
    display: flex;
    align-items: last baseline;
    justify-content: space-between;
    gap: 3cqi;
    /* The last letter's tail reaches past its own width. */
    padding-right: 0.05em;
    font-size: min(var(--f), calc((58cqi - 2 * var(--margin)) / var(--w)));
    &:has(.line[data-marked]) { font-size: min(calc(0.9 * var(--f)), calc((58cqi - 2 * var(--margin)) / var(--w))); }
  }
  .lead {
    margin: 0;
    font: italic 400 min(6cqi, calc(var(--cover-height) * 0.095))/1.04 ${didone};
    max-width: 5.8em;
    text-wrap: balance;
  }
`

/** The cover lines at the foot of the left column, and the mark in the right one. */
const columns = css`
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr) minmax(0, 1.06fr);
  column-gap: 4cqi;
  .head { grid-area: 1 / 1 / auto / -1; }
  .head > .names { margin-block: auto; }
  .mark { grid-area: 2 / 2; margin: 0; }
  /* The drawing and the answer end on one line. */
  .mark svg { height: min(100cqh, 100cqw / var(--ratio)); }
  /* A day is lower than the list: its column begins with the same rule. */
  &:not(:has(.joiner)) .mark { border-top: 1px solid currentColor; }
  /* Narrow enough that an address has its lines whole. */
  .lines {
    --title: min(1.875rem, 2.4cqi);
    grid-area: 2 / 1;
  }
  .answer-link { justify-self: start; padding-inline: 28px; }
`

/** Long names in lines as wide as the page. */
const wideLines = css`
  --most: clamp(calc(var(--cover-height) * 0.33), calc(var(--cover-height) - 470px), calc(var(--cover-height) * 0.39));
  --f: min(var(--fit), calc(var(--most) / var(--tiers, var(--lines))));
  .head > .names { padding-bottom: 0.2em; }
  .names[data-broad] .line { display: inline; text-align: left; }
  .line[data-begins]::before { content: '\\A'; white-space: pre; }
  .names[data-broad] .line + .line:not([data-begins])::before { content: ' '; }
`

/** Long names in the whole measure, and a large ampersand between them. */
export const amidst = css`
  --w: var(--bare);
  /* Two lines about as long begin on one margin. */
  &&& .line { padding: 0; text-align: left; }
  .joiner { display: block; margin: 0.2em 0 0.2em 0.06em; font-size: 1.4em; }
`

/** The upright photo has the right page of a spread, the names and the cover lines below them the left one. */
const spread = css`
  --page: 52cqi;
  --fit: calc((var(--page) - 2 * var(--margin)) / var(--w));
  --ink: var(--on-tone);
  --w: var(--widest);
  --f: min(var(--fit), 15cqi, calc(var(--cover-height) * 0.33 / var(--lines)));
  padding-right: calc(100cqi - var(--page) + var(--margin));
  .photo { grid-area: auto; inset: 0 0 0 var(--page); }
  .head { grid-row: 1 / 3; }
  .head > .names { margin-block: auto; }
  .head::before { content: none; }
`

/** A broad photo bleeds off the lower right, below a masthead across the page; the cover lines stand at its left. */
const belowMasthead = css`
  --w: var(--broad, var(--widest));
  --f: min(var(--fit), 19cqi, calc(var(--most) / var(--tiers, var(--lines))));
  --most: calc(var(--cover-height) * 0.27);
  /* A title's two lines run across the page, as far as the list leaves it. */
  &:not(:has(.joiner)) {
    --most: clamp(calc(var(--cover-height) * 0.27), calc(var(--cover-height) - 500px), calc(var(--cover-height) * 0.345));
  }
  /* A title with a lead is one line across the page, unless it is a masthead. */
  &:has(.lead):not([data-row], :has(.joiner)) {
    --w: var(--one);
    --f: min(var(--fit), 19cqi, calc(var(--cover-height) * 0.2));
    .line { display: inline; }
    .line + .line::before { content: ' '; }
    /* The photo is as broad as it is shown whole. */
    .head > .names.names { margin-block: calc(var(--cover-height) * 0.07); }
  }
  .head > .names { grid-column: 1 / -1; margin: calc(var(--cover-height) * 0.032) 0 calc(0.1em + clamp(16px, 2.6cqi, 36px)); }
  .photo { grid-area: 3 / 2; inset: 0; }
  .lines { --title: min(1.875rem, 2.1cqi); grid-row: 3; }
  /* As high as the photo beside it, and each line in the middle between its rules. */
  .lines p { place-self: stretch; align-content: center; }
  .answer-link { align-self: end; }
`

/** Brief names fill a column beside it, and the cover lines run below both. */
const besideColumn = css`
  --w: var(--widest);
  --fit: calc((var(--page) - 2 * var(--margin)) / var(--w));
  --f: min(var(--fit), calc(var(--cover-height) * 0.48 / var(--lines)));
  .head > .names { grid-area: 2 / 1; align-self: center; }
  .photo { grid-area: 2 / 2 / 3; inset: 0; }
  .lines { grid-area: 3 / 1 / auto / -1; }
`

/** The whole width of a cover without photo. */
export const wideCover = css`
  @container card (min-width: 960px) {
    &[data-columns] { ${table} ${columns} }
    &[data-columns]:not([data-row]) { ${wideLines} }
    &[data-columns]:has([data-broad]) { --w: var(--broad); }
    &[data-row]:not([data-photo]) { ${masthead} }
  }
`

export const besidePhoto = css`
  @container card (min-width: 960px) {
    &[data-photo]:not([data-landscape], [data-names='long']) { ${tableBesidePhoto} ${spread} }
    &:is([data-landscape], [data-names='long']) {
      --page: 37cqi;
      --ink: var(--on-tone);
      .head::before { content: none; }
      grid-template: auto auto minmax(0, 1fr) / calc(var(--page) - 2 * var(--margin)) minmax(0, 1fr);
      column-gap: calc(2 * var(--margin));
      .head { display: contents; }
      .issue { grid-column: 1 / -1; }
      .head > .names { margin-block: 20px 0; padding: 0; }
    }
    &:is([data-landscape]:is([data-row], :not([data-names='brief'])), [data-names='long']) {
      --page: 43cqi;
      ${tableBesidePhoto}
      ${belowMasthead}
    }
    /* An upright photo is less broad than a broad one. */
    &[data-names='long']:not([data-landscape]) { --page: 52cqi; }
    &[data-row][data-landscape] {
      ${masthead}
      --f: min(var(--fit) * 0.985, calc(var(--cover-height) * 0.35), max(7rem, calc(var(--cover-height) * 0.6 - 232px)));
    }
    &[data-landscape][data-names='brief']:not([data-row]) { grid-template-rows: auto minmax(0, 1fr) auto; ${besideColumn} }
  }
`
