import styled, { css } from 'styled-components'
import type { FormatDesign, FormatProps } from '../format.ts'
import { LeafyArch } from '../ornaments/leafy-arch.tsx'
import { Sprays } from '../ornaments/sprays.tsx'
import { AnswerLink } from '../parts/answer-link.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { oneRow } from '../parts/one-row.ts'
import { mounted } from '../photo/mounted.ts'
import { MountedPhoto } from '../photo/mounted-photo.tsx'
import { cormorantItalic } from '../typefaces/cormorant-garamond.ts'
import { BotanicalDetails } from './botanical/details.tsx'
import { italic, roman, typefaces } from './botanical/letters.ts'

/** In em; two people's names up to it stand in one line: alone on a wide cover, and with a photo. */
const longestRow = { alone: 7, beside: 6.6, shortest: 4.8 }

const row = css`
  .line { display: inline; }
  .joiner { display: inline; margin: 0 0.42em 0 0.38em; font-size: 0.62em; }
`

const rowBesidePhoto = css`
  ${row}
  .names {
    margin-block: calc(var(--cover-height) * 0.022);
    font-size: min(20cqi, calc(86cqi / var(--row)), calc(var(--cover-height) * 0.108));
  }
`

/** Branches grow out of two corners: along the edges, and beside the words where these are narrow enough. */
const Cover = styled.header`
  ${coverBase}
  --answer-link-fill: transparent;
  --answer-link-ink: var(--ink);
  --answer-link-line: var(--ornament-deep);
  --answer-link-radius: 0 22px;
  --strip: min(57cqi, 258px, calc(var(--cover-height) * 0.27));
  align-items: center;
  justify-content: center;
  /* What grows at the foot is not cut there. */
  overflow-x: clip;
  /* Beside the hanging twig the words are narrow enough. */
  padding: calc(var(--strip) * 0.7) 26px;
  text-align: center;
  font: 400 calc(1.0625 * var(--em))/1.5 ${roman};

  .sprays { height: var(--strip); width: auto; aspect-ratio: 480 / 258; }
  .top { top: -6px; left: -8px; }
  .bottom { right: -8px; bottom: 10px; transform: rotate(180deg); }
  /* Short of the names. */
  .top .climbing { scale: 0.6; }
  .words { display: grid; justify-items: center; }
  .greeting { font: italic 400 1.45em/1.25 ${italic}; }
  .honour { margin-top: 0.25rem; color: var(--ink-soft); }
  .names {
    margin: clamp(14px, calc(var(--cover-height) * 0.03), 44px) 0;
    font: italic 400
      min(max(21.4cqi, 45cqi - 12cqi * var(--lines)), 8rem, calc(99cqi / var(--ems)), calc(var(--cover-height) * 0.25 / max(1.5, var(--lines))))/1.02 ${italic};
    letter-spacing: -0.015em;
  }
  .lead { margin-bottom: 0.6em; font: 400 calc(1.1875 * var(--em))/1.3 ${roman}; letter-spacing: 0; }
  .joiner { margin: -0.02em 0 0.14em; font: 400 max(0.68em, 2.25rem)/1 ${roman}; color: var(--accent); }
  .long-date { font-size: 1.125em; }
  .city { margin-top: 0.5em; color: var(--ink-soft); line-height: 1.4; }
  .plate {
    display: none;
    position: absolute;
    bottom: clamp(14px, 4cqi, 34px);
    left: clamp(20px, 6cqi, 56px);
    text-align: left;
    font: italic 400 1.5rem/1.35 ${italic};
    color: var(--ink);
  }
  .plate b { display: block; font: 400 1.0625rem/1.5 ${roman}; letter-spacing: 0.14em; }
  &[data-photo] {
    padding: clamp(24px, calc(var(--cover-height) * 0.05), 44px) 22px min(54px, calc(var(--cover-height) * 0.068));
    .climbing { display: none; }
    .bottom { --strip: min(46cqi, 200px, calc(var(--cover-height) * 0.21)); }
    /* Beside the answer there is no room. */
    @container card (max-width: 759px) { .bottom { display: none; } }
    .greeting { font-size: 1.32em; }
    .joiner { font-size: max(0.75em, 1.5rem); }
    .city { margin-top: 0.25em; line-height: 1.35; }
    .names {
      margin-block: clamp(8px, calc(var(--cover-height) * 0.018), 20px) calc(0.1em + clamp(8px, calc(var(--cover-height) * 0.018), 20px));
      font-size: min(17cqi, 6rem, calc(100cqi / var(--ems)), max(1.3rem, var(--cover-height) * 0.103 / var(--lines)));
    }
  }
  &[data-row][data-photo]:not([data-landscape]) { ${rowBesidePhoto} }
  /* A lying photo is lower: the names have what is left. */
  &[data-landscape] {
    .names { font-size: min(21cqi, 6rem, calc(100cqi / var(--ems)), calc(var(--cover-height) * 0.175 / var(--lines))); }
    .joiner { font-size: max(0.55em, 1.5rem); }
    /* Under half an ellipse nobody stands outside; the twigs are those of an upright plate, beside it. */
    .arch {
      --wide: min(72cqi, calc(var(--cover-height) * 0.385));
      --round: calc(var(--wide) * 0.5);
      --rise: calc(var(--wide) * 0.42);
      width: var(--wide);
      height: auto;
      aspect-ratio: 1.33;
      margin-right: calc(var(--wide) * 0.05);
      margin-bottom: calc(12px + var(--wide) * 0.12);
    }
    .specimen {
      inset: auto calc(var(--wide) * -0.05) 0 auto;
      width: calc(var(--wide) * 0.56);
      height: auto;
      stroke-width: 1.6;
    }
  }
  /* A high phone has room for one name above the other. */
  @media (max-width: 759px) and (max-height: 779px) {
    &[data-row][data-landscape] { ${rowBesidePhoto} }
  }
  /* Few or low lines fill the space between the branches too. */
  @container card (max-width: 759px) {
    &:not([data-photo]) {
      font-size: max(1.0625 * var(--em), min(1.15 * var(--em), calc(var(--cover-height) * 0.0215)));
      .words { display: flex; flex-direction: column; align-items: center; min-height: calc(var(--cover-height) * 0.6); }
      .names { margin-block: auto; padding-block: clamp(14px, calc(var(--cover-height) * 0.03), 44px) calc(0.08em + clamp(14px, calc(var(--cover-height) * 0.03), 44px)); }
      .answer-link { margin-block: auto 0; }
      .words > :nth-last-child(2) { margin-bottom: min(26px, calc(var(--cover-height) * 0.03)); }
    }
  }
  @container card (min-width: 760px) {
    --strip: min(36cqi, calc(var(--cover-height) * 0.507));
    padding-block: calc(var(--cover-height) * 0.07);
    /* On a low screen too the cover ends with it. */
    font-size: min(calc(1.32 * var(--em)), calc(var(--cover-height) * 0.0325));
    &[data-photo] { font-size: min(calc(1.32 * var(--em)), calc(var(--cover-height) * 0.0178)); }
    .sprays { stroke-width: 0.85; }
    /* Short of long names. */
    .top > g:last-child { scale: 0.8; }
    &:not([data-photo]) .plate { display: block; }
    &&& .top .climbing { scale: none; }
    .lead { margin-top: 0.5em; font-size: calc(1.5 * var(--em)); }
    .joiner { font-size: 0.55em; }
    &:not([data-photo]) .names { margin-block: calc(var(--cover-height) * 0.045) calc(0.1em + clamp(14px, calc(var(--cover-height) * 0.03), 44px)); }
    .names { font-size: min(14.5rem - 2rem * var(--lines), calc(66cqi / var(--ems)), calc(var(--cover-height) * 0.28 / max(1.26, var(--lines)))); }
    &[data-row]:not([data-landscape]) {
      ${row}
      .names { white-space: nowrap; font-size: min(13rem, calc(65cqi / var(--row)), calc(var(--cover-height) * 0.26)); }
    }
  }
  /* An upright tablet has no room for words beside a photo. */
  @container card (min-width: 900px) {
    &[data-photo] {
      flex-direction: row;
      justify-content: space-evenly;
      font-size: min(calc(1.32 * var(--em)), calc(var(--cover-height) * 0.0325));
      gap: 16px;
      padding: 40px 16px;
      .bottom { --strip: min(24cqi, calc(var(--cover-height) * 0.36)); }
      .bottom > g:last-child { scale: 0.72; }
      /* The answer under long names is lower: what grows there is too. */
      &:not([data-row]) .bottom { --strip: min(19cqi, calc(var(--cover-height) * 0.285), max(40px, calc(var(--cover-height) * 0.59 - 275px))); }
      /* Drawn with the pen of the branches on the arch. */
      .bottom { stroke-width: 1.9; }
      .names {
        font-size: min(8.5rem, calc(50cqi / var(--ems)), calc(var(--cover-height) * 0.32 / max(2, var(--lines))));
        margin-block: calc(var(--cover-height) * 0.035) calc(0.08em + var(--cover-height) * 0.035);
      }
      &[data-row]:not([data-landscape]) .names { font-size: min(9.5rem, calc(46cqi / var(--row))); }
    }
    /* Below the plate there is room for one line. */
    &[data-photo] .plate { display: block; bottom: 24px; }
    &[data-photo] .plate b { display: inline; margin-right: 0.7em; }
    &[data-landscape] {
      padding-inline: 6.4cqi 4.4cqi;
      .bottom { --strip: min(16cqi, calc(var(--cover-height) * 0.24)); }
      /* Short of the answer, which is low under two lines of large names. */
      &[data-row] .bottom { --strip: min(11cqi, calc(var(--cover-height) * 0.165)); }
      .arch {
        --wide: min(calc(var(--cover-height) * 0.74), 38cqi);
        margin: 0 calc(var(--wide) * 0.18) 56px 0;
      }
      &[data-row] .arch { --wide: min(calc(var(--cover-height) * 0.74), 43cqi); }
      .names { font-size: min(9.5rem, calc(48cqi / var(--ems)), calc(var(--cover-height) * 0.25 / max(2, var(--lines)))); }
      /* A company's lines are clear of the twigs. */
      .names:not(:has(.joiner, .lead)) { font-size: min(9.5rem, calc(44cqi / var(--ems)), calc(var(--cover-height) * 0.25 / max(2, var(--lines)))); }
      /* The shortest names are as broad as the photo is in one line. */
      &[data-short] {
        ${row}
        padding-inline: 4.2cqi 3.4cqi;
        .arch.arch { --wide: min(calc(var(--cover-height) * 0.74), 45cqi); }
        .bottom.bottom { --strip: min(16cqi, calc(var(--cover-height) * 0.24)); }
        .names { margin-block: calc(var(--cover-height) * 0.05); font-size: min(10rem, calc(36cqi / var(--row)), calc(var(--cover-height) * 0.2)); white-space: nowrap; }
      }
    }
  }
  @media print {
    --strip: 40mm;
    &&&:not([data-photo]) .climbing { display: none; }
    padding-block: 36mm 32mm;
    .names { margin-block: 3mm; font-size: min(17cqi, calc(76cqi / var(--ems)), calc(32mm / var(--lines))); }
    &[data-photo] { padding-block: 6mm; }
    &[data-landscape] .arch { --wide: 80mm; }
  }
`

