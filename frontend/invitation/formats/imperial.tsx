import styled, { css, keyframes } from 'styled-components'
import { roman as numerals } from '../event-date.ts'
import type { FormatDesign, FormatProps } from '../format.ts'
import { Crest } from '../ornaments/crest.tsx'
import { emblemOf } from '../ornaments/emblem.tsx'
import { meander } from '../ornaments/meander.tsx'
import { AnswerLink } from '../parts/answer-link.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { oneRow } from '../parts/one-row.ts'
import { whileOpening } from '../parts/opening.ts'
import { landscapeFocus, mounted } from '../photo/mounted.ts'
import { MountedPhoto } from '../photo/mounted-photo.tsx'
import { cinzel } from '../typefaces/cinzel.ts'
import { ImperialDetails } from './imperial/details.tsx'
import { capitals, serif, typefaces } from './imperial/letters.ts'

/** The crest is engraved, line after line; the two leaves of the wreath grow upwards. */
const grow = keyframes`from { clip-path: inset(88% 0 0); } to { clip-path: inset(-8% 0 0); }`
const engrave = css`.crest { animation: ${grow} 600ms cubic-bezier(0.3, 0, 0.2, 1) both; }`
/** A frieze above and below, as on a palace's letterhead; between them the crest, or the photo as its medallion. */
const Cover = styled.header`
  ${coverBase}
  align-items: center;
  justify-content: space-evenly;
  /* The frame's inner line: from there to there all gaps are alike. */
  padding: 41px 24px;
  text-align: center;
  font: 500 calc(1.125 * var(--em))/1.4 ${serif};
  font-variant-numeric: lining-nums;

  .frieze {
    position: absolute;
    left: 0;
    width: 100%;
    height: 28px;
    background: var(--deep);
    color: var(--fill-accent);
    ${meander}
  }
  .frieze.above { top: 0; }
  .frieze.below { bottom: 0; }
  .frame {
    position: absolute;
    z-index: -1;
    inset: 36px 10px;
    border: 1px solid var(--ornament);
    outline: 1px solid var(--hairline);
    outline-offset: -5px;
  }
  .crest { width: auto; height: calc(var(--cover-height) * 0.232); color: var(--ornament-deep); }
  /* A title is shorter than two people: its arms have the room. */
  &:not(:has(.joiner)) > .crest { height: calc(var(--cover-height) * 0.28); }
  .crest text { fill: var(--ink); }
  .cipher :is(.first, .second) { stroke: var(--paper); }
  .cipher .first { fill: var(--ink); }
  .cipher .second { fill: var(--ornament-deep); }
  /* What rests on the wreath hides the tips below it. */
  .crest .seat { fill: var(--paper); stroke: none; }
  /* A leaf in front hides what is behind. */
  .crest .leaf { fill: color-mix(in srgb, var(--ornament) 30%, var(--paper)); }
  .crest .field { fill: color-mix(in srgb, var(--ornament) 14%, var(--paper)); }
  .medallion { position: relative; width: min(82cqi, calc(var(--cover-height) * 0.322)); aspect-ratio: 296 / 330; }
  .medallion .crest.crest { position: relative; width: 100%; height: auto; }
  /* A chalice is slender: drawn as high as a crown it stands out from the wreath. */
  .medallion.chalice {
    margin-top: calc(var(--cover-height) * 0.034);
    .crest { overflow: visible; }
    .crest > g:last-child { transform: translate(160px, 54px) scale(0.9); }
  }
  .medallion .round {
    position: absolute;
    left: 13.2%;
    top: 21.6%;
    width: 73.6%;
    height: 66%;
    overflow: hidden;
    border-radius: 50%;
  }
  /* A broad photo's oval lies down, and so does its wreath. */
  &[data-landscape] {
    .medallion { width: min(85cqi, calc(var(--cover-height) * 0.43)); aspect-ratio: 432 / 330; }
    .medallion .round { left: 12.35%; width: 75.3%; height: 65.7%; }
  }
  /* Its parts stand in the cover's column. */
  .words { display: contents; }
  /* By its own width alone Safari breaks the greeting. */
  .words > p { align-self: stretch; justify-self: stretch; }
  .answer-link { margin-top: 0; }
  .greeting { font-size: 1.2em; }
  .names {
    font: 400
      min(24cqi - 4.4cqi * var(--lines), 4.75rem, calc(84cqi / var(--ems)), calc(var(--cover-height) * 0.15 / max(1.6, var(--lines))))/1.12
      ${capitals};
    letter-spacing: 0.03em;
    text-transform: uppercase;
  }
  &[data-photo] .names {
    font-size: min(14cqi, calc(84cqi / var(--ems)), calc(var(--cover-height) * 0.09 / max(2, var(--lines))));
  }
  &[data-landscape] .names {
    font-size: min(14cqi, calc(84cqi / var(--ems)), calc(var(--cover-height) * 0.112 / max(2, var(--lines))));
  }
  @container card (max-width: 899px) {
    /* A name alone in its line leads its title. */
    &[data-photo]:not(:has(.joiner, .line + .line)) .names { font-size: min(21cqi, calc(84cqi / var(--ems)), calc(var(--cover-height) * 0.083)); }
    /* A title's lead takes its height from the photo, and so does the word between long names. */
    &:has(.lead) {
      .medallion:not([data-landscape] *) { width: min(82cqi, calc(var(--cover-height) * 0.247)); }
      .lead { margin-bottom: 0.6em; }
    }
    &:has(.joiner):not([data-line], [data-landscape]) {
      .medallion { width: min(82cqi, calc(var(--cover-height) * 0.295)); }
      &[data-photo] .names { margin-block: min(6px, calc(var(--cover-height) * 0.006)); }
    }
    /* Below a photo two short names share a line, so that all that follows has room. */
    &[data-line] {
      .medallion:not([data-landscape] *) { width: min(84cqi, calc(var(--cover-height) * 0.345)); }
      .names {
        display: flex;
        align-items: baseline;
        justify-content: center;
        font-size: min(15cqi, calc(80cqi / var(--row)));
        white-space: nowrap;
      }
      .line { display: flex; align-items: baseline; }
      .joiner.joiner { margin: 0 0.42em; font-size: 0.62em; &::before, &::after { display: none; } }
    }
    &[data-photo] .dates { padding-block: 5px 6px; }
  }
  .name { margin-right: -0.03em; }
  /* Accents stand clear of the line above. */
  .names:not(:has(.joiner)) .line + .line { margin-top: 0.12em; }
  .lead {
    margin-bottom: 0.9em;
    font: 500 calc(1.25 * var(--em))/1.3 ${serif};
    text-transform: none;
    letter-spacing: 0;
  }
  .joiner {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.45em;
    margin: 0.1em 0 calc(0.14em + 8px);
    font: italic 500 max(0.62em, 1.75rem)/1.1 ${serif};
    text-transform: none;
    letter-spacing: 0;
    color: var(--accent);
  }
  &[data-photo] .joiner { margin: 0.04em 0 calc(0.1em + 5px); }
  /* The wreath's line on either side, as the numerals have it. */
  .joiner::before, .joiner::after { content: ''; width: min(12cqi, 64px); border-top: 1px solid var(--ornament); }
  .dates {
    /* No name is broader than the rules. */
    justify-self: stretch;
    min-width: 82cqi;
    padding: 7px 20px 8px;
    border: solid var(--ornament);
    border-width: 1px 0;
  }
  .numerals {
    font: 400 clamp(1.125rem, 4.6cqi, 1.5rem)/1.3 ${capitals};
    letter-spacing: 0.08em;
  }
  .long-date { color: var(--ink-soft); font-size: min(1.1em, 5.1cqi); }
  .city { font-size: 1.02em; line-height: 1.3; }
  /* An upright tablet: the phone's column, larger. */
  @container card (min-width: 760px) and (max-width: 899px) {
    font-size: calc(1.6 * var(--em));
    .names { font-size: min(7rem, calc(70cqi / var(--ems)), calc(var(--cover-height) * 0.165 / max(1.6, var(--lines)))); }
    &[data-photo] .names { font-size: min(5.5rem, calc(70cqi / var(--ems)), calc(var(--cover-height) * 0.12 / max(2, var(--lines)))); }
    &[data-line] .names.names { font-size: min(6rem, calc(70cqi / var(--row))); }
    .lead { font-size: calc(1.75 * var(--em)); }
    .dates { min-width: 68cqi; padding-block: 14px 16px; }
    .numerals { font-size: 2.25rem; }
    .long-date { font-size: 1.1em; }
  }
  @container card (min-width: 900px) {
    /* The names lead: they may be as broad as that, and the rules are never shorter than the shorter measure. */
    --measure: 56cqi;
    --rules: 48cqi;
    --tall: calc(var(--cover-height) * 0.195);
    --air: calc(var(--cover-height) * 0.013);
    &[data-photo] { --measure: 45cqi; --rules: 41cqi; --tall: calc(var(--cover-height) * 0.17); }
    &[data-landscape] { --measure: 42cqi; --rules: 40cqi; --air: calc(var(--cover-height) * 0.006); }
    &, &[data-photo] {
      flex-direction: row;
      justify-content: center;
      gap: clamp(24px, 4.2cqi, 80px);
      padding: clamp(52px, calc(var(--cover-height) * 0.07), 64px) 32px;
    }
    .words { display: grid; justify-items: center; gap: calc(var(--cover-height) * 0.03); min-width: var(--rules); font-size: min(1.22em, calc(var(--cover-height) * 0.0295)); }
    .frieze { height: 34px; }
    .frame { inset: 46px 18px; }
    && > .crest { flex: none; height: min(36cqi, calc(var(--cover-height) * 0.6)); max-width: 31cqi; }
    .names, &[data-photo] .names {
      font-size: min(12rem - 2.5rem * var(--lines), calc(var(--measure) / var(--ems)), calc(var(--tall) / max(1.1, var(--lines))));
      line-height: 1.08;
    }
    .dates {
      min-width: 0;
      padding: min(11px, calc(var(--cover-height) * 0.012)) 4px;
      white-space: nowrap;
    }
    .numerals { font-size: calc(1.75 * var(--em)); }
    .city { line-height: 1.4; }
    .joiner, &[data-photo] .joiner { margin: calc(0.1em + var(--air)) 0 calc(0.2em + 8px + var(--air)); font-size: max(0.62em, min(2.75rem, calc(var(--cover-height) * 0.049))); }
    .medallion { flex: none; width: min(40cqi, calc(var(--cover-height) * 0.64)); }
    &[data-landscape] .medallion { width: min(45.5cqi, 100cqi - 412px, var(--cover-height) * 0.86); }
  }
  @container card (min-width: 1000px) {
    /* Two short names share a line: beside a photo, or as broad as the measure. */
    --row-width: 54cqi;
    &[data-photo] { --row-width: 44cqi; }
    &[data-landscape] { --row-width: 41.5cqi; }
    &[data-row] .names.names {
      display: flex;
      align-items: baseline;
      font-size: min(8rem, calc(var(--row-width) / (var(--row) - 0.15)));
      white-space: nowrap;
      .line { display: flex; align-items: baseline; }
      .joiner.joiner { margin: 0 0.42em; font-size: 0.62em; &::before, &::after { display: none; } }
    }
  }
  @media print {
    &&, &&[data-photo] { flex-direction: column; padding-block: 14mm; gap: 2.5mm; }
    .words { display: contents; }
    .crest { height: 36mm; }
    .medallion { width: 52mm; }
    &&[data-landscape] .medallion { width: 70mm; }
  }
  ${whileOpening(engrave)}
`

