import { css } from 'styled-components'

/** On a wide card the names run on beside the oval with the photo, which lies down for a broad one. */
export const besidePhoto = css`
  @container card (min-width: 760px) {
    /* The whole oval holds the photo, and the names run on beside it. */
    &[data-photo] {
      display: grid;
      grid-template: 1fr auto auto auto auto auto 1fr / auto minmax(0, 1fr);
      column-gap: clamp(56px, 5cqi, 90px);
      padding: 40px clamp(40px, 5cqi, 100px) 40px clamp(56px, 6cqi, 120px);
      font-size: calc(1.28 * var(--em));
      --beside: 0.29;
      --curl: 34px;
      --pen: 2.5px;
      --in: 3.9px;
      --wide: min(37cqi, calc(var(--cover-height) * 0.66));
      .half.upper {
        grid-row: 1 / -1;
        align-self: center;
        width: var(--wide);
        height: min(calc(var(--cover-height) * 0.84), calc(var(--wide) * 1.27));
      }
      .window { inset: 12px; }
      .before { grid-area: 2 / 2; margin: 0 0 12px; }
      &:not([data-row]) .joiner { margin: 0 0 0.4em; font-size: max(0.5em, 3rem); -webkit-text-stroke: 0.6px; }
      .names {
        grid-area: 3 / 2;
        font-size: min(10.5rem, calc(47cqi / var(--ems)), calc(var(--cover-height) * var(--beside) / var(--lines)));
      }
      &[data-row] .names { font-size: min(calc(50cqi / var(--row)), 15rem); }
      .swash { grid-area: 4 / 2; width: 260px; margin: 0 auto 14px; }
      .half.lower { grid-area: 5 / 2; }
      .city { max-width: 24em; }
      .answer-link { grid-area: 6 / 2; place-self: start center; }
    }
    &[data-landscape] {
      --in: 5.4px;
      --wide: min(42cqi, calc(var(--cover-height) * 0.9));
      padding-left: clamp(44px, 5cqi, 90px);
      column-gap: clamp(48px, 4.6cqi, 80px);
      .half.upper { width: var(--wide); height: auto; }
      .names { font-size: min(10.5rem, calc(40cqi / var(--ems)), calc(var(--cover-height) * 0.3 / var(--lines))); }
      &[data-row] .names { font-size: min(calc(42cqi / var(--row)), 15rem); }
    }
  }
`
