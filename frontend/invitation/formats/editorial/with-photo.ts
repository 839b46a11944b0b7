import { css } from 'styled-components'
import { veil } from '../../photo/words-on-photo.ts'
import { amidst, besidePhoto } from './beside-photo.ts'

/** What the names need of the photo's colour, or a share of it where it fades. */
const shade = (share: number) =>
  `color-mix(in srgb, var(--veil) calc(var(--veil-names) * ${share}), transparent)`

const onPhoto = css`
  .photo { z-index: -1; grid-area: 1 / 1 / 3 / 2; inset: calc(-1 * var(--margin)) calc(-1 * var(--margin)) 0; }
  &&[data-photo] { background: var(--tone); }
  /* It ends with the page, or on the page's colour: a white one needs no edge. */
  .photo.photo::after { box-shadow: none; }
  &[data-photo] .head { position: relative; }
  &[data-photo] .head::before {
    content: '';
    position: absolute;
    z-index: -1;
    --veil-names: max(var(--veil-top-large), var(--veil-middle-large));
    /* It has ended where the heads begin. */
    inset: calc(-1 * var(--margin)) calc(-1 * var(--margin)) -3.5rem;
    background: linear-gradient(
      ${veil('top')} 3.25rem, ${shade(1)} 5.5rem calc(100% - 3.5rem), ${shade(0.8)} calc(100% - 2.8rem),
      ${shade(0.5)} calc(100% - 2rem), ${shade(0.2)} calc(100% - 1.1rem), ${shade(0.06)} calc(100% - 0.5rem), transparent
    );
  }
  /* Above the faces, which are a little over the middle of a photo. */
  &[data-photo] {
    --f: min(var(--fit), 27cqi, 13rem, calc(var(--cover-height) * 0.15 / var(--lines)));
  }
  &[data-photo]:not([data-landscape]) .names { padding-top: 10px; }
  &[data-photo] .joiner { font-size: max(0.74em, 1.5625rem); }
  /* One name or two short ones are a masthead in one line, above the heads. */
  @container card (max-width: 759px) {
    &[data-photo][data-row]:not([data-landscape]) {
      --w: var(--row);
      .names { white-space: nowrap; }
      .line { display: inline; }
      .line + .line { margin-left: 0.2em; }
    }
  }
  /* A title has two: its name is low enough to stand above the heads too. */
  @container card (max-width: 759px) {
    &[data-photo]:not([data-landscape], :has(.joiner)):has(.lead) {
      --f: min(calc((100cqi - 2 * var(--margin) - 8.4rem) / var(--w)), 27cqi, 13rem, calc(var(--cover-height) * 0.118));
      .names { display: flex; align-items: last baseline; gap: 0.12em; }
      .lead { max-width: 7em; margin: 0; font-size: 1.3125rem; text-wrap: balance; }
    }
  }
  /* Two names below what they celebrate are lower, so that they end above the heads. */
  @container card (max-width: 759px) {
    &[data-photo]:not([data-landscape]):has(.lead):has(.joiner) {
      --f: min(var(--fit), calc(var(--cover-height) * 0.11 / var(--lines)));
      .lead { margin-bottom: 0.2em; font-size: 1.3125rem; }
    }
  }
  @container card (max-width: 359px) {
    &[data-photo] {
      --f: min(var(--fit), calc(var(--cover-height) * 0.12 / var(--lines)));
    }
  }
  @media print { .photo { --focus: 50% 12%; } }
  &[data-landscape] {
    --ink: var(--on-tone);
    --f: min(var(--fit), 34cqi, 13rem, calc(var(--cover-height) * 0.28 / var(--lines)));
    /* Low enough that nobody at its sides is cut; what is left is the masthead's. */
    grid-template-rows: minmax(min-content, 1fr) minmax(0, min(75cqi, calc(var(--cover-height) * 0.515))) auto;
    .head > .names { margin-block: auto; padding-block: 8px; }
    .photo { grid-area: 2 / 1 / 3 / 2; inset: 0 calc(-1 * var(--margin)); border-block: 2px solid var(--ink); }
    .head::before { content: none; }
  }
  @media screen and (max-width: 759px) {
    /* Low names leave it more. */
    &[data-names='long'] { --broadest: 71cqi; --share: 0.38; }
    /* On the photo they are as wide as one another. */
    &[data-names='long']:not([data-landscape]) .line { text-align: left; }
    @media (min-height: 780px) { &[data-names='long']:not([data-landscape]) .names:has(.joiner) { padding-top: 22px; line-height: 1.08; } }
    /* On a low phone two lines would lie over the heads: the photo begins below them. */
    @media (max-height: 779.9px) {
      &[data-names='long']:not([data-landscape]) {
        --ink: var(--on-tone);
        .photo { grid-area: 2 / 1 / 3 / 2; inset: 8px calc(-1 * var(--margin)) 0; }
        .head::before { content: none; }
        .names { padding-bottom: 0.2em; }
      }
    }
    @media (max-width: 359px) and (max-height: 699.9px) { &[data-names='long'] { --share: 0.23; } }
    /* What leads a name is a line more. */
    @media (max-height: 699.9px) { &[data-landscape]:has(.lead) { --share: 0.3; } }
    /* Low names leave the list more too, unless they have three lines. */
    @media (min-height: 780px) {
      &[data-low][data-landscape] { ${amidst} }
      &[data-names='long'][data-landscape] {
        --band: auto;
        --list: minmax(min-content, 1fr);
        .head > .names { padding-block: 24px 20px; }
        .lines { align-content: space-between; padding-top: calc(var(--cover-height) * 0.03); }
        .lines p + p { padding-top: calc(var(--cover-height) * 0.022); border-top: 1px solid currentColor; }
      }
    }
    &[data-landscape] {
      grid-template-rows:
        var(--band, minmax(min-content, 1fr))
        minmax(0, min(var(--broadest, 75cqi), calc(var(--cover-height) * var(--share, 0.33))))
        var(--list, auto);
    }
  }
  ${besidePhoto}
`

/** No guest without a photo has to wait for its styles. */
export const withPhoto = ({ 'data-photo': photo }: { 'data-photo'?: string }) => photo && onPhoto
