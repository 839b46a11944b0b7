import { css } from 'styled-components'

/** A wide screen is a spread: the names have one page, the photo the other. */
export const besidePhoto = css`
  /* A wide screen is a spread: the photo has the right page, and no word lies on a face. */
  @container card (min-width: 960px) {
    &[data-photo] {
      --page: 52cqi;
      --ink: var(--on-tone);
      padding-right: calc(100cqi - var(--page) + var(--margin));
    }
    .photo { grid-area: auto; inset: 0 0 0 var(--page); }
    &[data-photo] .head::before { content: none; }
    &[data-photo] .names {
      font-size: min(
        calc(46.5cqi / var(--widest)), 15cqi, calc(var(--cover-height) * 0.33 / var(--lines))
      );
    }
    /* The cover lines below one another, as large as the names leave them room. */
    &[data-photo] .lines { grid-template-columns: 1fr auto; gap: calc(var(--cover-height) * 0.014) 20px; }
    &[data-photo] .lines p { grid-column: 1 / -1; padding-top: calc(var(--cover-height) * 0.013); }
    &[data-photo] .lines p { border-top: 1px solid currentColor; }
    &[data-photo] .answer-link { place-self: end start; margin-top: calc(var(--cover-height) * 0.014); }
    &[data-photo] .lines b { font-size: min(2.75rem, 3.2cqi, calc(var(--cover-height) * 0.044)); }
  }
  /* A broad photo bleeds off the upper right, the initials stand beside it, and the cover lines run below both. */
  @container card (min-width: 960px) {
    &[data-landscape] {
      --page: 35cqi;
      grid-template: auto minmax(0, 1fr) auto / calc(var(--page) - 2 * var(--margin)) minmax(0, 1fr);
      .head > .names { margin-block: clamp(10px, 2.6cqi, 20px) 0; padding: 0; }
      column-gap: calc(2 * var(--margin));
      padding-right: var(--margin);
      .photo { grid-area: 1 / 2 / 3 / 3; inset: calc(-1 * var(--margin)) calc(-1 * var(--margin)) 0 0; }
      .mark { display: block; width: auto; margin: 0; }
      .issue { white-space: nowrap; }
      .issue span:first-child { display: none; }
      .mark span { place-content: end start; }
      .names { font-size: min(calc(31cqi / var(--widest)), calc(var(--cover-height) * 0.36 / var(--lines))); }
      .lines {
        padding-top: 3.6cqi;
        grid-column: 1 / -1;
        grid-template-columns: var(--columns);
        gap: 20px clamp(20px, 3.6cqi, 56px);
      }
      .lines b { font-size: min(2rem, 2.4cqi); }
      .lines p { grid-column: auto; padding-top: 0; border: 0; }
      .answer-link { place-self: end; margin: 0; }
    }
  }
`
