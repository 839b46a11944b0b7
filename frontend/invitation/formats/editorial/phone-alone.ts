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

/** The day stands on the rule of a list that has most of the height. */
const roomy = css`
  .lines { --air: max(10px, calc(var(--cover-height) * 0.06 - 22px)); }
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
  .joiner { align-self: var(--joins, center); margin: 0; }
  .line:has(.joiner) .name, .line:has(.joiner) ~ .line { align-self: var(--second, end); }
`

/** Under low names the cover lines are a magazine's contents: they have the height. */
const contents = css`
  grid-template-rows: auto minmax(min-content, 1fr);
  .mark { display: none; }
  /* Lines about as long begin on one margin. */
  --joins: start;
  --second: start;
  .names { padding-block: calc(var(--cover-height) * 0.03); }
  .joiner { margin: 0.14em 0 0.14em 0.06em; font-size: min(1.8em, calc(var(--cover-height) * 0.07)); }
  .lines {
    --air: calc(var(--cover-height) * 0.021);
    --title: clamp(1.25rem, min(7cqi, calc(var(--cover-height) * 0.035)), 2rem);
    display: flex;
    flex-direction: column;
    align-items: stretch;
    grid-row: 2;
    font-size: clamp(1rem, min(4.6cqi, calc(var(--cover-height) * 0.022)), 1.3rem);
  }
  .lines p { display: block; flex: 1 0 auto; }
  .lines b { display: block; margin-bottom: 4px; }
`

/** A phone's cover without photo. */
export const phoneAlone = css`
  @container card (max-width: 759.9px) {
    &:not([data-photo]) { ${ruled} }
    &:not([data-photo], :has(.joiner)) { ${roomy} }
    &:not([data-photo]):has(.joiner) { ${oversized} }
    &:not([data-photo])[data-names='long'] { ${contents} }
  }
  /* Here the list has more lines, and the names what it leaves. */
  @container card (max-width: 359.9px) {
    &:not([data-photo]):has(.joiner) {
      --most: clamp(calc(var(--cover-height) * 0.3), calc(var(--cover-height) - 450px), calc(var(--cover-height) * 0.46));
    }
  }
`
