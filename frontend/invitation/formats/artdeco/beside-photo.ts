import { css } from 'styled-components'
import { oneLine } from './side-suns.ts'

/** The words under a photo on its rays, or beside it on a wide card. */
export const besidePhoto = css`
  &[data-photo] {
    padding-top: calc(var(--inset) + 15px);
    justify-content: flex-start;
    gap: min(16px, calc(var(--cover-height) * 0.016));
    .stage { height: calc(var(--cover-height) * 0.318); }
    .rays { width: min(82cqi, calc(var(--cover-height) * 0.318)); height: 100%; }
    .mount { height: 83%; }
    .sun { width: min(36cqi, calc(var(--cover-height) * 0.158)); }
  }
  /* A low screen has no room for the sun at its foot. */
  @media screen and (max-height: 759px) { &[data-photo] .sun { display: none; } }
  &[data-photo] .middle {
    gap: min(2.2cqi, calc(var(--cover-height) * 0.011));
    padding-bottom: 0;
  }
  &[data-photo] .answer-link { margin-top: 8px; }
  &[data-photo] .names {
    font-size: min(12.6cqi, calc(83cqi / var(--ems)), calc(var(--cover-height) * 0.142 / max(2, var(--lines))));
  }
  &[data-photo] .day { font-size: 2.75rem; }
  &[data-landscape] {
    .stage { height: min(calc(var(--cover-height) * 0.31), 70cqi); }
    .rays { width: min(81cqi, calc(var(--cover-height) * 0.43)); height: 96%; }
    .mount { width: min(69cqi, calc(var(--cover-height) * 0.35)); height: auto; }
    .names {
      font-size: min(15.5cqi, calc(83cqi / var(--ems)), calc(var(--cover-height) * 0.16 / max(2, var(--lines))));
    }
    &[data-row] {
      ${oneLine}
      .names { font-size: min(17cqi, calc(82cqi / (var(--row) + 0.45)), calc(var(--cover-height) * 0.1)); }
    }
  }
  @container card (min-width: 760px) {
    &[data-photo] .sun { display: none; }
    &[data-photo] { flex-direction: row; justify-content: center; gap: clamp(20px, 3cqi, 60px); padding: 40px 4cqi; }
    &[data-photo] .stage {
      flex: none;
      width: min(42cqi, calc(var(--cover-height) * 0.9));
      height: calc(var(--cover-height) - 90px);
    }
    &[data-photo] .rays { width: min(41cqi, calc(var(--cover-height) * 0.69)); height: min(88%, 50cqi); }
    &[data-photo] .mount { height: min(64%, 37cqi); }
    &[data-photo] .middle {
      flex: 0 1 auto;
      align-content: center;
      width: auto;
      gap: calc(var(--cover-height) * 0.018);
      padding-bottom: 0;
      font-size: 1.2em;
    }
    &[data-photo] .names {
      font-size: min(8rem, calc(44cqi / var(--ems)), calc(var(--cover-height) * 0.225 / max(2, var(--lines))));
    }
    &[data-photo] .joiner { font-size: max(0.56em, 2.25rem); }
    &[data-photo] .day { font-size: calc(var(--cover-height) * 0.072); }
    &[data-photo] .drawn { letter-spacing: 0.04em; }
    &[data-photo] .intro { font-size: 0.85em; letter-spacing: 0.07em; }
    &[data-landscape] {
      gap: clamp(16px, 2cqi, 40px);
      padding-inline: 3.2cqi;
      .stage { width: min(51cqi, calc(var(--cover-height) * 1.15)); height: calc(var(--cover-height) - 90px); }
      .rays { width: 100%; height: min(42cqi, calc(var(--cover-height) * 0.86)); }
      .mount { width: min(42.5cqi, calc(var(--cover-height) * 0.95)); height: auto; }
      .middle { font-size: 1.14em; }
      .names {
        font-size: min(6rem, calc(34.5cqi / var(--ems)), calc(var(--cover-height) * 0.2 / max(2, var(--lines))));
      }
      &[data-row] .names { font-size: min(7rem, calc(35.5cqi / (var(--row) + 0.45))); }
      &[data-row] .joiner { font-size: 0.62em; }
    }
  }
  @container card (min-width: 1100px) {
    &[data-photo] .drawn { letter-spacing: 0.12em; }
    &[data-landscape] .drawn { letter-spacing: 0.07em; }
  }
`
