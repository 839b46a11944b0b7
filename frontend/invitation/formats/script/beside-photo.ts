import { css } from 'styled-components'
import { stacked } from './in-row.ts'

/** On a wide card the photo's arch stands at the left, and all words in one column at its side. */
export const besidePhoto = css`
  @container card (min-width: 900px) {
    &[data-photo] {
      display: grid;
      /* Both columns begin and end at the same height. */
      grid-template: minmax(0, 1fr) auto / auto minmax(0, 1fr);
      padding-block: max(24px, calc((var(--cover-height) - var(--high) - var(--pen) * 13) / 2));
      justify-items: center;
      column-gap: calc(var(--pen) * 17 + 4.4cqi);
      padding-inline: calc(var(--pen) * 17 + 3.4cqi) 3.8cqi;
      --pen: min(0.32cqi, calc(var(--cover-height) / 190));
      --wide: min(32cqi, calc(var(--cover-height) * 0.6));
      --across: 45.5cqi;
      --share: 0.144;
      font-size: calc(1.5 * var(--em));
      /* The greeting stands in the arch below the photo, so that the arch is as high as the words at its side. */
      --sill: calc(4.6em + var(--cover-height) * 0.05);
      --photo: min(calc(var(--cover-height) * 0.6), calc(var(--wide) * 1.2));
      --high: calc(var(--photo) + var(--sill));
      .before {
        grid-area: 1 / 1 / -1;
        align-self: end;
        display: grid;
        align-content: center;
        height: var(--sill);
        margin: 0 0 calc(var(--pen) * 14.6);
      }
      .honour { max-width: calc(var(--wide) * 0.84); margin: 0; }
      .half.upper {
        --bow: 40%;
        grid-area: 1 / 1 / -1;
        align-self: end;
        height: var(--high);
        max-height: none;
        margin-bottom: calc(var(--pen) * 13);
      }
      .window { bottom: calc(var(--pen) * 1.6 + var(--sill)); border-radius: 50% 50% 0 0 / 48% 48% 0 0; }
      .half.lower { grid-area: 2 / 2; --pen: min(0.21cqi, calc(var(--cover-height) / 300)); --wide: calc(var(--words) * 1em + 32 * var(--pen)); max-width: 100%; max-height: none; padding: calc(var(--cover-height) * 0.014) calc(var(--pen) * 12) calc(var(--cover-height) * 0.055); }
      /* Clear of the flourishes below. */
      .names.names { grid-area: 1 / 2; align-self: center; margin: 0 0 calc(var(--pen) * 16); }
      .line[data-tailed]:not(:last-child) { padding-bottom: 0.17em; }
      .names:has(.legal-form) { --share: 0.12; }
      /* One line stands over the panel, not far above it. */
      .names.names:not(:has(.line + .line)) { align-self: end; margin-bottom: calc(var(--pen) * 13 + var(--cover-height) * 0.045); }
      .names:has(.lead) { --share: 0.15; }
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
      --share: 0.142;
      .names { display: grid; font-size: min(calc(var(--cover-height) * var(--share)), calc(var(--across) / (var(--ems) + var(--more)))); line-height: calc(0.85em + 14px); }
      .line { --aside: initial; display: block; }
      .joiner { margin: 0 0.3em 0 0; }
    }
    &[data-photo][data-row='long'] { ${stacked} --share: 0.108; }
    &[data-photo][data-row='short'] .names { font-size: calc((var(--across) + 3cqi) / var(--row)); }
    &[data-landscape] {
      --pen: min(0.26cqi, calc(var(--cover-height) / 230));
      --wide: min(40cqi, calc(var(--cover-height) * 0.96));
      --across: 42cqi;
      font-size: calc(1.42 * var(--em));
      column-gap: calc(var(--pen) * 17 + 1.8cqi);
      padding-inline: calc(var(--pen) * 17 + 2.6cqi) 4cqi;
      --photo: calc(var(--wide) * 0.75);
      --sill: calc(3.6em + var(--cover-height) * 0.06);
      .greeting { font-size: 1.34em; }
      /* Three lines of words need a higher arch at their side. */
      &:is(:has(.lead), [data-row='long']) { --sill: calc(3.6em + var(--cover-height) * 0.115); .names.names { margin-bottom: calc(var(--pen) * 13); } }
      /* So do two names below each other, and a legal form below the name. */
      &:is([data-row='usual'], :has(.legal-form)) { --sill: calc(3.6em + var(--cover-height) * 0.125); }
      .honour { max-width: calc(var(--wide) * 0.9); }
      .half.upper.upper { --bow: 47%; }
      .window { border-radius: 50% 50% 0 0 / 62% 62% 0 0; }
    }
  }
`
