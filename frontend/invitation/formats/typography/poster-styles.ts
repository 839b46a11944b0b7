import { css } from 'styled-components'
import { serif } from './letters.ts'

/**
 * Two people's names from edge to edge, and between them the word that joins them as high as the room that is left, but
 * no giant between low names: those share the room evenly.
 */
const joinedByHeight = css`
  .names[data-pair] {
    align-self: stretch;
    display: grid;
    grid-template-rows: auto minmax(3rem, 1fr) auto;
    :is(.row, .line) { display: contents; }
    .name { display: block; }
    .joiner { container: joiner / size; margin: 0; overflow: clip; }
    &[data-low] {
      grid-template-rows: minmax(0, 1fr) auto minmax(3rem, 4fr) auto minmax(0, 1fr);
      &::before, &::after { content: ''; }
      .joiner { align-self: center; height: min(100%, calc(var(--w, 92cqi) * var(--sum) * 1.2)); }
    }
    /* A 'y' has its middle a quarter of its size below that of the line. */
    .joiner span {
      display: grid;
      place-content: center;
      height: 100cqh;
      font: 300 min(calc(84cqw / var(--ems)), 128cqh)/1 ${serif};
      color: var(--accent);
      translate: 0 -0.25em;
    }
    /* In a browser that cannot measure that room: as high as it nearly always is. */
    @supports not (container-type: size) {
      .joiner { display: grid; place-content: center; overflow: visible; }
      .joiner span { font: 300 min(calc(84cqi / var(--ems)), calc(var(--cover-height) * 0.2), calc(92cqi * var(--sum) * 1.5))/1 ${serif}; }
    }
  }
`

/**
 * The date as a block as wide as `--measure`, all its words in one size: the day's figure stands on the weekday's line, as
 * large as the line has room and no higher than `--tallest`.
 */
const dateBlock = css`
  .drawn { display: flex; flex-flow: wrap; align-items: baseline; justify-content: space-between; }
  && .drawn span { font-size: calc(var(--measure) / var(--rest-ems)); line-height: 1; }
  && .drawn .day {
    font-size: min(calc(var(--measure) * var(--day)), calc(var(--tallest) / 0.72));
    line-height: 0.74;
    color: var(--accent);
  }
  .long-date { padding: 0; }
`

/** The names of a poster without photo. */
export const narrowPoster = css`
  @container card (max-width: 759.9px) {
    &:not([data-photo]) {
      ${joinedByHeight}
      /* What hangs below the last line is clear of the date. */
      .names[data-pair] .row:last-child .name { margin-bottom: calc(0.8em * var(--dip, 0)); }
    }
    &:not([data-photo], [data-tall]) {
      --measure: 92cqi;
      --tallest: max(1.75rem, calc(var(--screen-height) - 16.75rem - var(--spare) - 92cqi * var(--sum)));
      ${dateBlock}
      .long-date { padding-bottom: 12px; }
    }
    /* The figure is no giant below a low pair either. */
    &:not([data-photo], [data-tall]):has([data-pair]) {
      --tallest: min(max(4rem, calc(var(--screen-height) * 0.56 - 14.5rem)), calc(92cqi * var(--sum) * 1.8));
    }
  }
`