function BotanicalCover({ card, names, date, greeting, alone, still }: FormatProps) {
  const isShortest = 'data-row' in oneRow(names, cormorantItalic, longestRow.shortest)
  return (
    <Cover
      {...mounted(card)}
      {...oneRow(names, cormorantItalic, longestRow[card.coverImageUrl ? 'beside' : 'alone'])}
      data-short={isShortest || undefined}
    >
      <Sprays className="bottom" first="eucalyptus" second="olive" />
      {card.coverImageUrl && (
        <LeafyArch>
          <MountedPhoto card={card} still={still} share={[70, 37]} broad={[80, isShortest ? 51 : 44]} />
        </LeafyArch>
      )}
      {/* A photo has its own branches: two sprays beside it are one too many. */}
      {!card.coverImageUrl && <Sprays className="top" first="olive" second="eucalyptus" />}
      <div className="words">
        {greeting && <p className="greeting">{greeting}</p>}
        <p className="honour">Queremos celebrarlo {alone ? 'contigo' : 'con vosotros'}</p>
        <Names broad names={names} typeface={cormorantItalic} />
        <LongDate date={date} />
        {card.ceremonyPlace && <p className="city">{card.ceremonyPlace}</p>}
        <AnswerLink card={card} still={still} />
      </div>
      <p className="plate" aria-hidden="true">
        <b>LÁM. I</b>
        <span className="species">Olea europaea, Eucalyptus cinerea</span>
      </p>
    </Cover>
  )
}

export default {
  typefaces,
  Cover: BotanicalCover,
  Details: BotanicalDetails,
} satisfies FormatDesign
