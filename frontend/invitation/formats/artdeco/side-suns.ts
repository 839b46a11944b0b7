import { css } from 'styled-components'

/** A desktop's cover without photo: both suns rise from the frame's sides, so that the words have its whole height. */
export const sideSuns = css`
  @container card (min-width: 1100px) {
    &:not([data-photo]) {
      --sun: min(30cqi, calc(var(--cover-height) * 0.6));
      --side: calc(var(--inset) + 9px - var(--sun) / 4);
      justify-content: center;
      font-size: calc(1.0625 * var(--em));
      .sun {
        position: absolute;
        top: calc(50% - var(--sun) / 4);
        right: var(--side);
        width: var(--sun);
        rotate: -90deg;
      }
      .set { left: var(--side); }
      .middle { gap: calc(var(--cover-height) * 0.026); }
      .names {
        font-size: min(8.5rem, calc(58cqi / var(--ems)), calc(var(--cover-height) * 0.23 / max(1.5, var(--lines))));
      }
      /* Two short names stand in one line. */
      &[data-row] {
        .line, .joiner { display: inline; }
        .joiner { margin: 0 0.36em; font-size: 0.62em; }
        .joiner::before, .joiner::after { content: none; }
        .middle { gap: calc(var(--cover-height) * 0.036); }
        .names { font-size: min(12rem, calc(60cqi / (var(--row) + 0.45)), calc(var(--cover-height) * 0.26)); }
        .day { font-size: calc(var(--cover-height) * 0.095); }
      }
    }
  }
`
