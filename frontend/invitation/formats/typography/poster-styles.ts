import { css } from 'styled-components'
import { lightSpace, lightTracking, serif, tracking } from './letters.ts'
import { joinerSpace } from './poster-names.tsx'
import { upright } from './upright.ts'

/**
 * The date as a block as wide as `--measure` and about as high as `--free`: the day's figure stands on the weekday's line,
 * or where that is higher in a line of its own. The weekday is as large as the figure leaves room, and no less than four
 * tenths of it, so that its line has no hole.
 */
const dateBlock = css`
  --words: calc(var(--measure) / var(--rest-ems));
  .drawn {
    display: flex;
    flex-flow: wrap;
    align-items: baseline;
    --figure: max(
      var(--least-figure, 1.15 * var(--words)),
      min(
        var(--measure) * var(--day),
        var(--measure) * var(--most-day, 1),
        var(--free) / (0.74 + var(--weekday-dip)),
        var(--measure) / (var(--day-ems) + 0.36 * (var(--weekday-ems) + 0.3))
      ),
      var(--alone, min(var(--measure) / var(--day-ems), (var(--free) - var(--words)) / 0.74))
    );
    --weekday: max(
      var(--words),
      min(var(--figure), (var(--measure) - var(--figure) * var(--day-ems)) / (var(--weekday-ems) + 0.3))
    );
  }
  .drawn span { font-size: var(--words); line-height: 1; }
  /* Its width is known to a few pixels only. */
  .drawn .rest { flex: 1 0 100%; margin-top: 0.12em; text-align-last: justify; }
  .drawn .weekday {
    font-size: var(--weekday);
    line-height: max(var(--words), var(--weekday) * 0.76);
    padding-bottom: calc((var(--weekday) - var(--words)) * var(--weekday-dip));
  }
  .drawn .day {
    margin-left: auto;
    text-indent: -0.03em;
    font-size: var(--figure);
    line-height: 0.76;
  }
  .long-date { padding: 0 0 20px; }
`

/** The date in one line from edge to edge. */
const dateLine = css`
  .drawn {
    display: block;
    span { padding: 0; font-size: calc(92cqi / var(--all-ems)); line-height: 1.1; color: inherit; }
  }
`

/** The first letters of two people from edge to edge, with the word between them, and their names below. */
const firstLetters = css`
  /* What the names and the date's line leave. */
  --left: calc(var(--screen-height) - 17.5rem - 92cqi * var(--stack) * 1.08 - var(--words) - 0.76 * var(--line));
  --first: min(
    56cqi,
    92cqi / var(--firsts-ems),
    max(18cqi, min(var(--cover-height) * 0.31, var(--left) / (0.72 + var(--firsts-dip))))
  );
  --above: calc(var(--first) * (0.72 + var(--firsts-dip)) + 92cqi * var(--stack) * 0.12 + 1rem);
  .initials {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    margin: 0 -0.03em calc(1em * var(--firsts-dip) + 1rem) 0;
    font-size: var(--first);
    line-height: 0.72;
  }
  .initials .mark { color: var(--accent); }
  &&& :is(.row + .row .line, .line + .line) { margin-top: calc(1em * var(--rise) + 0.12em); }
`

/** The lines that only a high phone breaks. */
const wholeLines = css`
  .row:has(.line + .line) {
    margin-bottom: calc(1em * var(--dip));
    font-size: calc(var(--w) / var(--ems));
    line-height: var(--tight);
  }
  .row + .row:has(.line + .line) { margin-top: max(var(--apart, 0px), 0.06em + 1em * var(--rise)); }
  && .row:has(.line + .line) .line { display: inline; margin: 0; font-size: 1em; line-height: inherit; }
  .line + .line .name { margin-inline-start: 0; }
`

/** What leads one name beside or below a photo is one line from edge to edge. */
const leadLine = css`
  margin: 0.2em 0 var(--lead-gap, -0.2em);
  font-weight: 300;
  font-size: min(var(--w) / var(--lead-light), var(--w) * 0.15);
  line-height: 1;
  white-space: nowrap;
  -webkit-text-stroke: 0.015em currentColor;
`

