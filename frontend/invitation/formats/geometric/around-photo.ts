import { css } from 'styled-components'
import { stoneOf } from '../../ornaments/glass-frame.tsx'

/** Two short names are one large line. */
export const oneLine = css`
  .line { display: inline; }
  .line::after { content: ' '; }
  .joiner { display: inline; top: 0; margin: 0 0.44em 0 0; font-size: 0.62em; }
`
const set = (shape: 'gem' | 'slab' | 'beside' | 'lying') => {
  const { left, top, width, height, outline } = stoneOf(shape)
  return css`--left: ${left}; --top: ${top}; --width: ${width}; --height: ${height}; --stone: ${outline};`
}
/** The photo is a gem at the card's head, on a wide card at its left. The words stand on open paper. */
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
    --end: 30px;
    --share: 0.405;
    --side: max(26px, 50% - 300px);
    --upper: min(calc(var(--cover-height) * 0.54 - 110px), calc(var(--cover-height) * var(--share)));
    padding-block: calc(var(--end) + var(--upper) + 12px) calc(var(--cover-height) * 0.045);
  }
  &[data-photo] .frame { --side: inherit; --end: inherit; }
  &[data-photo] .upper, .gem { height: var(--upper); bottom: auto; }
  /* Names in two lines take their room from the gem. */
  &[data-photo]:not([data-row]) { --share: 0.35; }
  &[data-photo]:has(.lead) { --share: 0.325; }
  &[data-photo] .words { position: relative; padding-bottom: 0; }
  .tail { flex: none; width: 76px; height: 30px; margin-top: clamp(14px, calc(var(--cover-height) * 0.024), 24px); color: var(--ornament-deep); }
  @media (max-height: 740px) { .tail { display: none; } &[data-photo] { padding-bottom: 12px; } }
  &[data-photo] .names {
    padding-block: calc(var(--cover-height) * 0.014) calc(var(--cover-height) * 0.018);
    font-size: min(15cqi, 5rem, calc(min(84cqi, 490px) / var(--ems)), calc(var(--cover-height) * 0.15 / max(2, var(--lines))));
  }
  /* One name leads its title. */
  &[data-photo]:not(:has(.joiner, .line + .line)) .names { font-size: min(23cqi, 6.5rem, calc(min(80cqi, 490px) / var(--ems)), calc(var(--cover-height) * 0.105)); }
  &[data-row][data-photo] {
    ${oneLine}
    .names {
      padding-block: calc(var(--cover-height) * 0.016);
      font-size: min(19cqi, 6rem, calc(min(81cqi, 480px) / var(--row)), calc(var(--cover-height) * 0.1));
    }
  }
  &[data-landscape] {
    ${set('slab')}
    --side: max(24px, 50% - 300px);
    --upper: min(calc(var(--cover-height) * 0.42 - 30px), calc(var(--cover-height) * 0.38), 66cqi, 420px);
  }
  &[data-photo] .broad { display: none; }
  &[data-photo]:not([data-row]) .joiner { font-size: max(0.6em, 2.1rem); line-height: 1.5; }
  @container card (max-width: 899px) {
    /* Two names and the word between them are three lines. */
    &[data-photo]:not([data-row], [data-landscape]) .names:has(.joiner) { font-size: min(calc(min(84cqi, 490px) / var(--ems)), calc(var(--cover-height) * 0.131 / max(2, var(--lines)))); }
    &[data-photo] .answer-link { margin-top: 16px; }
    /* Three lines of names leave no room for it. */
    &:has(.line ~ .line ~ .line) .tail { display: none; }
  }
  @container card (max-width: 359px) { &[data-photo] { padding-bottom: 40px; } .tail { display: none; } }
  /* Beside the words, unless a tablet is held upright. */
  @media (min-aspect-ratio: 1 / 1) {
    @container card (min-width: 900px) {
      &[data-photo] {
        ${set('beside')}
        --end: 58px;
        --side: max(64px, 50% - 700px);
        --upper: calc(100% - 2 * var(--end));
        justify-content: center;
        gap: calc(var(--cover-height) * 0.06);
        padding: 40px calc(var(--side) - 0.8cqi) 40px calc(var(--side) + 0.8cqi + 51% - 0.51 * 2 * var(--side));
      }
      &[data-photo] .slim { display: none; }
      &[data-photo] .broad { display: block; }
      &[data-photo] .words { flex: none; padding: 0; font-size: 1.42em; }
      .tail { width: 108px; height: 42px; margin: 0; scale: 1.1; }
      &[data-photo]:not([data-row]) .words { font-size: 1.22em; }
      &[data-photo]:has(.lead) { gap: calc(var(--cover-height) * 0.045); .words { font-size: 1.14em; } .tail { scale: 0.9; } }
      &[data-photo]:not([data-row]) .joiner { top: -0.1em; font-size: max(0.74em, 2.4rem); line-height: 1.9; }
      &[data-photo] .names {
        -webkit-text-stroke: 0.024em;
        font-size: min(8rem, calc(43.5cqi / var(--ems)), calc(var(--cover-height) * 0.3 / max(2, var(--lines))));
        padding-block: calc(var(--cover-height) * 0.036);
      }
      /* The word between two people takes the height of a line, too. */
      &[data-photo]:not([data-row], [data-landscape]) .names:has(.joiner) { font-size: min(calc(43.5cqi / var(--ems)), calc(var(--cover-height) * min(0.094, 0.3 / var(--lines)))); }
      &[data-photo]:not(:has(.joiner, .line + .line)) .names { font-size: min(11.5rem, calc(41cqi / var(--ems)), calc(var(--cover-height) * 0.19)); line-height: 1; }
      &[data-row][data-photo] .names { padding-block: calc(var(--cover-height) * 0.032); font-size: min(9.5rem, calc(44.5cqi / var(--row))); }
      &[data-landscape] {
        ${set('lying')}
        /* Smaller than its sheet, so that the words have as much air at their left as at their right. */
        --end: calc(36px + var(--cover-height) * 0.115);
        --side: max(48px, 50% - 700px);
        .gem, .frame { right: auto; width: calc(0.86 * (100% - 2 * var(--side))); }
        padding-left: calc(var(--side) + 52% - 0.52 * 2 * var(--side));
        .words.words { font-size: 1.32em; }
        &:not([data-row]) .words.words { font-size: 1.2em; }
        .names {
          font-size: min(6.5rem, calc(38cqi / var(--ems)), calc(var(--cover-height) * 0.3 / max(2, var(--lines))));
          margin-block: calc(var(--cover-height) * 0.014);
        }
        .names:has(.line ~ .line ~ .line) { font-size: min(calc(33cqi / var(--ems)), calc(var(--cover-height) * 0.075)); padding-block: calc(var(--cover-height) * 0.018); }
        &:not([data-row]) .names:has(.joiner) { font-size: min(calc(38cqi / var(--ems)), calc(var(--cover-height) * 0.084)); }
        &[data-row] .names { font-size: min(8.5rem, calc(40cqi / var(--row))); margin-block: calc(var(--cover-height) * 0.02); }
      }
    }
  }
`