/** On a wide poster without photo: the date as a block, and beside it the hour as wide as the rest, the place and the answer. */
export const wideFoot = css`
  &:not([data-photo], [data-high]) {
    --measure: min(42cqi, calc((var(--cover-height) * 0.84 - var(--spare) - 92cqi * var(--tier)) / var(--block)));
    --tallest: 100cqi;
    ${dateBlock}
    .foot { grid-template: minmax(0, 1fr) auto auto / var(--measure) minmax(0, 1fr); gap: 0 6cqi; }
    .long-date { grid-area: 1 / 1 / -1; }
    .top span + span { display: none; }
    .hour {
      display: block;
      grid-column: 2;
      font-size: min(calc((86cqi - var(--measure)) / var(--hour-ems)), calc((var(--measure) * var(--block) - 15rem) / 0.74));
      line-height: 0.8;
    }
    .city { grid-column: 2; margin: 18px 0 26px; font-size: min(2.25rem, 2.5cqi); }
    .answer-link { grid-area: 3 / 2; justify-self: start; }
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
    margin: 28px 0 calc(1em * var(--dip));
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
    .row .joiner.joiner { display: inline; margin: 0 0.24em 0 0; font: 600 var(--join)/1 ${serif}; color: var(--accent); }
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
      .names[data-pair] .joiner span { font-size: min(calc(84cqw / var(--ems)), 102cqh); }
    }
    /* What the names leave below a broad photo is the date's. */
    @media screen and (min-height: 780px) {
      /* High names have what is left around them. */
      &[data-landscape][data-tall]:not(:has([data-pair])) {
        grid-template-rows: auto auto minmax(0, 1fr) auto;
        .plate { height: auto; aspect-ratio: 1.32; }
        && .names { align-self: center; padding: 8px 0; }
      }
      &[data-landscape]:not([data-tall], :has([data-pair])) {
        --measure: 92cqi;
        --tallest: max(4rem, calc(var(--screen-height) - 18.5rem - var(--spare) - 92cqi * var(--sum) - var(--w) / 1.5));
        ${dateBlock}
        .long-date { padding-bottom: 12px; }
      }
    }
    &[data-photo] {
      .line { line-height: 0.98; }
      &[data-landscape] .names:not([data-low]) { padding: 10px 0 22px; }
      &[data-landscape] .names:not([data-low]) .line { line-height: 0.76; }
      /* Two short names are one row, so that the photo has the height. */
      .names[data-short] { padding-bottom: 22px; }
      .names[data-short] .row { font: 600 calc(var(--w) / var(--ems))/1 ${serif}; letter-spacing: -0.015em; }
      &[data-landscape]:is([data-tall], :has([data-short])) .plate { max-height: calc(var(--w) / 1.32); }
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
      --w: min(50cqi, calc(var(--cover-height) * 0.63 / var(--sum)));
      /* No narrower than the place's two lines. */
      grid-template: auto minmax(0, 1fr) auto / max(var(--w), 23.5rem) minmax(0, 1fr);
      column-gap: 3cqi;
      padding-block: 24px;
      .plate { grid-area: 1 / 2 / -1; margin: 0; }
      .names { align-self: center; padding: 0; }
      .row .line { display: block; font-size: calc(var(--w) / var(--ems)); line-height: 0.94; }
      /* What hangs below the last line is clear of the date. */
      .row:last-child .line:last-child { padding-bottom: calc(0.6em * var(--dip)); }
      /* The date in one line as wide as the names, the place and the answer below it. */
      .foot { display: flex; align-items: flex-start; gap: 0; }
      && .drawn span { font-size: calc(var(--w) / var(--all-ems)); }
      .city { font-size: 1.125em; }
      .answer-link { align-self: start; margin-top: 18px; }
    }
    &[data-photo]:not([data-landscape]):has([data-pair]:not([data-short])) { ${joinedByHeight} }
    &[data-photo]:not([data-landscape]):has([data-pair]:not([data-short])) .names {
      padding: calc(var(--cover-height) * 0.02) 0;
      .row .line { font-size: calc(var(--w) / var(--own)); }
      .row .joiner.joiner { margin: 0; }
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
        aspect-ratio: 4 / 3;
        margin: 20px 0 0;
      }
      .foot { grid-area: 3 / 2; justify-content: flex-end; }
      && .drawn span { font-size: calc(var(--rest) / var(--all-ems)); }
    }
    /* Low names, and two short ones in a row beside a broad photo, run across the page. The next row is the photo from
       the date's edge to the page's, and the date's lines are as wide as what the photo leaves. */
    &&&[data-landscape]:is(:has([data-low]), :has([data-short][data-pair])) {
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
      .long-date { margin-bottom: auto; padding: 0 0 12px; }
      .answer-link { align-self: stretch; margin-top: 14px; }
      .row .line { line-height: 0.88; }
      --measure: var(--rest);
      --tallest: calc(var(--cover-height) * 0.9 - 17.75rem - var(--high));
      ${dateBlock}
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