/** What leads one name in lines as wide as `--lead-wide`. */
const leadParts = css`
  .part {
    display: block;
    margin: 0 0 calc(1em * var(--dip)) calc(-1em * var(--hang));
    font-weight: 300;
    font-size: calc(var(--lead-wide, 92cqi) / var(--ems));
    line-height: 0.9;
    letter-spacing: ${lightTracking}em;
    word-spacing: ${lightSpace}em;
  }
`

/** What leads one name is lines of the poster. */
const leadLines = css`
  --above: calc(92cqi * var(--lead-high, 0) + 0.75rem);
  .lead { margin: 0 0 -0.25rem; }
  ${leadParts}
`

/** What leads one name stands before it in a row from edge to edge, its lines together as high as the name's capitals. */
export const leadBeside = css`
  --lead-beside: min(1.9, 0.82 / var(--lead-high));
  --size: min(92cqi / (var(--bare-ems) + var(--lead-beside) + 0.14), var(--cover-height) * var(--most-size, 0.46));
  /* Beside a name that may not be as large as its row it is somewhat larger. */
  --lead-wide: min(92cqi - var(--size) * (var(--bare-ems) + 0.14), var(--size) * min(2.6, 0.9 / var(--lead-high)));
  && .names { display: flex; justify-content: space-between; align-items: end; align-items: last baseline; }
  && .lead { margin: 0; width: var(--lead-wide); font-weight: 300; -webkit-text-stroke: 0.012em currentColor; }
  && .row .line, && .row { font-size: var(--size); line-height: 0.86; }
  ${leadParts}
`

/** Two short names in one row. */
const oneRow = css`
  --stack: var(--tier);
  .row { font-size: calc(92cqi / var(--ems)); line-height: 0.86; }
  && .row .line { --in-row: ${joinerSpace.inRow}em; display: inline; margin: 0; font-size: 1em; }
  && .row .line .joiner { top: 0; }
`

/** On a poster without photo, higher than wide: the date below the names. */
export const dateBelow = css`
  @media (max-aspect-ratio: 1/1) {
    &:not([data-photo]) {
      --stack: var(--high);
      --measure: 92cqi;
      --w: 92cqi;
      --free: max(2rem, var(--screen-height) - 15.125rem - var(--spare) - 92cqi * var(--stack) - var(--words));
      ${dateBlock}
      @container card (min-width: 760px) { --stack: var(--tier); }
      /* Below low names no figure is larger than its line's words leave it: the names lead. */
      @container card (max-width: 759.9px) {
        &:is(:not([data-tall]), [data-pair], [data-single], :has(.lead, .line + .line)) { --alone: 0px; --most-day: 0.7; }
        /* The names lead, and below high ones the figure is smaller, so that there is air between. */
        &&&[data-tall], &&&:has(.lead) { --most-day: 0.37; }
        .lead {
          margin-bottom: -0.4rem;
          font-size: min(2.75rem, 92cqi / var(--lead-ems));
          line-height: 1.15;
          white-space: nowrap;
        }
        @media (min-height: 700px) and (max-aspect-ratio: 54/100) { &:not([data-tall], :has(.joiner)) { ${leadLines} } }
        @media (min-height: 700px) and (max-aspect-ratio: 1/2) { &[data-tall]:not(:has(.joiner)) { ${leadLines} } }
        &[data-pair] :is(.row + .row .line, .line + .line) { margin-top: calc(1em * var(--rise) - 0.05em); }
        @media (min-height: 700px) {
          &:is([data-pair]:not([data-brief]), [data-tall]:not([data-pair], :has(.lead))) :is(.row + .row .line, .line + .line) {
            margin-top: calc(1em * var(--rise) + 0.22em);
          }
        }
        &[data-pair] :is(.row:not(:last-child) .line, .line:not(:last-child)) { margin-bottom: calc(1.6em * var(--dip)); }
        /* The word between two names is lifted towards the middle of the second's first letter. */
        &[data-pair]:not([data-low]) .row .joiner { top: -0.1em; }
        /* What the names leave is the date's: no less than a line with the weekday and the figure in one size. */
        &:is(:not([data-tall]), [data-single], :has(.lead)) {
          .names { align-self: start; padding-block: calc(1.75rem + max(0px, var(--free) - 41cqi) / 2) 0.5rem; }
          --line: calc(92cqi / (var(--weekday-ems) + var(--day-ems) + 0.3));
          --room: calc(var(--screen-height) - 14.75rem - var(--spare) - 92cqi * var(--stack) - var(--words));
          --free: var(--room);
          --least-figure: var(--line);
          --most-day: 0.56;
        }
        &:is([data-single]:not([data-tall]), :has(.lead)) { .names { align-self: center; padding: 0; } --free: var(--room); }
        /* Two people's names that are lower than the figure stand below their first letters, which fill the poster. */
        &[data-low][data-pair] { ${firstLetters} }
        @media (min-height: 730px) { &[data-pair]:not([data-tall], [data-low]) { ${firstLetters} } }
        &[data-halves] {
          @media (max-height: 799.9px) { ${wholeLines} --tight: 0.86; }
          @media (min-height: 800px) {
            --stack: var(--parts);
            --above: 0px;
            && .names { align-self: center; padding: 0; }
            &&& .initials { display: none; }
            .line { --join-space: ${joinerSpace.large}em; }
            .row .joiner { top: calc(-1.06em * var(--firsts-dip)); }
            && .line:not(:last-child) { margin-bottom: 0.06em; }
            && .line:has(.joiner) { margin-block: 0.2em 0.1em; }
          }
        }
        @media screen and (min-height: 560px) { &[data-upright] { ${upright} } }
      }
      /* On paper high names leave a figure no height. */
      @media print { &&&[data-tall] { ${dateLine} } }
      @media screen and (max-height: 699.9px) { &[data-brief] { ${oneRow} } }
      @media screen and (min-aspect-ratio: 20/43) { &[data-brief]:has(.lead) { ${oneRow} } }
    }
  }
`

