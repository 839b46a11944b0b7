import { css } from 'styled-components'

/** The tiles on a wide card: the names over all of them, or beside the photo. */
export const besidePhoto = css`
  @container card (min-width: 760px) {
    --arch: 12.5rem;
    .who > p { font-size: 1.3em; }
    .place { display: flex; flex-direction: column; justify-content: center; }
    .place { font-size: max(1.1em, min(1.6cqi, 1.75rem)); line-height: 1.3; }
    &:not([data-photo]) .place { font-size: max(1.1em, min(2.6cqi, 1.75rem)); }
    .answer-link { min-height: 76px; font-size: 1.15em; }
    /* The last of a title's two lines may be the wider one. */
    .names[data-broad] { --wide: calc(var(--ems) + var(--form-width, 0)); }
    /* Two short names stand in one line. */
    &[data-row] {
      .line { display: inline; }
      .line::after { content: ' '; }
      .line + .line { margin-left: 0; }
    }
    &[data-row] .names.names.names {
      font-size: min(20cqi, calc(var(--measure) / var(--row)), calc(var(--cover-height) * 0.36));
    }
    /* The tail of the word between has the air that the letters have. */
    &[data-row]:not([data-photo]) .names.names.names { padding-bottom: 0.07em; font-size: min(23cqi, calc(1.07 * var(--measure) / var(--row)), calc(var(--cover-height) * 0.4)); }
    &[data-row]:not([data-photo]) { grid-template-rows: calc(var(--cover-height) * 0.3) 1fr auto auto; }
    &[data-photo] .names {
      font-size: min(14cqi, calc(var(--measure) / var(--wide)), calc(var(--cover-height) * 0.11 / max(1.17, var(--rows))));
    }
    &[data-landscape][data-landscape] {
      grid-template:
        'photo photo' minmax(0, calc(var(--cover-height) * 0.33))
        'names names' auto
        'day shape' minmax(10.5rem, 1fr)
        'place place' auto
        'answer answer' auto
        / 1.3fr 1fr;
    }
  }
  /* On a tablet held upright, what leads a name below a broad photo is a line more. */
  @container card (min-width: 760px) and (max-width: 959.9px) {
    &[data-landscape]:has(.lead) .names { font-size: min(calc(var(--measure) / var(--wide)), calc(var(--cover-height) * 0.134 / max(1.48, var(--rows)))); }
  }
  @container card (min-width: 1600px) {
    &[data-row]:not([data-photo]) .names.names.names.names { font-size: min(calc(1.07 * var(--measure) / var(--row)), calc(var(--cover-height) * 0.356)); }
  }
  @container card (min-width: 960px) {
    &[data-photo]:not([data-landscape]) {
      --beside: 38cqi;
      --measure: calc(100cqi - var(--beside) - 2 * var(--out) - var(--gap) - 2 * var(--pad));
      --foot: 11rem;
      /* A sign between a photo and the arch only fills. */
      grid-template:
        'photo names names' minmax(min-content, calc(var(--cover-height) * var(--top, 0.46)))
        'photo day place' minmax(0, 1fr)
        'photo day answer' minmax(5.5rem, calc(var(--cover-height) * 0.16))
        / var(--beside) 1fr 1.6fr;
      .shape { display: none; }
      .place { font-size: max(1.0625rem, min(1.72cqi, 2.25rem)); }
      .photo > span { border-top-left-radius: 24cqi; }
      .names {
        font-size: min(15cqi, calc(var(--measure) / var(--wide)), calc((var(--cover-height) * 0.35 - 68px) / max(1.5, var(--rows))));
      }
      &:is([data-long], [data-row]) { --top: 0.42; }
      &:is(:has(.lead), :has(.bloom)) { --top: 0.54; }
      &:is(:has(.lead), :has(.bloom)) .names { font-size: min(30cqi, calc(var(--measure) / var(--wide)), calc(var(--cover-height) * 0.54 - 200px)); }
      .lead { font-size: calc(1.5 * var(--em)); }
      --crowded: 0.76;
      &:has(.bloom) { grid-template-columns: var(--beside) 1fr 1.8fr; }
    }
  }
  @container card (min-width: 960px) {
    &:not([data-photo]):not([data-photo]) {
      --foot: 14rem;
      grid-template:
        'names names day' minmax(0, 1fr)
        'shape place answer' minmax(min-content, calc(var(--cover-height) * 0.26))
        / var(--sign, 20cqi) minmax(0, 1fr) 28cqi;
      &:has(.bloom) { --sign: 15.5cqi; }
    }
    &[data-across]:not([data-photo]) {
      grid-template:
        'names names names' minmax(0, 1fr)
        'day shape place' minmax(min-content, calc(var(--cover-height) * 0.225))
        'day shape answer' minmax(min-content, calc(var(--cover-height) * 0.17))
        / 26cqi 22cqi minmax(0, 1fr);
    }
    &:not([data-photo], [data-across]) { --measure: calc(72cqi - 2 * var(--out) - var(--gap) - 2 * var(--pad)); }
    &:not([data-photo]) .answer-link { font-size: 1.35em; }
    &:not([data-photo]) .place { font-size: max(1.1em, min(2.1cqi, 2.25rem)); }
    &:not([data-photo]) .names {
      font-size: min(22cqi, calc(var(--measure) / var(--wide)), calc(var(--cover-height) * 0.52 / max(1.45, var(--rows))));
    }
    &:not([data-photo]) .names:has([data-marked]) {
      font-size: min(22cqi, calc(var(--measure) / var(--wide)), calc(min(var(--cover-height) * 0.474, var(--cover-height) * 0.64 - 149px) / max(1.45, var(--rows))));
    }
    /* A title's name fills its piece. */
    &:not([data-photo]) .names:has(.lead) {
      font-size: min(30cqi, calc(var(--measure) / var(--wide)), calc(var(--cover-height) * 0.42));
      .lead { font-size: calc(1.75 * var(--em)); margin-bottom: 0.2em; }
      &:has([data-marked], [data-tailed]) { font-size: min(30cqi, calc(var(--measure) / var(--wide)), calc(var(--cover-height) * 0.36)); }
    }
    &[data-across]:not([data-photo]) .names {
      font-size: min(22cqi, calc(var(--measure) / var(--wide)), calc((var(--cover-height) * 0.605 - 210px) / var(--rows)));
    }
    &[data-across]:not([data-photo]) .names:has([data-marked]) { line-height: 0.86; }
    /* A broad photo lies over the names. */
    &[data-landscape][data-landscape] {
      --foot: 11rem;
      --measure: calc(62cqi - 2 * var(--out) - 2 * var(--pad));
      /* No sign in a strip. */
      grid-template:
        'photo day' minmax(0, 1fr)
        'photo place' calc(var(--cover-height) * 0.06)
        'names place' minmax(min-content, calc(var(--cover-height) * 0.16))
        'names answer' minmax(7rem, auto)
        / calc(62cqi - var(--out)) minmax(0, 1fr);
      .shape { display: none; }
      .photo > span { border-top-left-radius: 26cqi; }
      .names {
        font-size: min(13cqi, calc(var(--measure) / var(--wide)), calc(var(--cover-height) * 0.19 / max(1.3, var(--rows))));
      }
      .place { font-size: max(1em, min(1.75cqi, 1.75rem)); text-align: center; }
    }
    &[data-landscape][data-landscape]:has(.lead) .names { font-size: min(20cqi, calc(var(--measure) / var(--wide)), calc(var(--cover-height) * 0.19)); }
  }
`
