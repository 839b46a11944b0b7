import { css } from 'styled-components'
import { inRow } from './in-row.ts'

/** The photo fills the oval's upper half. */
export const aroundPhoto = css`
  &[data-photo] {
    justify-content: space-evenly;
    --share: 0.105;
    .before { margin-bottom: calc(var(--cover-height) * 0.022); }
    .half.upper { --bow: 57%; min-height: calc(var(--cover-height) * 0.32 - 56px); max-height: calc(var(--cover-height) * 0.375); }
    .half.lower { --bow: min(58%, calc(160% - 240px)); flex-grow: 0; min-height: calc(var(--cover-height) * 0.14); padding-block: calc(var(--pen) * 2 + var(--cover-height) * 0.014) calc(var(--cover-height) * 0.045); }
    .window {
      position: absolute;
      inset: calc(var(--pen) * 3.5) calc(var(--pen) * 4) calc(var(--pen) * 5);
      overflow: hidden;
      border-radius: 50% 50% 0 0 / 62% 62% 0 0;
      /* A pale photo has an edge too. */
      box-shadow: 0 0 0 1px var(--hairline);
    }
    /* It stands on a sill. */
    .half.upper::after {
      content: '';
      position: absolute;
      inset: auto 0 calc(var(--pen) * 1.6);
      border-bottom: max(1px, calc(var(--pen) * 0.4)) solid var(--ornament-deep);
    }
  }
  @container card (max-width: 759px) {
    &[data-row='long']:not([data-landscape]) .names { margin-block: calc(var(--pen) * 12.4 + 0.42em); }
    /* A name alone in its line has few tails: it stands lower, in the middle between the flourishes. */
    &:not(:has(.joiner, .line + .line, .lead, .legal-form)) .names { margin-block: calc(var(--pen) * 12.4 + 0.35em) calc(var(--pen) * 12.4 + 0.09em); }
    &[data-photo][data-row='usual'] { --share: 0.124; }
    /* A title's lead takes its height from the name, not from the photo. */
    &[data-photo]:not([data-landscape]) .names:has(.lead) { --share: 0.082; margin-block: calc(var(--pen) * 12.4 + 0.14em) calc(var(--pen) * 12.4); }
    &[data-photo][data-row='usual']:not([data-landscape]) .half.upper { max-height: calc(var(--cover-height) * 0.335); }
    &[data-photo][data-row='long']:not([data-landscape]) .half.upper { max-height: calc(var(--cover-height) * 0.3); }
    /* One line leaves the photo the height of the other. */
    &[data-photo][data-line]:not([data-landscape]) {
      ${inRow}
      .names { font-size: min(calc(92cqi / var(--row)), calc(var(--cover-height) * 0.2)); }
      .half.upper { max-height: calc(var(--cover-height) * 0.375); }
      .names { margin-block: calc(var(--pen) * 12.4 + 0.3em); }
    }
  }
  /* No higher than a broad photo is shown whole: nobody at its sides is cut. */
  &[data-landscape] .half.upper { max-height: min(calc(var(--cover-height) * 0.385), calc(var(--wide) * 0.74)); }
  @container card (max-width: 300px) { &[data-photo] .half.upper { min-height: 60cqi; max-height: none; } }
  @media print { &[data-photo] .half.upper { min-height: 58mm; max-height: none; } }
`
