import styled from 'styled-components'
import type { FormatDesign, FormatProps } from '../format.ts'
import { Lining } from '../ornaments/lining.tsx'
import { sealLetters, WaxSeal } from '../ornaments/wax-seal.tsx'
import { AnswerLink } from '../parts/answer-link.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { oneRow } from '../parts/one-row.ts'
import { whileOpening } from '../parts/opening.ts'
import { mounted } from '../photo/mounted.ts'
import { MountedPhoto } from '../photo/mounted-photo.tsx'
import { gloock } from '../typefaces/gloock.ts'
import { besidePhoto, printOnLining } from './monogram/beside-photo.ts'
import { MonogramDetails } from './monogram/details.tsx'
import { display, sans, typefaces } from './monogram/letters.ts'
import { unseal } from './monogram/unseal.ts'

/** An envelope that has been opened: its lining, or the photo in it, and the card that the seal was pressed on. */
const Cover = styled.header`
  ${coverBase}
  --wax: var(--tone);
  --answer-link-radius: 999px;
  --inside: calc(var(--cover-height) * 0.38);
  --seal: clamp(150px, min(53cqi, calc(var(--cover-height) * 0.265)), 238px);
  perspective: 1400px;
  align-items: center;
  padding: calc(var(--inside) - var(--seal) * 0.12) 20px clamp(24px, 5cqi, 44px);
  text-align: center;
  background: var(--panel);
  font: 400 var(--em)/1.6 ${sans};

  .inside {
    position: absolute;
    z-index: -3;
    top: 0;
    left: 0;
    width: 100%;
    height: calc(var(--inside) + 90px);
    overflow: hidden;
    background: var(--deep);
  }
  .print { position: absolute; }
  .inside:not(:has(img))::after {
    content: '';
    position: absolute;
    inset: 0;
    box-shadow: inset 0 -60px 70px -40px rgb(0 0 0 / 0.35);
  }
  .lining { position: absolute; inset: 0; width: 100%; height: 100%; color: var(--fill-accent); opacity: 0.5; }
  /*
   * Whole initials alone: their rows (49 px, the first ends at 36 px) above the card (--clear) and the seal (--over), and
   * beside the seal, their columns (35.5 px from the middle) within the lining's width.
   */
  --lining: 100cqi;
  --clear: calc(var(--inside) - var(--seal) * 0.12);
  --over: calc(var(--clear) - var(--seal) * 0.42);
  .letters {
    --wide: calc(2 * round(down, var(--lining) / 2 - 18px, 35.5px) + 35.5px);
    --gap: calc(round(up, var(--seal) * 0.4 + 18px, 35.5px) - 17.7px);
    mask:
      linear-gradient(#000 0 0) 50% 0 / var(--wide) calc(round(down, var(--over) - 36px, 49px) + 36px) no-repeat,
      linear-gradient(90deg, #000 calc(50% - var(--gap)), #0000 0 calc(50% + var(--gap)), #000 0) 50% 0 /
        var(--wide) calc(round(down, var(--clear) - 40px, 49px) + 36px) no-repeat;
  }
  /* The pocket, its two sides folded to the middle. */
  .pocket {
    position: absolute;
    z-index: -2;
    inset: calc(var(--inside) - 20px) 0 0;
    filter: drop-shadow(0 -1px 1px rgb(30 22 12 / 0.3)) drop-shadow(0 -6px 14px rgb(30 22 12 / 0.4));
  }
  .pocket::before {
    content: '';
    position: absolute;
    inset: 0;
    /* The lower flap was folded over the two sides. */
    background:
      linear-gradient(to top left, transparent 50%, rgb(70 50 22 / 0.2) 50%, transparent 57%) 0 100% / 50% 62% no-repeat,
      linear-gradient(to top right, transparent 50%, rgb(70 50 22 / 0.2) 50%, transparent 57%) 100% 100% / 50% 62% no-repeat,
      linear-gradient(rgb(70 50 22 / 0.2), rgb(70 50 22 / 0.05) 150px, transparent 320px) var(--panel);
    clip-path: polygon(0 0, 50% 130px, 100% 0, 100% 100%, 0 100%);
  }
  .flap {
    position: absolute;
    z-index: -1;
    top: 0;
    left: 0;
    width: 100%;
    height: calc(var(--inside) + 20px);
    filter: drop-shadow(0 3px 6px rgb(30 22 12 / 0.3));
  }
  .flap::before {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(rgb(0 0 0 / 0.07), transparent 40%) var(--paper);
    clip-path: polygon(0 0, 100% 0, 100% 22%, 50% 100%, 0 22%);
  }
  .letter {
    position: relative;
    display: flex;
    flex: 1;
    flex-direction: column;
    align-items: center;
    width: 100%;
    max-width: 40rem;
    padding: 0 clamp(14px, 4cqi, 40px) clamp(20px, 4cqi, 36px);
    background: var(--paper);
    box-shadow: 0 1px 2px rgb(40 30 16 / 0.2), 0 10px 30px -6px rgb(40 30 16 / 0.32);
  }
  .letter::before {
    content: '';
    position: absolute;
    inset: 9px;
    border: 1px solid var(--hairline);
    pointer-events: none;
  }
  .stamp {
    position: relative;
    flex: none;
    width: var(--seal);
    height: var(--seal);
    margin-top: calc(var(--seal) * -0.5);
  }
  .stamp .seal { width: 100%; height: 100%; color: #20140a; }
  .stamp .wax { flood-color: var(--wax); }
  .shard {
    position: absolute;
    inset: 0;
    background: var(--wax);
    filter: brightness(0.86);
    clip-path: polygon(
      50% 4%, 22% 10%, 7% 32%, 4% 60%, 20% 86%, 46% 96%, 51% 88%, 36% 82%, 20% 66%, 18% 40%, 32% 22%, 46% 16%
    );
  }
  .shard:last-child {
    transform: scaleX(-1);
    clip-path: polygon(
      52% 4%, 78% 10%, 93% 30%, 96% 62%, 80% 88%, 54% 96%, 49% 88%, 66% 82%, 80% 66%, 82% 40%, 68% 22%, 54% 16%
    );
  }
  /* Spread from the seal to the card's foot, date and place together. */
  .words { position: relative; display: flex; flex: 1; flex-direction: column; gap: 0.5em; align-items: center; font-size: 1.0625em; }
  .words > * { margin-block: auto 0; }
  .words::after { content: ''; margin-bottom: auto; }
  .names {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 0.25em;
    padding-block: calc(var(--cover-height) * 0.012);
    font: 400 min(calc(3.5 * var(--em)), calc(79cqi / (var(--ems) + 0.8)))/1.2 ${display};
  }
  /* Two of a title's lines may share one. */
  @container card (max-width: 759px) {
    .names:not(:has(.joiner)) { font-size: min(calc(3.5 * var(--em)), calc(73cqi / (var(--ems) + 0.8))); }
  }
  .names:not(:has(.joiner)) { letter-spacing: 0.012em; }
  /* A company's capital I would run into a b. */
  .names:not(:has(.joiner)):has(.line + .line) { font-kerning: none; letter-spacing: 0.032em; }
  /* In the names' face, so that it is no second greeting; the name leads it. */
  .lead { flex-basis: 100%; margin-bottom: 0.7em; font-size: min(calc(1.15 * var(--em)), 6.2cqi); color: var(--accent); }
  .line { display: flex; }
  .joiner { margin: 0 0.3em 0 0.05em; color: var(--accent); }
  &&&& .names[data-crowded] { flex-wrap: wrap; .lead { flex: 1 0 100%; } }
  --crowded: 0.58;
  &[data-row] .names { flex-wrap: nowrap; font-size: min(calc(3.5 * var(--em)), calc(74cqi / var(--row))); }
  &:not([data-row]) .names:has(.joiner) {
    display: block;
    /* Small letters of this face touch when they stand as close as large ones. */
    letter-spacing: 0.014em;
    font-size: min(calc(max(var(--cover-height) * var(--share, 0.11), 17.2cqi) / max(2, var(--lines))), calc(79cqi / (var(--ems) + 0.44)));
    .line { display: block; }
    .joiner { margin: 0 0 0.12em; font-size: 0.84em; line-height: 1.2; }
    @media screen and (min-height: 780px) {
      @container card (max-width: 759px) { .joiner { margin: 1px 0 10px; font-size: min(1em, max(0.84em, 1.75rem)); } }
    }
  }
  .words .city { margin-top: 0; line-height: 1.5; }
  .quiet { color: var(--ink-soft); }
  &[data-photo] {
    --share: 0.09;
    --inside: calc(var(--cover-height) * 0.386);
    --seal: clamp(120px, min(42cqi, calc(var(--cover-height) * 0.192)), 200px);
    padding-top: calc(var(--inside) - 6px);
  }
  /* Hardly over the photo's edge: nobody in it has the wax before them. */
  &[data-photo] .stamp { margin-top: calc(var(--seal) * -0.27); }
  &[data-photo] .letter { padding-bottom: clamp(30px, 4cqi, 40px); }
  &[data-photo] .words { padding-top: 0; line-height: 1.5; }
  &[data-photo] .names { font-size: min(calc(3.1 * var(--em)), calc(74cqi / var(--row, calc(var(--ems) + 0.8)))); }
  @container card (max-width: 759px) {
    /* Two lines leave little height: what is over stands above the answer, not below it. */
    &[data-photo]:not([data-row]):has(.joiner) {
      --share: 0.085;
      --inside: calc(var(--cover-height) * 0.373);
      .letter { padding-bottom: 22px; }
      .names .joiner { margin: 0.05em 0 clamp(0.2em, calc(var(--cover-height) * 0.03 - 15px), 0.36em); font-size: 1em; }
      .words .answer-link { margin-top: 8px; }
    }
  }
  &[data-photo] .inside { height: calc(var(--inside) + 24px); }
  &[data-photo] .pocket::before { clip-path: polygon(0 0, 50% 40px, 100% 0, 100% 100%, 0 100%); }
  ${printOnLining}
  @container card (min-width: 760px) {
    --inside: calc(var(--cover-height) * 0.255);
    --fold: min(24cqi, calc(var(--cover-height) * 0.4));
    .inside { height: calc(var(--inside) + var(--fold)); }
    .stamp { margin-top: calc(var(--seal) * -0.58); }
    &[data-photo] { padding-bottom: 24px; --inside: calc(var(--cover-height) * 0.37); --fold: 120px; }
    &[data-landscape] { --inside: calc(var(--cover-height) * 0.405); }
    &:not([data-photo]) { padding-bottom: 32px; }
    .letter { max-width: min(62rem, 100cqi - 120px); padding-bottom: 28px; }
    .words { font-size: clamp(1.125rem, calc(var(--cover-height) * 0.03), 1.75rem); line-height: 1.5; }
    &[data-photo] .words { gap: 0.35em; font-size: clamp(1.125rem, calc(var(--cover-height) * 0.0245), 1.75rem); }
    .names {
      font-size:
        min(
          calc(var(--cover-height) * min(0.14, 0.16 / var(--lines))),
          calc(min(50rem, 78cqi) / (var(--ems) + 0.2))
        );
    }
    /* The second name's line begins with the word between the two. */
    &:not([data-row], [data-photo]) .names:has(.joiner) {
      font-size:
        min(calc(var(--cover-height) * 0.15 / max(2, var(--lines))), calc(min(58rem, 78cqi) / (var(--ems) + 1.2)));
      .line { display: flex; justify-content: center; }
      .joiner { margin: 0 0.3em 0 0.05em; font-size: 1em; line-height: inherit; }
    }
    &[data-photo]:not([data-row]) .names:has(.joiner) {
      font-size: min(calc(var(--cover-height) * 0.056), calc(74cqi / (var(--ems) + 0.2)));
    }
    .names[data-broad] { display: block; }
    &:not([data-photo]):has(.lead) .words { font-size: calc(var(--cover-height) * 0.0275); }
    .lead { margin-block: 0.4em; font-size: min(0.3em, 5cqi); }
    /* The place stands off from the answer. */
    &:not([data-photo]):has(.lead) .words .answer-link { margin-top: calc(var(--cover-height) * 0.04); }
    &:not([data-photo]) .names:has(.lead) { font-size: min(calc(var(--cover-height) * 0.115), calc(min(50rem, 78cqi) / (var(--ems) + 0.2))); }
    /* Two names of usual length in one line: what is under them has room to be larger. */
    &&[data-wide-row]:not([data-photo]) {
      .words { font-size: calc(var(--cover-height) * 0.0315); }
      .names {
        display: flex;
        flex-wrap: nowrap;
        font-size: min(calc(var(--cover-height) * 0.12), calc(min(48rem, 66cqi) / var(--row)));
      }
      .line { display: flex; }
      .joiner { margin: 0 0.3em 0 0.05em; font-size: 1em; line-height: inherit; }
    }
    .pocket::before, &[data-photo] .pocket::before {
      clip-path: polygon(0 0, 50% var(--fold), 100% 0, 100% 100%, 0 100%);
    }
  }
  ${besidePhoto}
  @media print {
    --inside: 62mm;
    --seal: 34mm;
    padding-top: calc(var(--inside) - var(--seal) * 0.2);
    .letter { max-width: 104mm; }
    .words { padding-top: 12px; font-size: 1em; }
    .names, &:not([data-row]) .names:has(.joiner) {
      font-size: min(calc(3 * var(--em)), calc(62cqi / (var(--ems) + 0.2)));
    }
    .names:not(:has(.joiner)) { font-size: min(calc(3 * var(--em)), calc(88mm / (var(--ems) + 0.2))); }
  }
  ${whileOpening(unseal)}
`

