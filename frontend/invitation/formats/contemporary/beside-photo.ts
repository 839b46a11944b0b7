import { css } from 'styled-components'

/** The sheets on a wide card: the names over the whole wave, or beside the photo. */
export const besidePhoto = css`
  @container card (min-width: 760px) {
    .who > p { font-size: 1.3em; }
    .place { font-size: max(1.15em, min(2.3cqi, 2.5rem)); line-height: 1.3; }
    .answer-link { justify-self: start; min-height: 68px; margin: 10px var(--pad) var(--pad); font-size: 1.15em; }
    .answer-link { padding-inline: min(40px, 2.4cqi); }
    /* Two short names stand in one line. */
    &[data-row][data-photo] {
      .line { display: inline; }
      .line::after { content: ' '; }
    }
    &[data-landscape] {
      grid-template-rows:
        minmax(0, calc(var(--cover-height) * 0.33)) minmax(auto, 1fr) calc(var(--cover-height) * 0.22) auto auto;
    }
    &[data-row][data-photo] .names.names {
      font-size: min(
        15cqi, calc((var(--share) - 2 * var(--pad)) / (var(--row) + 0.5)), calc(var(--cover-height) * 0.24)
      );
    }
    &[data-photo] { --share: 100cqi; }
    &[data-photo]:not([data-landscape]) {
      --share: 56.5cqi;
      grid-template:
        'photo names names' 1fr
        'photo day month' minmax(auto, calc(var(--cover-height) * 0.36))
        'photo place place' auto
        'photo answer answer' auto
        / 43.5cqi 1fr 1fr;
      .photo > span { border-top-left-radius: 32cqi; }
      .names {
        font-size: min(
          15cqi, calc((56.5cqi - 2 * var(--pad)) / (var(--ems) + var(--joins, 0))),
          calc(var(--cover-height) * 0.29 / max(1.5, var(--lines)))
        );
      }
      .place { font-size: max(1em, min(1.6cqi, 1.75rem)); }
    }
  }
  @container card (min-width: 960px) {
    &:not([data-photo]) {
      grid-template:
        'names names names' 1fr
        'day month place' minmax(auto, calc(var(--cover-height) * 0.22))
        'day month answer' minmax(auto, calc(var(--cover-height) * 0.17))
        / 24cqi 24cqi minmax(0, 1fr);
      .answer-link { align-self: end; }
      .place { padding-top: var(--pad); }
    }
    &:not([data-photo]) .names.names.names {
      font-size: min(
        17cqi,
        calc((100cqi - 2 * var(--pad)) / (var(--ems) + var(--joins, 0))),
        calc(var(--cover-height) * 0.4 / max(1.4, var(--lines)))
      );
      .joiner { display: inline; margin: 0 0.3em 0 0.1em; font-size: 0.9em; }
    }
    &[data-row]:not([data-photo]) {
      .line { display: inline; }
      .line::after { content: ' '; }
    }
    &[data-row]:not([data-photo]) .names.names.names {
      font-size: min(18cqi, calc((100cqi - 2 * var(--pad)) / (var(--row) + 0.5)), calc(var(--cover-height) * 0.32));
    }
    /* A broad photo lies over the names, and arch and bowl one over the other. */
    &[data-landscape] {
      --share: 66cqi;
      grid-template:
        'photo day' minmax(0, 1fr)
        'photo month' minmax(0, 1fr)
        'names place' auto
        'names answer' auto
        / 66cqi minmax(0, 1fr);
      .photo > span { border-top-left-radius: 26cqi; }
      .names {
        font-size: min(
          13cqi, calc((66cqi - 2 * var(--pad)) / (var(--ems) + var(--joins, 0))),
          calc(var(--cover-height) * 0.22 / max(1.5, var(--lines)))
        );
      }
      .place { font-size: max(1em, min(1.8cqi, 1.75rem)); }
      .answer-link { max-width: none; padding-inline: min(40px, 1.8cqi); }
    }
  }
  @container card (min-width: 1200px) {
    &[data-photo]:not([data-landscape]) {
      grid-template:
        'photo names names names' 1fr
        'photo day month month' minmax(auto, calc(var(--cover-height) * 0.36))
        'photo place place answer' auto
        / 43.5cqi 28.25cqi minmax(0, 1fr) auto;
      .place { align-self: center; padding: var(--pad) 0 var(--pad) var(--pad); }
      .place { font-size: max(1em, min(1.42cqi, 1.75rem)); }
      .answer-link { align-self: center; margin: 0 var(--pad) 0 20px; padding-inline: 28px; }
    }
  }
`