/** The photo as a row between two names, each in a row of its own. */
const betweenNames = css`
  grid-template-rows: auto auto minmax(0, 1fr) auto auto;
  .plate.plate { grid-area: 3 / 1; align-self: stretch; height: auto; max-height: none; margin: 20px 0; }
  &&& .names { grid-area: 2 / 1 / 5; align-self: stretch; display: grid; grid-template-rows: subgrid; padding: 0; }
  .row { display: contents; }
  &&& .names .line {
    --in-row: var(--join-space);
    display: block;
    /* No higher than this may the photo be for nobody at its sides to be cut. */
    margin: max(24px, var(--screen-height) - 18.75rem - 0.845 * var(--w) * var(--sum) - var(--w) / 1.22) 0 calc(1.4em * var(--dip));
    font-size: calc(var(--w) / var(--ems));
    line-height: 0.76;
  }
  &&& .names :is(.line + .line, .row + .row .line) { grid-row: 3; margin: 0 0 calc(20px + 1.9em * var(--dip)); }
  .foot { grid-row: 5; }
`

/** The date as a block below a broad photo and low names. */
const figureBelowPhoto = css`
  --measure: 92cqi;
  --free: max(4rem, var(--screen-height) - 19.5rem - var(--spare) - 92cqi * var(--sum) - var(--w) / 1.5);
  ${dateBlock}
`

/** Lines below a broad photo: they have their height, and the photo what they leave it. */
const linesBelowPhoto = css`
  grid-template-rows: auto auto minmax(0, 1fr) auto;
  /* As high as nobody at its sides is cut, or lower where the screen ends. */
  && .plate { max-height: none; height: min(var(--w) / 1.38, max(var(--w) / var(--least-photo, 2.1), var(--screen-height) - 16rem - var(--spare) - 1.1 * var(--w) * var(--stack, var(--parts, var(--high))))); }
  && .names { align-self: center; padding: 8px 0; }
`

