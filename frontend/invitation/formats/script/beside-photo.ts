import { css } from 'styled-components'
import { stacked } from './in-row.ts'

/** On a wide card the photo's arch stands at the left, and all words in one column at its side. */
export const besidePhoto = css`
  @container card (min-width: 900px) {
    &[data-photo] {
      display: grid;
      grid-template: minmax(0, 1fr) auto auto auto minmax(0, 1fr) / auto minmax(0, 1fr);
      justify-items: center;
      column-gap: calc(var(--pen) * 17 + 4.4cqi);
      padding-inline: calc(var(--pen) * 17 + 3.4cqi) 3.8cqi;
      --pen: min(0.32cqi, calc(var(--cover-height) / 190));
      --wide: min(32cqi, calc(var(--cover-height) * 0.6));
      --across: 45.5cqi;
      --share: 0.144;
      font-size: calc(1.5 * var(--em));
      .before { grid-area: 2 / 2; margin: 0; }
      .honour { max-width: none; margin: 0; }
      .half.upper {
        --bow: 40%;
        grid-area: 1 / 1 / -1;
        align-self: center;
        height: min(calc(var(--cover-height) * 0.78), calc(var(--wide) * 1.46));
        max-height: none;
        margin-bottom: calc(var(--pen) * 12);
      }
      .window { border-radius: 50% 50% 0 0 / 41% 41% 0 0; }
      .half.lower { grid-area: 4 / 2; --pen: min(0.21cqi, calc(var(--cover-height) / 300)); --wide: calc(var(--words) * 1em + 38 * var(--pen)); max-width: 100%; max-height: none; padding: calc(var(--cover-height) * 0.014) calc(var(--pen) * 12) calc(var(--cover-height) * 0.055); }
      .names { grid-area: 3 / 2; margin: calc(var(--cover-height) * 0.035) 0 calc(var(--pen) * 9 + var(--cover-height) * 0.05); }
      .names:not(:has(.joiner)) { margin-top: calc(var(--cover-height) * 0.055); }
      .names:has(.legal-form) { --share: 0.138; }
      .names:has(.lead) { --share: 0.15; margin-top: calc(var(--cover-height) * 0.035); }
      .long-date { margin: 0; font-size: 1.15em; }
      .city { max-width: none; }
      /* A title of many short lines has two, as without a photo. */
      .names[data-broad] {
        --ems: var(--broad-ems);
        white-space: nowrap;
        --lines: var(--broad-lines);
        .line { display: inline; padding: 0; }
        .line::after { content: ' '; }
        .line[data-begins]::before { content: '\\A'; white-space: pre; }
      }
    }
    /* Two names have the column's width only in two lines. */
    &[data-photo][data-row='usual'] {
      .names { display: grid; font-size: min(calc(var(--cover-height) * var(--share)), calc(var(--across) / (var(--ems) + var(--more)))); line-height: calc(0.85em + 14px); }
      .line { --aside: initial; display: block; }
      .joiner { margin: 0 0.3em 0 0; }
    }
    &[data-photo][data-row='long'] { ${stacked} --share: 0.108; }
    &[data-photo][data-row='short'] .names { font-size: calc(var(--across) / var(--row)); }
    &[data-landscape] {
      --pen: min(0.26cqi, calc(var(--cover-height) / 230));
      --wide: min(41.5cqi, calc(var(--cover-height) * 0.96));
      --across: 40.5cqi;
      font-size: calc(1.42 * var(--em));
      column-gap: calc(var(--pen) * 17 + 1.8cqi);
      padding-inline: calc(var(--pen) * 17 + 2.6cqi) 3.4cqi;
      /* The greeting stands in the arch below the photo, so that the arch is as high as the words at its side. */
      --sill: calc(3.6em + var(--cover-height) * 0.06);
      --high: calc(var(--wide) * 0.75 + var(--sill));
      .half.upper.upper { --bow: 47%; height: var(--high); max-height: none; }
      .window { bottom: calc(var(--pen) * 1.6 + var(--sill)); border-radius: 50% 50% 0 0 / 62% 62% 0 0; }
      .before {
        grid-area: 1 / 1 / -1;
        align-self: end;
        display: grid;
        align-content: center;
        height: var(--sill);
        margin-bottom: calc(var(--pen) * 14.6);
      }
      /* Both columns begin and end at the same height. */
      grid-template-rows: minmax(0, 1fr) auto;
      padding-block: max(24px, calc((var(--cover-height) - var(--high) - var(--pen) * 13) / 2));
      .half.upper.upper { align-self: end; margin-bottom: calc(var(--pen) * 13); }
      .names.names.names { grid-row: 1; align-self: center; margin: 0 0 calc(var(--pen) * 10); }
      .half.lower { grid-row: 2; }
    }
  }
`
