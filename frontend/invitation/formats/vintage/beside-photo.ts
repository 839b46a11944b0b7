import { css } from 'styled-components'

/**
 * On a wide card the cameo and the words face each other, as far from the frame as from one another. An upright tablet
 * has no room for that.
 */
export const besidePhoto = css`
  @container card (min-width: 900px) {
    &[data-photo] {
      flex-direction: row;
      align-items: center;
      justify-content: space-evenly;
      gap: 0;
      padding: 40px clamp(36px, 3.4cqi, 64px);
      &:not([data-landscape]) .cameo { height: min(calc(var(--cover-height) * 0.8), 45cqi); }
      .cameo { margin: 0; }
      .text { gap: calc(var(--cover-height) * 0.03); }
      .names { font-size: min(7.5rem, calc(43cqi / var(--ems)), calc(var(--cover-height) * 0.188 / var(--lines))); }
      /* Names of two lines leave less between. */
      &:not([data-row], [data-landscape]) .text { gap: calc(var(--cover-height) * 0.021); }
      &:not([data-row]) .names { margin-block: 0.08em 0.2em; }
      &:not([data-row]) .joiner { margin: 0.4em 0 0.46em; font-size: max(0.6em, 2.25rem); }
      /* A title's lead takes its height from the name, so that all is as high as the cameo. */
      .names:has(.lead) {
        margin-block: 0 -0.06em;
        padding-top: 0;
        font-size: min(8.5rem, calc(40cqi / var(--ems)), calc(var(--cover-height) * 0.19 / max(1.25, var(--lines))));
      }
      .lead { margin-bottom: 0.3em; }
      .ribbon { width: min(39cqi, 38rem); min-height: min(7.4cqi, calc(var(--cover-height) * 0.115)); }
      .ribbon .long-date { font-size: clamp(0.9rem, 1.9cqi, 2rem); }
    }
    &[data-landscape] {
      .cameo[data-lying] { width: min(42.5cqi, calc(var(--cover-height) * 0.93)); height: auto; aspect-ratio: 162 / 116; margin: 0; }
      .ribbon { width: min(37cqi, 38rem); }
      .names { font-size: min(8rem, calc(40cqi / var(--ems)), calc(var(--cover-height) * 0.19 / var(--lines))); }
    }
    &[data-row][data-photo] .joiner { margin: 0 0.3em 0 0.04em; font-size: 0.62em; }
    &[data-row][data-photo] .names { white-space: nowrap; font-size: min(11rem, calc(39.5cqi / var(--row))); }
  }
`
