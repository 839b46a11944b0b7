import { css } from 'styled-components'

/** Rules between the cover lines, and as much air above each as below it. */
const ruled = css`
  .lines {
    --air: calc(var(--cover-height) * 0.0155);
    row-gap: 0;
    padding-top: 0;
  }
  .lines p { padding-block: var(--air); }
  .lines p + p { border-top: 1px solid currentColor; }
`

/** The day stands on the rule of a list that has most of the height, and the name in the middle of what they leave. */
const roomy = css`
  grid-template-rows: minmax(min-content, 1fr) minmax(0, calc((100cqi - 2 * var(--margin)) / var(--ratio) * var(--figures, 1) + 32px)) auto;
  .names { margin-block: auto; padding-top: 0; }
  .lines { --air: max(8px, calc(var(--cover-height) * 0.115 - 69px)); }
`

/** Two people's names, oversized, from margin to margin, and the word between them in a line of its own. */
const oversized = css`
  --w: var(--bare);
  --most: calc(var(--cover-height) * 0.46);
  --f: min(var(--fit), calc(var(--most) / (var(--lines) + 0.7)));
  grid-template-rows: minmax(min-content, 1fr) auto;
  .mark { display: none; }
  .names {
    flex: 1;
    display: flex;
    flex-direction: column;
    justify-content: space-evenly;
    padding-bottom: 0.16em;
  }
  .line:has(.joiner) { display: contents; }
  .joiner { align-self: center; margin: 0; }
  .line:has(.joiner) .name, .line:has(.joiner) ~ .line { align-self: end; }
`

/** Two people's low names are close to the word between them, in a rule of its own, and the list has the height. */
const wordBetween = css`
  .names { justify-content: center; gap: calc(var(--cover-height) * 0.045); }
  .joiner { display: flex; align-self: stretch; align-items: center; gap: 0.4em; font-size: min(1.7em, 17cqi); line-height: 0.8; }
  .joiner::before, .joiner::after { content: ''; flex: 1; border-top: 1px solid; }
  /* Two names about as long are both as wide as the page. */
  .name { white-space: nowrap; font-size: min(calc((100cqi - 2 * var(--margin)) / var(--ems) * 1.009), 1.3em); }
  .lines { --air: max(8px, calc(var(--cover-height) * 0.13 - 76px)); }
`

/** A company's 'S.L.' smaller beside its name, which is larger so; over the heads of a photo it is as low as it was. */
export const formApart = css`
  @container card (max-width: 759.9px) {
    &:has(.legal-form):is([data-landscape], :not([data-photo])) {
      --w: var(--low-form, var(--widest));
      .names { line-height: 1.14; }
      .legal-form { margin-left: 0.3em; font-size: 0.7em; }
      .legal-form::before { content: none; }
    }
  }
`

/** A phone's cover without photo. */
export const phoneAlone = css`
  @container card (max-width: 759.9px) {
    &:not([data-photo]) { ${ruled} }
    &:not([data-photo], :has(.joiner)) { ${roomy} }
    /* Smaller figures, so that the name leads. */
    &:not([data-photo], :has(.joiner)) { --figures: 0.66; }
    @media screen and (max-height: 699.9px) { &:not([data-photo], :has(.joiner)):has(.line + .line) { --figures: 0.5; } }
    &:not([data-photo]):has(.joiner) { ${oversized} }
    &:not([data-photo])[data-names='long']:has(.joiner) { ${wordBetween} }
  }
  /* Here the list has more lines, and the names what it leaves. */
  @container card (max-width: 359.9px) {
    &:not([data-photo]):has(.joiner) {
      --most: clamp(calc(var(--cover-height) * 0.3), calc(var(--cover-height) - 450px), calc(var(--cover-height) * 0.46));
    }
  }
`
