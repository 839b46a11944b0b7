import { css } from 'styled-components'

/** The photo in the wreath, over the words or beside them. */
export const aroundPhoto = css`
  &[data-photo] {
    gap: calc(var(--cover-height) * 0.012);
    .wreath {
      --width: min(80cqi, calc(var(--cover-height) * 0.4));
      height: auto;
      aspect-ratio: 490 / 560;
      margin-block: calc(var(--width) * 0.05) calc(var(--width) * 0.13);
      order: -1;
      position: relative;
      top: 0;
      left: 0;
      flex: none;
      transform: none;
    }
    .garland { position: relative; z-index: 1; scale: 1.05; }
    /* A fine line is the photo's edge where no flowers lie; a tint parts a pale one from the page. */
    .oval { position: absolute; inset: 6.9% 4.4%; overflow: hidden; border-radius: 50%; }
    .oval::after { content: ''; position: absolute; inset: 0; border: 1.5px solid var(--ornament-deep); border-radius: 50%; box-shadow: inset 0 0 1.6em color-mix(in srgb, var(--ornament-deep) 60%, transparent); mix-blend-mode: multiply; }
    .inside { width: min(92cqi, 40rem); font-size: 1.06em; }
    .names {
      margin: calc(var(--cover-height) * 0.018) 0 calc(0.16em + var(--cover-height) * 0.018);
      font-size: min(16cqi, 5.5rem, calc(min(90cqi, 39rem) / var(--ems)), calc(var(--cover-height) * 0.11 / var(--lines)));
      line-height: 1.12;
    }
    /* Its tail is clear of the second name. */
    .joiner { margin-block: -0.04em 0.34em; font-size: max(0.8em, 1.9rem); line-height: 1.08; }
    /* One name leads its title. */
    .names:has(.lead) { font-size: min(24cqi, 6.5rem, calc(min(90cqi, 39rem) / var(--ems)), calc(var(--cover-height) * 0.105)); line-height: 1.2; margin-block: calc(var(--cover-height) * 0.008); }
    .names .lead { margin: 0.3em 0 0.35em; }
    .names[data-crowded] .lead { margin-block: 0; }
    @media (max-width: 759px) { &:has([data-crowded]) .wreath { --width: min(74cqi, calc(var(--cover-height) * 0.37)); } }
    .long-date, .small { max-width: none; }
  }
  /* A broad photo's wreath lies down; the names below have what it leaves. */
  &[data-landscape] {
    .wreath { --width: min(86.5cqi, calc(var(--cover-height) * 0.5)); aspect-ratio: 708 / 512; }
    /* Two names and the word between them are three lines. */
    @media screen and (max-height: 699.9px) {
      &:not([data-row]):has(.joiner) .wreath { --width: min(86.5cqi, calc(var(--cover-height) * 0.455)); }
    }
    @media screen and (min-height: 700px) and (max-width: 520px) {
      &:not([data-row], :has([data-crowded])):has(.joiner) .wreath { --width: min(86.5cqi, calc(var(--cover-height) * 0.4)); }
    }
    /* Its edge lies under the stem: leaves on both sides of it, and no paper between. */
    .oval { inset: 6.6% 3.8%; }
    .names {
      margin: calc(var(--cover-height) * 0.018) 0 calc(0.16em + var(--cover-height) * 0.014);
      font-size: min(18.5cqi, 6rem, calc(min(88cqi, 39rem) / var(--ems)), calc(var(--cover-height) * 0.15 / var(--lines)));
      line-height: 1.18;
    }
    .inside { font-size: 1.2em; }
    gap: calc(var(--cover-height) * 0.026);
  }
  /* The word between two names is a line too. */
  @container card (max-width: 759px) {
    &[data-photo]:not([data-row], [data-landscape]) .names:has(.joiner) { font-size: min(calc(90cqi / var(--ems)), calc(var(--cover-height) * 0.1 / var(--lines))); }
  }
  &[data-row][data-photo] .joiner { margin-block: 0; }
  &[data-row][data-photo] .names {
    margin-block: calc(var(--cover-height) * 0.02) calc(var(--cover-height) * 0.028);
    font-size: min(22cqi, calc(min(87cqi, 38rem) / var(--row)), calc(var(--cover-height) * 0.14));
  }
  /* The legal form is the name's, and stands off from the date. */
  @container card (max-width: 759px) {
    &[data-photo] .names.names:has(.legal-form) { margin-bottom: calc(var(--cover-height) * 0.036); }
  }
  /* Below a broad photo a high phone has room for a line each. */
  @media screen and (min-height: 780px) {
    @container card (max-width: 759px) {
      &[data-apart][data-row][data-landscape] {
        .line { display: block; }
        .line::after { content: none; }
        .joiner { display: block; margin: -0.27em 0 0.31em; font-size: max(0.62em, 1.9rem); }
        .names { margin-bottom: calc(max(var(--tail) * 2, 0.08em) + var(--cover-height) * 0.018); font-size: min(17cqi, calc(80cqi / var(--ems)), calc(var(--cover-height) * 0.078)); line-height: 1.08; }
      }
    }
  }
  @container card (min-width: 760px) and (max-width: 899px) {
    &[data-landscape]:not([data-row]) .names:has(.joiner) { font-size: min(calc(min(88cqi, 39rem) / var(--ems)), calc(var(--cover-height) * 0.137 / var(--lines))); }
  }
  /* An upright tablet has no room for words beside a photo. */
  @container card (min-width: 900px) {
    /* The wreath is nearly as high as the card. */
    &[data-photo] {
      flex-direction: row;
      gap: clamp(44px, 6cqi, 104px);
      padding: 24px clamp(32px, 3.2cqi, 72px) 24px clamp(48px, 6.6cqi, 112px);
      .wreath {
        --width: min(43cqi, calc(var(--cover-height) * 0.67));
        margin-block: 0;
      }
      .inside { flex: 1; width: auto; font-size: 1.45em; }
      .lead { font-size: calc(1.85 * var(--em)); }
      .names:has(.lead) { font-size: min(11rem, calc(38cqi / var(--ems)), calc(var(--cover-height) * 0.22)); }
      .names {
        margin-block: calc(var(--cover-height) * 0.03);
        font-size: min(9rem, calc(41cqi / var(--ems)), calc(var(--cover-height) * 0.32 / var(--lines)));
        -webkit-text-stroke: clamp(0px, 1.5px - 0.013em, 0.7px);
        line-height: 1.2;
      }
      &:not([data-row], [data-landscape]) .names:has(.joiner) { font-size: min(calc(41cqi / var(--ems)), calc(var(--cover-height) * 0.275 / var(--lines))); }
      .joiner { margin-block: -0.04em 0.4em; font-size: max(0.66em, 2.2rem); }
    }
    &[data-landscape] {
      /* As far from the page's edge as from the wreath. */
      padding-inline: 4.6cqi 3.2cqi;
      gap: clamp(36px, 4.2cqi, 80px);
      .wreath { --width: min(50cqi, calc(var(--cover-height) * 1.1)); }
      .names { font-size: min(9rem, calc(37.6cqi / var(--ems)), calc(var(--cover-height) * 0.3 / var(--lines))); }
    }
    &[data-row][data-photo] .joiner { margin-block: 0; }
    &[data-row][data-photo] .names { white-space: nowrap; font-size: min(9.5rem, calc(41cqi / var(--row))); }
    /* Beside a standing photo there is height for a line each. */
    &[data-apart][data-row][data-photo] {
      .line { display: block; }
      .line::after { content: none; }
      .joiner { display: block; margin: -0.3em 0 0.16em; font-size: 0.6em; }
      .names { margin-bottom: calc(var(--tail) + var(--cover-height) * 0.03); line-height: 1.1; font-size: min(8rem, calc(40cqi / var(--ems)), calc(var(--cover-height) * 0.135)); }
    }
    &[data-row][data-landscape]:not([data-apart]) .names.names { font-size: min(9rem, calc(37cqi / var(--row))); }
  }
  @media print {
    &[data-photo] .wreath { --width: 66mm; }
    &[data-landscape] .wreath { --width: 88mm; }
  }
`
