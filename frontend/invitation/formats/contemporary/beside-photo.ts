import { css } from 'styled-components'

/** The tiles on a wide card: the names over all of them, or beside the photo. */
export const besidePhoto = css`
  @container card (min-width: 760px) {
    .who > p { font-size: 1.3em; }
    .place { display: flex; flex-direction: column; justify-content: center; }
    .place { font-size: max(1.1em, min(1.6cqi, 1.75rem)); line-height: 1.3; }
    .answer-link { min-height: 76px; font-size: 1.15em; }
    /* Two short names stand in one line. */
    &[data-row] {
      .line { display: inline; }
      .line::after { content: ' '; }
      .line + .line { margin-left: 0; }
    }
    &[data-row] .names.names.names {
      font-size: min(20cqi, calc(var(--measure) / var(--row)), calc(var(--cover-height) * 0.36));
    }
    &[data-photo] .names {
      font-size: min(14cqi, calc(var(--measure) / var(--wide)), calc(var(--cover-height) * 0.15 / max(1.6, var(--lines))));
    }
    &[data-landscape][data-landscape] {
      grid-template:
        'photo photo' minmax(0, calc(var(--cover-height) * 0.33))
        'names names' auto
        'day month' minmax(calc(var(--cover-height) * 0.12), 1fr)
        'place place' auto
        'answer answer' auto
        / 1fr 1fr;
      .shape { display: none; }
    }
  }
  @container card (min-width: 900px) {
    &[data-photo]:not([data-landscape]) {
      --beside: 40cqi;
      --measure: calc(100cqi - var(--beside) - 2 * var(--out) - var(--gap) - 2 * var(--pad));
      grid-template:
        'photo names names' 1fr
        'photo day month' minmax(auto, calc(var(--cover-height) * 0.34))
        'photo place place' auto
        'photo answer answer' auto
        / var(--beside) 1fr 1fr;
      .photo > span { border-top-left-radius: 32cqi; }
      .names {
        font-size: min(15cqi, calc(var(--measure) / var(--wide)), calc(var(--cover-height) * 0.275 / max(1.5, var(--lines))));
      }
    }
  }
  @container card (min-width: 960px) {
    &:not([data-photo]):not([data-photo]) {
      grid-template:
        'names names names names' minmax(auto, 1fr)
        'day month place place' minmax(auto, calc(var(--cover-height) * 0.22))
        'day shape plan answer' minmax(auto, calc(var(--cover-height) * 0.18))
        / 24cqi 22cqi minmax(0, 1fr) 22cqi;
      .plan {
        position: relative;
        display: block;
        grid-area: plan;
        overflow: hidden;
        border-radius: var(--r);
        background: var(--panel);
      }
      .plan svg { position: absolute; width: 100%; height: 100%; fill: var(--wash); stroke-width: 5; }
      .plan path + path { fill: none; stroke: #fff; }
      .plan path:nth-child(3) { stroke: var(--tone); stroke-width: 10; opacity: 0.5; }
      .plan path:nth-child(4) { fill: var(--deep); stroke: none; }
      .plan circle { fill: #fff; }
    }
    &:not([data-photo]) .place { font-size: max(1.1em, min(2cqi, 2rem)); }
    &:not([data-photo]) .names {
      font-size: min(22cqi, calc(var(--measure) / var(--wide)), calc(var(--cover-height) * 0.375 / max(1.25, var(--lines))));
    }
    /* A broad photo lies over the names, and arch and month one over the other. */
    &[data-landscape][data-landscape] {
      --measure: calc(66cqi - 2 * var(--out) - 2 * var(--pad));
      grid-template:
        'photo day' minmax(0, 1.25fr)
        'photo month' minmax(0, 1fr)
        'names place' minmax(auto, calc(var(--cover-height) * 0.18))
        'names answer' auto
        / calc(66cqi - var(--out)) minmax(0, 1fr);
      .photo > span { border-top-left-radius: 26cqi; }
      .names {
        font-size: min(13cqi, calc(var(--measure) / var(--wide)), calc(var(--cover-height) * 0.22 / max(1.5, var(--lines))));
      }
      .shape { display: none; }
      .place { font-size: max(1em, min(1.42cqi, 1.75rem)); }
    }
  }
  @container card (min-width: 1200px) {
    &[data-photo]:not([data-landscape]) {
      grid-template:
        'photo names names names' 1fr
        'photo day month month' minmax(auto, calc(var(--cover-height) * 0.36))
        'photo place place answer' minmax(7rem, auto)
        / var(--beside) 5fr 2.4fr 4.8fr;
      .answer-link { padding-inline: 12px; }
    }
  }
`
