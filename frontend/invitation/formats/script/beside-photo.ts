import { css } from 'styled-components'
import { inRow } from './in-row.ts'

/** On a wide card the words stand on both sides of the photo's oval, and the names cross the card under it. */
export const besidePhoto = css`
  @container card (min-width: 1000px) {
    &[data-photo] {
      display: grid;
      grid-template: auto auto auto / minmax(0, 1fr) auto minmax(0, 1fr);
      align-content: center;
      justify-items: center;
      column-gap: 2.4cqi;
      padding-inline: 2.4cqi;
      --wide: calc(var(--cover-height) * 0.52);
      .before { grid-area: 1 / 1; align-self: center; margin: 0; }
      .greeting { font-size: 1.2em; }
      .honour { max-width: 12em; }
      .long-date { font-size: 1.05em; }
      .city { max-width: none; }
      font-size: calc(1.45 * var(--em));
      .half.upper { grid-area: 1 / 2; height: calc(var(--cover-height) * 0.485); max-height: none; }
      .half.lower { grid-area: 1 / 3; align-self: center; width: auto; min-height: 0; padding: 0; }
      .half.lower::before, .lower .flourish { content: none; display: none; }
      .names { grid-area: 2 / 1 / auto / -1; margin: calc(var(--pen) * 11.4 + 0.16em) 0 0.09em; }
      /* A title of many short lines has two, as without a photo. */
      .names[data-broad] {
        --ems: var(--broad-ems);
        --lines: 2;
        .line { display: inline; padding: 0; }
        .line::after { content: ' '; }
        .line[data-begins]::before { content: '\\A'; white-space: pre; }
      }
      .answer-link { grid-area: 3 / 1 / auto / -1; }
    }
    &[data-landscape] { --wide: min(42cqi, calc(var(--cover-height) * 0.66)); font-size: calc(1.28 * var(--em)); .long-date.long-date { font-size: 1em; } }
    &[data-photo][data-row='long'] {
      ${inRow}
      .names { font-size: min(calc(90cqi / var(--row)), calc(var(--cover-height) * var(--row-share)));
        margin-block: calc(var(--pen) * 16.5) 0.3em;
      }
      .half.upper { height: calc(var(--cover-height) * 0.555); }
    }
  }
`
