import { css } from 'styled-components'
import { oneLine } from './side-suns.ts'

/** The words under a photo on its rays, or beside it on a wide card. */
export const besidePhoto = css`
  &[data-photo] {
    --stage: calc(var(--cover-height) * 0.318);
    justify-content: flex-start;
    gap: min(16px, calc(var(--cover-height) * 0.016));
    .sun { width: min(32cqi, calc(var(--cover-height) * 0.138)); }
  }
  /* On a phone a square shows more of the photo and less of the rays. */
  @container card (max-width: 899px) {
    &[data-photo]:not([data-landscape]) .mount { height: calc(var(--stage) * 0.88); aspect-ratio: 1; }
  }
  /* A low screen has no room for the sun at its foot. */
  @media screen and (max-height: 759px) { &[data-photo] .sun { display: none; } }
  &[data-photo] .middle {
    gap: min(2.2cqi, calc(var(--cover-height) * 0.011));
    padding-bottom: 0;
  }
  &[data-photo] .answer-link { margin-top: 8px; }
  &[data-photo] .names {
    font-size: min(12cqi, calc(var(--measure) / var(--ems)), calc(var(--cover-height) * 0.132 / max(2, var(--lines))));
  }
  /* A child's name outweighs the words that lead to it. */
  &[data-photo] .names:has(.lead) {
    font-size: min(22cqi, calc(80cqi / var(--ems)), calc(var(--cover-height) * 0.132 / max(1.4, var(--lines))));
  }
  &[data-photo] .day { font-size: max(2.75rem, var(--cover-height) * 0.055); }
  &[data-landscape] {
    --stage: min(calc(var(--cover-height) * 0.31), 70cqi);
    .names {
      font-size: min(15.5cqi, calc(var(--measure) / var(--ems)), calc(var(--cover-height) * 0.16 / max(2, var(--lines))));
    }
  }
  @container card (max-width: 899px) {
    &[data-landscape]:not([data-row]) .names:has(.joiner) { font-size: min(12.6cqi, calc(var(--measure) / var(--ems)), calc(var(--cover-height) * 0.058)); }
  }
  &[data-row][data-photo] {
    ${oneLine}
    .names { font-size: min(17cqi, calc(84cqi / (var(--row) + 0.45)), calc(var(--cover-height) * 0.1)); }
    .joiner { font-size: 0.62em; }
  }
  @container card (min-width: 900px) {
    &[data-photo] .sun { display: none; }
    &[data-photo] {
      --stage: 45cqi;
      flex-direction: row;
      justify-content: flex-start;
      gap: 0;
      padding: calc(var(--inset) + 9px);
    }
    &[data-photo] .stage { align-self: stretch; width: var(--stage); height: auto; }
    &[data-photo] .rays { width: var(--stage); height: 100%; border-right: 2px solid; border-bottom: 0; }
    &[data-photo] .mount { width: min(38cqi, calc(var(--cover-height) * 0.6)); height: auto; aspect-ratio: 4 / 5; }
    &[data-photo] .middle {
      align-content: center;
      width: auto;
      padding-inline: 2cqi;
      gap: calc(var(--cover-height) * 0.03);
      padding-bottom: 0;
      font-size: min(1.28em, calc(var(--cover-height) * 0.0275));
    }
    &[data-photo] .names {
      font-size: min(8rem, calc(43.5cqi / var(--ems)), calc(var(--cover-height) * 0.2 / max(2, var(--lines))));
    }
    &[data-photo] .names:has(.lead) {
      font-size: min(10.5rem, calc(36cqi / var(--ems)), calc(var(--cover-height) * 0.23 / max(1.25, var(--lines))));
    }
    &[data-photo] .joiner { font-size: max(0.56em, 2.25rem); }
    &[data-row][data-photo] {
      .names { font-size: min(8rem, calc(45cqi / (var(--row) + 0.45))); }
      .joiner { font-size: 0.62em; }
    }
    &[data-photo] .day { font-size: calc(var(--cover-height) * 0.075); }
    &[data-photo] .drawn { letter-spacing: 0.04em; }
    &[data-photo] .intro { font-size: 0.85em; letter-spacing: 0.07em; }
    &[data-photo]:has(.lead) {
      .greeting { font-size: 1.05em; }
      .intro { letter-spacing: 0.03em; text-transform: none; }
    }
    /* A lying photo leaves more to the rays above and below it. */
    &[data-landscape] {
      --stage: 50cqi;
      .mount { width: 42cqi; aspect-ratio: 7 / 5; }
      .middle { gap: calc(var(--cover-height) * 0.03); padding-inline: 0; font-size: min(1.34em, 2cqi, calc(var(--cover-height) * 0.029)); }
      .intro { font-size: 0.8em; }
      .drawn { gap: 0 min(20px, 1.4cqi); }
      .names {
        font-size: min(6rem, calc(39cqi / var(--ems)), calc(var(--cover-height) * 0.2 / max(2, var(--lines))));
      }
      /* A title is no wider than the date. */
      .names:not(:has(.joiner, .lead)) { font-size: min(6rem, calc(35.5cqi / var(--ems)), calc(var(--cover-height) * 0.2 / max(2, var(--lines)))); }
      &[data-row][data-photo] .names { font-size: min(7.5rem, calc(38.5cqi / (var(--row) + 0.45))); }
    }
  }
  @container card (min-width: 1100px) {
    &[data-photo] .drawn { letter-spacing: 0.12em; }
    &[data-landscape] .drawn { letter-spacing: 0.07em; }
  }
`
