import { css } from 'styled-components'
import { stoneShape } from '../../ornaments/cut-gem.tsx'

/** Two short names are one large line. */
export const oneLine = css`
  .line { display: inline; }
  .line::after { content: ' '; }
  .joiner { display: inline; margin: 0 0.44em 0 0; font-size: 0.62em; }
`
/** A photo in cut glass, set into the frame that goes on around the words: at its head, on a wide card at its side. */
export const aroundPhoto = css`
  .gem {
    position: relative;
    flex: none;
    --rim: 1.115 1.1;
    width: var(--gem-width);
    height: var(--gem-height);
    margin: 0;
    color: var(--ornament-deep);
  }
  .stone { position: absolute; inset: 0; clip-path: var(--stone); }
  /* The frame behind does not show through the glass. */
  .gem::before {
    content: '';
    position: absolute;
    inset: 0;
    scale: var(--rim);
    background: var(--paper);
    clip-path: var(--stone);
  }
  .facets { position: relative; width: 100%; height: 100%; }
  &[data-photo] {
    --stone: ${stoneShape('standing')};
    --gem-height: min(calc(var(--cover-height) * 0.34), calc(78cqi / 0.9));
    --gem-width: calc(var(--gem-height) * 0.9);
    --head: clamp(34px, 11cqi, 64px);
    padding-block: var(--head) 26px;
  }
  &[data-photo] .slim {
    --side: clamp(15px, 4cqi, 40px);
    --end: 16px;
    --set: calc(var(--head) + var(--gem-height) / 2);
    top: var(--set);
    height: calc(100% - var(--set) - var(--end));
  }
  &[data-photo] .words { position: relative; }
  &[data-photo] .names {
    margin-block: calc(var(--cover-height) * 0.016);
    font-size: min(15cqi, 5rem, calc(84cqi / var(--ems)), calc(var(--cover-height) * 0.15 / max(2, var(--lines))));
  }
  &[data-row][data-photo] {
    ${oneLine}
    .names {
      margin-block: calc(var(--cover-height) * 0.034);
      font-size: min(19cqi, 6rem, calc(78cqi / var(--row)), calc(var(--cover-height) * 0.1));
    }
  }
  &[data-landscape] {
    --stone: ${stoneShape('lying')};
    --gem-width: min(82cqi, calc(var(--cover-height) * 0.48));
    --gem-height: calc(var(--gem-width) * 382 / 520);
    .gem { --rim: 1.078 1.105; }
  }
  @container card (max-width: 899px) {
    /* What would grow behind the photo. */
    &[data-photo] .slim > svg:is(:nth-child(2), :nth-child(3), :nth-child(4), :nth-child(n + 16)) { display: none; }
    &[data-photo]:not([data-landscape]) {
      .joiner { line-height: 1.2; }
      .answer-link { margin-top: 16px; }
    }
  }
  @container card (max-width: 359px) { .gem { margin-bottom: 14px; } }
  @container card (min-width: 900px) {
    &[data-photo] {
      --gem-height: min(calc(var(--cover-height) * 0.7), calc(38.5cqi / 0.9));
      --start: 4.4cqi;
      --edge: 2.6cqi;
      flex-direction: row;
      gap: clamp(36px, 4.2cqi, 90px);
      padding: 20px calc(var(--edge) + 12px + 4cqi) 20px var(--start);
    }
    &[data-photo] .slim {
      display: block;
      --set: calc(var(--start) + var(--gem-width) / 2);
      inset: 34px var(--edge) 34px var(--set);
      width: calc(100% - var(--set) - var(--edge));
      height: calc(100% - 68px);
      > svg:nth-child(n + 10) { display: none; }
    }
    .gem { margin: 0; }
    &[data-photo] .words { width: auto; font-size: 1.14em; }
    &[data-photo]:not([data-row]) .joiner { font-size: 0.8em; line-height: 1.15; }
    &[data-photo] .names {
      -webkit-text-stroke: 0.024em;
      font-size: min(8rem, calc(44cqi / var(--ems)), calc(var(--cover-height) * 0.32 / max(2, var(--lines))));
      margin-block: calc(var(--cover-height) * 0.045);
    }
    &[data-row][data-photo] .names { font-size: min(8.5rem, calc(40cqi / var(--row))); }
    &[data-landscape] {
      --gem-width: min(46.5cqi, calc(var(--cover-height) * 0.92));
      --gem-height: calc(var(--gem-width) * 382 / 520);
      gap: clamp(36px, 4.2cqi, 84px);
      .words { font-size: 1.1em; }
      .names {
        font-size: min(6.5rem, calc(36cqi / var(--ems)), calc(var(--cover-height) * 0.33 / max(2, var(--lines))));
      }
      &[data-row] .names { font-size: min(8rem, calc(37cqi / var(--row))); }
    }
  }
`
