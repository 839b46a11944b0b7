import { css } from 'styled-components'
import { serif } from './letters.ts'

/** Two people's names from edge to edge, and between them the word that joins them as high as the room that is left. */
const joinedByHeight = css`
  .names[data-pair] {
    align-self: stretch;
    display: grid;
    grid-template-rows: auto minmax(3rem, 1fr) auto;
    :is(.row, .line) { display: contents; }
    .name { display: block; }
    .joiner { container: joiner / size; margin: 0; overflow: clip; }
    /* A 'y' has its middle a quarter of its size below that of the line. */
    .joiner span {
      display: grid;
      place-content: center;
      height: 100cqh;
      font: 300 min(calc(84cqw / var(--ems)), 136cqh)/1 ${serif};
      color: var(--accent);
      translate: 0 -0.25em;
    }
  }
`

/** The names of a poster without photo. */
export const narrowPoster = css`
  @container card (max-width: 759.9px) {
    &:not([data-photo]) {
      ${joinedByHeight}
      /* What hangs below the last line is clear of the date. */
      .names[data-pair] .row:last-child .name { margin-bottom: calc(0.8em * var(--dip, 0)); }
    }
  }
`

/** The photo as a row between two names, each in a row of its own. */
const betweenNames = css`
  grid-template-rows: auto auto minmax(0, 1fr) auto auto;
  .plate.plate { grid-area: 3 / 1; align-self: stretch; height: auto; max-height: none; margin: 16px 0; }
  &&& .names { grid-area: 2 / 1 / 5; align-self: stretch; display: grid; grid-template-rows: subgrid; padding: 0; }
  .row { display: contents; }
  &&& .names .line {
    display: block;
    margin: calc(14px + 0.06em) 0 calc(1em * var(--dip));
    font-size: calc(var(--w) / var(--ems));
    line-height: 0.76;
  }
  &&& .names :is(.line + .line, .row + .row .line) { grid-row: 3; margin: 0 0 calc(10px + 0.11em); }
  .foot { grid-row: 5; }
`

