import { css } from 'styled-components'
import { besidePhoto } from './beside-photo.ts'

/** A photo as a cameo over the words, and beside them on a wide card. */
export const aroundPhoto = css`
  &[data-photo] {
    .text { flex: 0 1 auto; gap: calc(var(--cover-height) * 0.03 - 8px); }
    justify-content: center;
    padding-block: calc(6px + var(--cover-height) * 0.05) min(clamp(44px, 12cqi, 96px), calc(10px + var(--cover-height) * 0.05));
    /* Its band is higher than the words on it on a low screen too. */
    .ribbon { min-height: min(19cqi, max(64px, calc(var(--cover-height) * 0.085))); }
    .cameo { margin-bottom: max(22px, calc(var(--cover-height) * 0.03)); }
    .cameo:not([data-lying]) { height: min(calc(var(--cover-height) * 0.36 - 44px), 84cqi); }
    /* Clear of the corners above and of the frame at its sides. */
    .cameo[data-lying] {
      width: min(78cqi, calc(var(--cover-height) * 0.37));
      margin-top: calc(var(--cover-height) * 0.026);
    }
    .names {
      font-size: min(15cqi, 6rem, calc(83cqi / var(--ems)), calc(var(--cover-height) * 0.118 / var(--lines)));
    }
    .joiner { margin: calc(var(--cover-height) * 0.02 - 9px) 0; font-size: max(0.5em, 1.5rem); }
    .city { margin-top: calc(var(--cover-height) * 0.004); }
  }
  &[data-landscape] .names {
    font-size: min(16cqi, 6rem, calc(83cqi / var(--ems)), calc(var(--cover-height) * 0.128 / var(--lines)));
  }
  /* Two short names share a line: the answer is clear of the roses below. */
  @container card (max-width: 899px) {
    /* Two names and the word between them are three lines. */
    &[data-photo]:not([data-line], [data-landscape]) .names:has(.joiner) { font-size: min(calc(83cqi / var(--ems)), calc(var(--cover-height) * 0.108 / var(--lines))); }
    &[data-line] {
      .cameo:not([data-lying]) { height: min(calc(var(--cover-height) * 0.38 - 38px), 88cqi); }
      .text { gap: calc(var(--cover-height) * 0.022); }
      .names { font-size: min(17cqi, calc(80cqi / var(--row))); white-space: nowrap; }
      .line { display: inline; }
      .line::after { content: ' '; }
      .joiner { display: inline; margin: 0 0.3em 0 0.04em; font-size: 0.62em; }
      .joiner::before, .joiner::after { display: none; }
    }
  }
  /* What leads a name is a line more. */
  @container card (min-width: 760px) and (max-width: 899px) {
    &[data-photo] .names:has(.lead) { font-size: min(calc(83cqi / var(--ems)), calc(var(--cover-height) * 0.09 / var(--lines))); }
  }
  ${besidePhoto}
  @media print {
    &[data-photo] .cameo { height: 41mm; }
    &[data-photo] .ribbon { width: 72cqi; min-height: 15mm; .long-date { font-size: 3.7cqi; } }
    &[data-landscape] .cameo { width: 58mm; height: auto; }
  }
`