/** Names that are wider together, in em, stand one above the other: alone on a desktop, beside a photo, and below it on a phone. */
const longestRow = { alone: 10.5, photo: 6.4, belowPhoto: 9 } as const

function ImperialCover({ card, names, date, greeting, alone, still }: FormatProps) {
  const figures = [date.day, date.monthNumber, date.year].map((figure) => numerals(Number(figure)))
  const isBroad = landscapeFocus(card) !== null
  const emblem = emblemOf(names)
  const crest = { initials: names.initials, font: capitals, emblem }
  const drawn = { ...names, lines: names.lines.map((line) => line.toLocaleUpperCase('es')) }
  const row = (room: keyof typeof longestRow) => oneRow(drawn, cinzel, longestRow[room])
  return (
    <Cover
      {...mounted(card)}
      {...(card.coverImageUrl
        ? {
            ...row('photo'),
            'data-line': row('belowPhoto')['data-row'],
            style: row('belowPhoto').style,
          }
        : row('alone'))}
    >
      <div className="frame" />
      <div className="frieze above" />
      {card.coverImageUrl ? (
        <div className={`medallion ${emblem}`}>
          <div className="round">
            <MountedPhoto card={card} still={still} share={[names.lead ? 41 : 59, 32]} broad={[73, 42]} />
          </div>
          <Crest {...crest} isFrame broad={isBroad} />
        </div>
      ) : (
        <Crest {...crest} />
      )}
      <div className="words">
        <p>
          {greeting && <span className="greeting">{greeting}</span>} {greeting && <br />}
          tenemos el honor de {alone ? 'invitarte' : 'invitaros'}
        </p>
        <Names broad names={names} typeface={cinzel} uppercase tracking={0.03} />
        <div className="dates">
          <p className="numerals" aria-hidden="true">
            {figures.join(' · ')}
          </p>
          <LongDate date={date} />
        </div>
        {card.ceremonyPlace && <p className="city">{card.ceremonyPlace}</p>}
        <AnswerLink card={card} still={still} />
      </div>
      <div className="frieze below" />
    </Cover>
  )
}

export default {
  typefaces,
  Cover: ImperialCover,
  Details: ImperialDetails,
} satisfies FormatDesign