/** Two names that are wider together, in em, have a line each, and their word one between them. */
const longestRow = { phone: 7.7, desktop: 9.5 }

function MonogramCover({ card, names, date, greeting, still }: FormatProps) {
  const row = oneRow(names, gloock, longestRow.desktop)
  return (
    <Cover
      {...mounted(card)}
      {...row}
      data-row={'data-row' in oneRow(names, gloock, longestRow.phone) || undefined}
      data-wide-row={'data-row' in row || undefined}
    >
      <div className="inside">
        <Lining initials={sealLetters(names)} font={display} />
        <div className="print">
          <MountedPhoto card={card} still={still} share={[79, 50]} broad={[86, 58]} />
        </div>
      </div>
      <div className="pocket" />
      <div className="flap opener" />
      <div className="letter">
        <div className="stamp">
          <WaxSeal initials={sealLetters(names)} font={display} />
          <i className="shard opener" />
          <i className="shard opener" />
        </div>
        <div className="words">
          <p className="quiet">{greeting ?? 'Estáis invitados'}</p>
          <Names broad names={names} typeface={gloock} />
          <LongDate date={date} />
          {card.ceremonyPlace && <p className="quiet city">{card.ceremonyPlace}</p>}
          <AnswerLink card={card} still={still} />
        </div>
      </div>
    </Cover>
  )
}

export default {
  typefaces,
  Cover: MonogramCover,
  Details: MonogramDetails,
} satisfies FormatDesign
