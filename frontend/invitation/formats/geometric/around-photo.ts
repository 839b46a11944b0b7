import { css } from 'styled-components'
import { stoneOf } from '../../ornaments/glass-frame.tsx'

/** Two short names are one large line. */
export const oneLine = css`
  .line { display: inline; }
  .line::after { content: ' '; }
  .joiner { display: inline; margin: 0 0.44em 0 0; font-size: 0.62em; }
`
const set = (shape: 'gem' | 'beside' | 'lying') => {
  const { left, top, width, height, outline } = stoneOf(shape)
  return css`--left: ${left}; --top: ${top}; --width: ${width}; --height: ${height}; --stone: ${outline};`
}
/**
 * The photo is the gem of the frame: at its head, on a wide card at its left. At the head the frame is two drawings, so
 * that the lower one alone grows with the words.
 */
export const aroundPhoto = css`
  .gem { position: absolute; inset: var(--end) var(--side); }
  .stone {
    position: absolute;
    left: var(--left);
    top: var(--top);
    width: var(--width);
    height: var(--height);
    clip-path: var(--stone);
  }
  &[data-photo] {
    ${set('gem')}
    --end: 15px;
    --side: max(15px, 50% - 300px);
    --upper: min(calc(var(--cover-height) * 0.5 - 36px), calc(var(--cover-height) * 0.47));
    padding-block: calc(var(--end) + var(--upper) * 0.92) calc(var(--end) + 52px);
  }
  &[data-photo] .frame { --side: inherit; --end: inherit; }
  &[data-photo] .upper, .gem { height: var(--upper); bottom: auto; }
  .foot {
    &.frame { top: calc(var(--end) + var(--upper)); height: calc(100% - 2 * var(--end) - var(--upper)); }
  }
  &[data-photo] .words { position: relative; }
  &[data-photo] .names {
    margin-block: calc(var(--cover-height) * 0.016);
    font-size: min(15cqi, 5rem, calc(min(78cqi, 470px) / var(--ems)), calc(var(--cover-height) * 0.15 / max(2, var(--lines))));
  }
  &[data-row][data-photo] {
    ${oneLine}
    .names {
      margin-block: calc(var(--cover-height) * 0.03);
      font-size: min(19cqi, 6rem, calc(min(76cqi, 460px) / var(--row)), calc(var(--cover-height) * 0.1));
    }
  }
  &[data-landscape] { --upper: min(calc(var(--cover-height) * 0.47 - 30px), calc(var(--cover-height) * 0.43), 84cqi); }
  @container card (max-width: 899px) {
    &[data-photo] .broad { display: none; }
    &[data-photo]:not([data-row]) .joiner { font-size: max(0.6em, 2.125rem); line-height: 1.12; }
    &[data-photo] .answer-link { margin-top: 16px; }
  }
  @container card (max-width: 359px) { &[data-photo] { padding-bottom: 108px; } }
  @container card (min-width: 900px) {
    &[data-photo] {
      ${set('beside')}
      --end: 36px;
      --side: max(40px, 50% - 700px);
      --upper: calc(100% - 2 * var(--end));
      padding: 70px calc(var(--side) + 2.8cqi) 70px calc(var(--side) + 50.5% - 0.505 * 2 * var(--side));
    }
    &[data-photo] .slim { display: none; }
    &[data-photo] .words { font-size: 1.3em; }
    &[data-photo]:not([data-row]) .joiner { font-size: 0.8em; line-height: 1.15; }
    &[data-photo] .names {
      -webkit-text-stroke: 0.024em;
      font-size: min(8rem, calc(39cqi / var(--ems)), calc(var(--cover-height) * 0.32 / max(2, var(--lines))));
      margin-block: calc(var(--cover-height) * 0.045);
    }
    &[data-row][data-photo] .names { font-size: min(8.5rem, calc(40cqi / var(--row))); }
    &[data-landscape] {
      ${set('lying')}
      padding-left: calc(var(--side) + 59.6% - 0.596 * 2 * var(--side));
      .words { font-size: 1.18em; }
      .names {
        font-size: min(6.5rem, calc(32cqi / var(--ems)), calc(var(--cover-height) * 0.33 / max(2, var(--lines))));
      }
      &[data-row] .names { font-size: min(8rem, calc(33cqi / var(--row))); }
    }
  }
`