/** The photo as a plate, and below it, or on a wide card beside it, the poster's letters in an ink of its colour. */
export const photoPoster = css`
  &[data-photo] {
    --w: 92cqi;
    grid-template-rows: auto minmax(0, 1fr) auto auto;
    .plate { position: relative; margin-top: 12px; overflow: hidden; }
    .names { padding: 14px 0 10px; }
    .row { margin: 0; }
    .line { font-size: calc(var(--w) / var(--ems)); }
    .row .joiner.joiner { display: inline; margin: 0 0.3em 0 0; font: 600 var(--join)/1 ${serif}; color: var(--accent); }
  }
  @container card (max-width: 759.9px) {
    &[data-landscape] .plate {
      align-self: end;
      width: 100%;
      height: calc(100% - 12px);
      max-height: calc(var(--w) / 1.5);
    }
    /* Nobody at its sides is cut; what low names leave is the date's, or between two people the word's that joins them. */
    &[data-landscape]:has([data-low]) {
      grid-template-rows: auto auto minmax(0, 1fr) auto;
      .plate { aspect-ratio: 3 / 2; }
    }
    &[data-landscape]:has([data-low][data-pair]) {
      ${joinedByHeight}
      && .names { padding: 20px 0 6px; }
      .names .row .line { font-size: calc(var(--w) / var(--own)); }
      .names .row .joiner.joiner { margin: 0; }
      .names[data-pair] .joiner span { font-size: min(calc(84cqw / var(--ems)), 96cqh); }
    }
    &[data-landscape]:has([data-low]:not([data-pair])) {
      && .names { align-self: center; padding-bottom: calc(var(--cover-height) * 0.03); }
      && .drawn span {
        display: block;
        font-size: min(calc(var(--w) / var(--widest)), calc(var(--cover-height) * 0.075));
        line-height: 0.98;
      }
    }
    /* What names of two or three lines leave below a broad photo is the date's. */
    @media screen and (min-height: 780px) {
      &[data-room][data-landscape] .drawn span { display: block; font-size: calc(92cqi / var(--ems)); line-height: 0.96; }
      &[data-room='two'][data-landscape] .drawn span + span { display: inline; font-size: calc(92cqi / var(--tail-ems)); }
    }
    &[data-photo] {
      .line { line-height: 0.98; }
      &[data-landscape] .names:not([data-low]) { padding: 10px 0 22px; }
      &[data-landscape] .names:not([data-low]) .line { line-height: 0.76; }
      /* Two short names are one row, so that the photo has the height. */
      .names[data-short] .row { font: 600 calc(var(--w) / var(--ems))/1 ${serif}; letter-spacing: -0.015em; }
      &[data-landscape]:has([data-short]) .plate { max-height: calc(var(--w) / 1.32); }
      && .names[data-short] .line { display: inline; font-size: 1em; line-height: inherit; }
      &:has([data-pair]:not([data-short], [data-low])), &:not([data-landscape]):has([data-pair][data-low]) { ${betweenNames} }
    }
    @media screen and (min-height: 780px) and (max-width: 520px) {
      &[data-landscape]:has([data-pair][data-short]) { ${betweenNames} }
    }
  }
  @container card (min-width: 760px) {
    &[data-photo] {
      /* As wide as the letters may be for their lines and the word between to leave the foot its height. */
      --w: min(47cqi, calc(var(--cover-height) * 0.63 / var(--sum)));
      /* No narrower than the place's two lines. */
      grid-template: auto minmax(0, 1fr) auto / max(var(--w), 23.5rem) minmax(0, 1fr);
      column-gap: 3cqi;
      padding-block: 24px;
      .plate { grid-area: 1 / 2 / -1; margin: 0; }
      .names { align-self: center; padding: 0; }
      .row .line { display: block; font-size: calc(var(--w) / var(--ems)); line-height: 0.94; }
      /* The date in one line as wide as the names, the place and the answer below it. */
      .foot { display: flex; align-items: flex-start; gap: 0; }
      && .drawn span { font-size: calc(var(--w) / var(--all-ems)); }
      .city { font-size: 1.125em; }
      .answer-link { align-self: stretch; margin-top: 18px; }
    }
    &[data-photo]:not([data-landscape]):has([data-pair]:not([data-short], [data-low])) { ${joinedByHeight} }
    &[data-photo]:not([data-landscape]):has([data-pair]:not([data-short], [data-low])) .names {
      padding: calc(var(--cover-height) * 0.02) 0 calc(var(--cover-height) * 0.005);
      .row .line { font-size: calc(var(--w) / var(--own)); }
      .row .joiner.joiner { margin: 0; }
      .row .joiner span { font-size: min(calc(84cqw / var(--ems)), 112cqh); }
    }
    /* A broad photo has the date, the place and the answer below it, and the names all the height. */
    &&[data-landscape] {
      --w: min(45cqi, calc(var(--cover-height) * 0.84 / var(--sum)));
      --rest: calc(89cqi - max(var(--w), 23.5rem));
      grid-template: auto auto minmax(0, 1fr) / max(var(--w), 23.5rem) minmax(0, 1fr);
      .top { grid-column: 1 / -1; }
      .names { grid-row: 2 / -1; align-self: center; padding: 0; }
      .plate {
        grid-area: 2 / 2;
        width: 100%;
        max-height: calc(var(--cover-height) * 0.582);
        aspect-ratio: 3 / 2;
        margin: 20px 0 0;
      }
      .foot { grid-area: 3 / 2; justify-content: flex-end; }
      && .drawn span {
        display: block;
        font-size: min(calc(var(--rest) / var(--ems)), calc(var(--cover-height) * 0.155));
        line-height: 0.96;
      }
      && .drawn span + span { display: inline; font-size: calc(var(--rest) / var(--tail-ems)); }
    }
    /* Low names, and two short ones in a row beside a broad photo, run across the page. The next row is the photo from
       the date's edge to the page's, and the date's lines are as wide as what the photo leaves. */
    &&&:is([data-photo]:has([data-low]), [data-landscape]:has([data-short][data-pair])) {
      --w: min(92cqi, calc(var(--cover-height) * 0.34 / var(--sum)));
      --high: calc(var(--w) * var(--sum));
      --rest: 29.5cqi;
      grid-template: auto auto minmax(0, 1fr) / var(--rest) minmax(0, 1fr);
      column-gap: 2.6cqi;
      .names { grid-area: 2 / 1 / 3 / -1; align-self: start; padding: calc(var(--cover-height) * 0.02) 0 0; }
      .top { grid-column: 1 / -1; }
      .plate {
        grid-area: 3 / 2;
        align-self: stretch;
        width: auto;
        height: auto;
        max-height: none;
        aspect-ratio: auto;
        margin: calc(var(--cover-height) * 0.03) 0 0;
      }
      .foot { grid-area: 3 / 1; justify-content: flex-end; padding-top: calc(var(--cover-height) * 0.03); }
      .long-date { margin-bottom: auto; padding: 0; }
      .answer-link { align-self: stretch; margin-top: 14px; }
      .row .line { line-height: 0.88; }
      && .drawn { display: block; margin-top: -0.2em; }
      && .drawn span, && .drawn span + span {
        display: block;
        font-size: min(calc(var(--rest) / var(--ems)), calc(var(--cover-height) * 0.16));
        line-height: 0.91;
      }
    }
    /* An upright photo is narrower, and the month and the year share a line. */
    &&&[data-photo]:not([data-landscape]):has([data-low]) {
      --tall: min(40cqi, calc(var(--cover-height) * 0.94 - 92px - var(--high)));
      --rest: calc(89.4cqi - 0.86 * var(--tall));
      && .drawn span { font-size: min(calc(var(--rest) / var(--ems)), calc(var(--cover-height) * 0.24)); }
      && .drawn span + span { display: inline; font-size: calc(var(--rest) / var(--tail-ems)); }
      .answer-link { align-self: flex-start; }
    }
    &&&[data-landscape]:has([data-short][data-pair]) {
      --high: calc(var(--cover-height) * 0.36);
      --rest: 25cqi;
      .names { padding-block: 0; }
      .city { font-size: 1em; }
      .row { font-size: min(calc(92cqi / var(--ems)), calc(var(--cover-height) * 0.405)); line-height: 0.97; margin-bottom: calc(var(--cover-height) * 0.03); }
      .row .line { display: inline; font-size: 1em; line-height: inherit; }
    }
  }
`
