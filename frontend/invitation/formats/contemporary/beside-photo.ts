import { css } from 'styled-components'

/** The board on a wide card: an upright photo has its left side, a broad one lies over the names. */
export const besidePhoto = css`
  /* On a phone the wave stands beside two short names. */
  @container card (max-width: 759px) {
    &[data-row][data-landscape] {
      .who { display: grid; grid-template: auto 1fr / auto minmax(0, 1fr); gap: 12px 20px; }
      .who > p { grid-column: 1 / -1; }
      .wave { grid-area: 2 / 2; margin-left: 0; }
      .wave::before { --high: 25cqw; display: block; }
      .names { grid-area: 2 / 1; align-self: end; }
    }
  }
  @container card (min-width: 760px) {
    &[data-photo] {
      grid-template:
        'photo names names names' minmax(0, 1fr)
        'photo day month month' minmax(auto, calc(var(--cover-height) * 0.29))
        'photo place place answer' minmax(auto, calc(var(--cover-height) * 0.125))
        / 43.5cqi 18.6cqi minmax(0, 1fr) 22cqi;
      .photo { border-top-left-radius: 20cqi; }
      .wave { display: block; }
      .names {
        font-size: min(
          15cqi, calc(48.5cqi / (var(--ems) + 0.86)), calc(var(--cover-height) * 0.35 / max(1.5, var(--lines)))
        );
      }
      .month { padding-block: clamp(16px, 2.4cqi, 34px); }
      .month i { font-size: min(5.8cqi, 6rem); }
      .answer-link { padding-inline: 12px; }
      .day b { font-size: min(84cqh, 80cqw); }
      .place { display: grid; place-content: center; padding-inline: 12px; font-size: 1em; }
    }
    /* A broad photo lies over the names. */
    &[data-landscape] {
      grid-template:
        'photo photo day' minmax(0, 1fr)
        'photo photo month' minmax(0, 1fr)
        'names names place' minmax(auto, calc(var(--cover-height) * 0.21))
        'names names answer' minmax(auto, calc(var(--cover-height) * 0.125))
        / 40cqi minmax(0, 1fr) 32cqi;
      .photo { border-top-left-radius: 14cqi; }
      /* The wave has what the names leave of their tile. */
      .who { display: grid; grid-template: auto 1fr / auto minmax(0, 1fr); gap: 0 24px; }
      .who > p { grid-area: 1 / 1; }
      .wave { grid-area: 1 / 2 / 3; margin: calc(-1 * clamp(20px, 5.4cqi, 40px)); margin-left: 0; }
      .names {
        grid-area: 2 / 1;
        align-self: end;
        font-size: min(
          12cqi, calc(60cqi / (var(--ems) + 0.86)), calc(var(--cover-height) * 0.21 / max(1.5, var(--lines)))
        );
      }
    }
  }
`
