import { css } from 'styled-components'

/** Two short names stand in one line. */
export const oneLine = css`
  .line, .joiner { display: inline; }
  .joiner { margin: 0 0.36em; font-size: 0.62em; }
  .joiner::before, .joiner::after { content: none; }
`
/** A desktop's cover without photo: both suns rise from the frame's sides, so that the words have its whole height. */
export const sideSuns = css`
  @container card (min-width: 760px) {
    &[data-row]:not([data-photo]) {
      ${oneLine}
      .names { font-size: min(10rem, calc(74cqi / (var(--row) + 0.45)), calc(var(--cover-height) * 0.2)); }
    }
  }
  @container card (min-width: 1100px) {
    &:not([data-photo]) {
      --sun: min(26cqi, calc(var(--cover-height) * 0.54));
      --side: calc(var(--inset) + 9px - var(--sun) / 4);
      justify-content: center;
      font-size: min(calc(1.2 * var(--em)), calc(var(--cover-height) * 0.0275));
      .sun {
        position: absolute;
        top: calc(50% - var(--sun) / 4);
        right: var(--side);
        width: var(--sun);
        rotate: -90deg;
        overflow: visible;
        .tie { display: inline; }
      }
      .set { left: var(--side); }
      .middle { flex: none; gap: calc(var(--cover-height) * 0.036); }
      .intro { font-weight: 400; font-size: 0.86em; letter-spacing: 0.14em; }
      .names {
        font-size:
          min(
            8.5rem,
            calc(59cqi / var(--ems)),
            calc(var(--cover-height) * min(0.148, max(0.05, 0.207 - 0.048 * var(--lines))))
          );
      }
      &[data-row] {
        .names { font-size: min(13rem, calc(63cqi / (var(--row) + 0.45)), calc(var(--cover-height) * 0.28)); }
      }
    }
  }
  /* A larger sun is as close to the outer line. */
  @container card (min-width: 1650px) { .tie { transform: translateY(40px) scaleY(0.8); } }
`