/** The photo as a plate, and below it, or on a wide card beside it, the poster's letters in an ink of its colour. */
export const photoPoster = css`
  &[data-photo] {
    --w: 92cqi;
    grid-template-rows: auto minmax(0, 1fr) auto auto;
    .plate { position: relative; margin-top: 12px; }
    .names { padding: 14px 0 16px; }
    .line { font-size: calc(var(--w) / var(--ems)); }
  }
  @container card (max-width: 759.9px) {
    &[data-landscape] .plate {
      align-self: end;
      width: 100%;
      height: calc(100% - 12px);
      max-height: calc(var(--w) / 1.5);
    }
    /* Nobody at its sides is cut; what low names leave is the date's. */
    &[data-landscape]:not([data-tall], :has(.lead), [data-pair]:not([data-low])) {
      grid-template-rows: auto auto minmax(0, 1fr) auto;
      .plate { aspect-ratio: 3 / 2; }
      @media screen and (max-height: 779.9px) { .plate { max-height: none; aspect-ratio: 1.3; } }
      @media screen and (max-height: 699.9px) { &:is([data-single], [data-title]) .plate { aspect-ratio: 1.5; } }
    }
    /* What the names leave below a broad photo is the date's. */
    @media screen and (min-height: 780px) {
      /* High names have what is left around them. */
      &[data-landscape]:is([data-tall], [data-title], :has(.lead)):not([data-pair]) {
        ${linesBelowPhoto}
        &&[data-title] .line { line-height: 0.97; }
      }
      &[data-landscape]:not([data-tall], [data-title], [data-halves], :has(.lead), [data-pair]:not([data-low])) { ${figureBelowPhoto} }
      /* Two people's low names in four lines, where a phone is high enough for them. */
      @media (min-aspect-ratio: 493/1000) { &[data-landscape][data-halves] { ${figureBelowPhoto} } }
      @media (max-aspect-ratio: 493/1000) {
        &[data-landscape][data-halves] {
          ${linesBelowPhoto}
          --least-photo: 2.7;
          .line.line { --join-space: ${joinerSpace.large}em; line-height: 0.86; }
          &&& .line { margin-bottom: 0.06em; }
          &&& .line:has(.joiner) { margin-block: 0.12em 0.1em; }
          &&& .row .joiner { top: calc(-1.06em * var(--firsts-dip)); }
        }
      }
      /* A title leads, or one name. */
      &[data-landscape]:not(:has(.lead)) { --alone: 0px; --most-day: 0.34; }
    }
    &:not(:has(.joiner)) .lead { ${leadLine} }
    &[data-photo] {
      .line { line-height: 0.98; }
      &[data-landscape]:not([data-low]) { --lead-gap: 0em; .names { padding: 10px 0 22px; } .line { line-height: 0.76; } }
      /* Below the photo a title has as much air as above it, and the marks on its capitals are clear of the line above. */
      &[data-landscape]:not([data-pair]) { .names { padding-top: 22px; } .row + .row { margin-top: 0.1rem; } }
      /* Two short names are one row, so that the photo has the height. */
      &[data-short] {
        .names { padding-bottom: 22px; }
        .row { font: 600 calc(var(--w) / var(--ems))/1 ${serif}; letter-spacing: ${tracking}em; }
        .line.line { --in-row: ${joinerSpace.inRow}em; display: inline; font-size: 1em; line-height: inherit; }
      }
      &[data-halves] { @media screen and (max-height: 779.9px), screen and (min-aspect-ratio: 493/1000) { ${wholeLines} --tight: 0.98; } }
      &[data-title] { @media screen and (max-height: 779.9px) { ${wholeLines} --tight: 0.76; --apart: 0.6rem; } }
      /* Only the narrowest phones are high enough for them. */
      &[data-steep] { @media screen and (min-aspect-ratio: 49/100) { --stack: var(--high); ${wholeLines} --tight: 0.76; --apart: 0.6rem; } }
      &[data-landscape]:is([data-tall], [data-short]) .plate { max-height: calc(var(--w) / 1.32); }
    }
    @media screen and (min-height: 780px) and (max-width: 520px) {
      &[data-landscape][data-pair]:not([data-low]) { ${betweenNames} }
    }
  }
  @container card (min-width: 760px) {
    &[data-photo] {
      --edge: max(24px, var(--cover-height) * 0.1 - 50px);
      /* As wide as the letters may be for their lines and the word between to leave the foot its height. */
      --w: min(50cqi, min(var(--cover-height) * 0.605, var(--cover-height) - 7.4rem - 9.7 * var(--em) - 2 * var(--edge)) / var(--high));
      &:has(.lead) { --w: min(50cqi, var(--cover-height) * 0.84, min(var(--cover-height) * 0.605, var(--cover-height) - 362px - 2 * var(--edge)) / var(--high)); }
      &:has(.lead):not([data-landscape], :has(.joiner)) { --w: min(50cqi, min(var(--cover-height) * 0.66, var(--cover-height) - 8.1rem - 9.7 * var(--em) - 2 * var(--edge)) / (var(--high) + 1.2 / var(--lead-light))); }
      /* No narrower than the place's two lines. */
      grid-template: auto minmax(0, 1fr) auto / max(var(--w), 23.5rem) minmax(0, 1fr);
      column-gap: 3cqi;
      padding-block: 24px var(--edge);
      &:not([data-landscape], [data-led], [data-low][data-pair], [data-low][data-single]) { padding-top: var(--edge); }
      .plate { grid-area: 1 / 2 / -1; margin: 0; }
      .names { padding: 0; }
      .line { line-height: 0.94; }
      .lead { font-size: 1.75rem; }
      &:not(:has(.joiner)) .lead { ${leadLine} }
      &:not([data-landscape], :has(.lead)) .long-date { padding-bottom: 22px; }
      &:not([data-landscape], :has(.joiner)):has(.lead) { .long-date { padding-bottom: 32px; } .answer-link { align-self: stretch; margin-top: 32px; } }
      /* The date in one line as wide as the names, the place and the answer below it. */
      .drawn span { font-size: calc(var(--w) / var(--all-ems)); }
      .top, .city { font-size: 1.125em; }
      .answer-link { align-self: start; margin-top: 18px; padding: 9px 34px 10px; font-size: 1.1em; }
    }
    /* Below low names the day's figure takes what they leave; it would outshine one name. */
    @media (min-height: 800px) {
      &[data-photo]:not([data-landscape], [data-tall], [data-single], :has(.lead)) {
        --measure: var(--w);
        --free: calc(var(--cover-height) - 12.75rem - 8 * var(--em) - var(--spare) - var(--w) * var(--sum) - var(--words));
        ${dateBlock}
      }
    }
    /* Two people's low names, or a long one, which a figure would outshine, run across the page above an upright photo too. */
    &:is([data-low]:is([data-pair], [data-single]), [data-led]):not([data-landscape]) {
      --w: min(92cqi, var(--cover-height) * var(--most, 0.34) / var(--sum));
      --rest: max(23.5rem, var(--broadest, min(36cqi, var(--cover-height) * 0.56)));
      grid-template: auto auto minmax(0, 1fr) / var(--rest) minmax(0, 1fr);
      .top { grid-column: 1 / -1; }
      .names { grid-area: 2 / 1 / 3 / -1; padding: calc(var(--cover-height) * 0.03) 0 0; }
      .plate, .foot { grid-area: 3 / 2; margin: calc(var(--cover-height) * 0.05) 0 0; }
      .foot { grid-column: 1; justify-content: space-between; }
      .city { padding-bottom: max(16px, 1.4cqi); font-size: min(1.25em, var(--cover-height) * 0.0275); }
      .answer-link { align-self: stretch; margin: 0; }
      /* In two lines, the figure about as high as a name, and as large as its line needs to have no hole. */
      --measure: var(--rest);
      --alone: 0px;
      --free: calc(var(--cover-height) * 0.5 - 14rem);
      --most-day: max(0.3, 1 / (var(--day-ems) + var(--weekday-ems) + 0.3));
      ${dateBlock}
      .long-date { padding-bottom: max(6px, 0.5cqi); }
    }
    /* The more room a photo has beside it, the less of its head and foot is cut. */
    &[data-low][data-single]:not([data-landscape]) { --most: 0.356 / (1 + 0.4 * var(--down)); --broadest: min(44cqi, var(--cover-height) * 0.65); .names { padding-top: calc(var(--cover-height) * 0.022); } :is(.plate, .foot) { margin-top: calc(var(--cover-height) * 0.035); } }
    &[data-pair]:not([data-brief]) { --broadest: min(42cqi, var(--cover-height) * 0.66); &[data-landscape] { --broadest: min(37cqi, var(--cover-height) * 0.58); } &[data-low]:not([data-landscape]) :is(.plate, .foot) { margin-top: calc(var(--cover-height) * 0.065); } }
    /* A broad photo has the date, the place and the answer below it, and the names all the height. */
    &[data-landscape]:not([data-across]) {
      --w: min(45cqi, var(--cover-height) * 0.84 / (var(--sum) + 1 / var(--lead-light, 1e3)));
      --rest: calc(89cqi - max(var(--w), 23.5rem));
      grid-template: auto auto minmax(0, 1fr) / max(var(--w), 23.5rem) minmax(0, 1fr);
      .top { grid-column: 1 / -1; }
      .names { grid-row: 2 / -1; }
      &:not([data-pair]) .names { align-self: end; }
      .plate {
        grid-area: 2 / 2;
        width: 100%;
        max-height: min(var(--cover-height) * 0.582, var(--cover-height) - 330px);
        aspect-ratio: 4 / 3;
        margin: 20px 0 0;
      }
      .foot { grid-area: 3 / 2; justify-content: flex-end; }
      .drawn span { font-size: calc(var(--rest) / var(--all-ems)); }
      &:not(:has(.joiner)) .lead { margin-bottom: -0.12em; font-size: calc(var(--w) / var(--lead-light)); }
    }
    /* Low names, a title's two lines, and two short names in a row beside a broad photo run across the page. The next row is the photo from
       the date's edge to the page's, and the date's lines are as wide as what the photo leaves. */
    &[data-landscape][data-across] {
      --w: min(92cqi, var(--cover-height) * var(--most, 0.34) / var(--sum));
      --above: calc(var(--w) * var(--sum));
      --rest: max(28cqi, var(--broadest, min(35cqi, var(--cover-height) * 0.555)));
      grid-template: auto auto minmax(0, 1fr) / var(--rest) minmax(0, 1fr);
      column-gap: 2.6cqi;
      .names { grid-area: 2 / 1 / 3 / -1; padding: calc(var(--cover-height) * 0.045) 0 0; }
      .top { grid-column: 1 / -1; }
      .plate, .foot { grid-area: 3 / 2; margin: calc(var(--cover-height) * 0.05) 0 0; }
      .foot { grid-column: 1; justify-content: space-between; }
      .city { padding-bottom: max(16px, 1.4cqi); font-size: min(1.25em, var(--cover-height) * 0.0275); }
      .answer-link { align-self: stretch; margin: 0; }
      .line { line-height: 0.88; }
      --measure: var(--rest);
      --free: calc(var(--cover-height) * 0.88 - var(--below, 17.75rem) - var(--spare) - var(--above));
      --least-figure: calc(var(--measure) / (var(--weekday-ems) + var(--day-ems) + 0.3));
      ${dateBlock}
      .long-date { padding-bottom: max(6px, 0.5cqi); }
      .drawn .day { margin-left: calc(var(--weekday) * 0.3); }
    }
    &[data-landscape][data-across]:not([data-pair]) { --most: 0.4; --below: 20.25rem; --broadest: min(33cqi, var(--cover-height) * 0.48); .names { padding-top: calc(var(--cover-height) * 0.03); } .plate, .foot { margin-top: calc(var(--cover-height) * 0.05); } }
    &:is([data-title], [data-halves]) { ${wholeLines} --tight: 0.88; }
    &&&[data-photo][data-led] {
      --most-size: 0.43 / (1 + var(--up) + var(--down));
      ${leadBeside}
      /* The date stands below the name: below what leads it, the light lines would read as one column. */
      grid-template-columns: minmax(0, 1fr) var(--rest);
      .plate { grid-column: 1; }
      .foot { grid-column: 2; }
    }
    &[data-landscape][data-short][data-pair] {
      --above: min(99cqi * var(--tier), var(--cover-height) * 0.4);
      .plate, .foot { margin-top: calc(var(--cover-height) * 0.03); }
      .names { padding: 0; }
      &:not([data-brief]) .names { padding-block: calc(var(--cover-height) * 0.04) 0; }
      .row { font-size: min(92cqi / var(--ems), var(--cover-height) * 0.405); line-height: 0.97; margin-bottom: calc(var(--cover-height) * 0.03 + 0.06em); }
      .row .line { --in-row: ${joinerSpace.inRow}em; display: inline; font-size: 1em; line-height: inherit; }
      .row .joiner { top: -0.1em; }
    }
  }
`
