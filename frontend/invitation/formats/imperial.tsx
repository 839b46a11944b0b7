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
  justify-content: center;
  gap: min(clamp(12px, 3.4cqi, 22px), calc(var(--cover-height) * 0.018));
  padding: max(50px, calc(var(--cover-height) * 0.066)) 24px;
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
  &:not(:has(.joiner), [data-photo]) .words { row-gap: calc(var(--cover-height) * 0.025); }
  .crest text { fill: var(--ink); }
  .cipher :is(.first, .second) { stroke: var(--paper); }
  .cipher .first { fill: var(--ink); }
  .cipher .second { fill: var(--ornament-deep); }
  /* What rests on the wreath hides the tips below it. */
  .crest .seat { fill: var(--paper); stroke: none; }
  /* A leaf in front hides what is behind. */
  .crest .leaf { fill: color-mix(in srgb, var(--ornament) 30%, var(--paper)); }
  .crest .field { fill: color-mix(in srgb, var(--ornament) 14%, var(--paper)); }
  .medallion { position: relative; width: min(82cqi, calc(var(--cover-height) * 0.334)); aspect-ratio: 296 / 330; }
  .medallion .crest.crest { position: relative; width: 100%; height: auto; }
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
    .medallion { width: min(86cqi, calc(var(--cover-height) * 0.42)); aspect-ratio: 390 / 330; }
    .medallion .round { left: 8.3%; width: 83.4%; height: 65.7%; }
  }
  .words { display: grid; justify-items: center; gap: inherit; }
  /* By its own width alone Safari breaks the greeting. */
  .words > p { justify-self: stretch; }
  .greeting { font-size: 1.2em; }
  .names {
    font: 400
      min(22cqi - 4.4cqi * var(--lines), 4.75rem, calc(82cqi / var(--ems)), calc(var(--cover-height) * 0.17 / max(1.6, var(--lines))))/1.18
      ${capitals};
    letter-spacing: 0.03em;
    text-transform: uppercase;
  }
  &[data-photo] .names {
    font-size: min(14cqi, calc(82cqi / var(--ems)), calc(var(--cover-height) * 0.09 / max(2, var(--lines))));
  }
  &[data-landscape] .names {
    font-size: min(14cqi, calc(82cqi / var(--ems)), calc(var(--cover-height) * 0.112 / max(2, var(--lines))));
  }
  &[data-photo] { gap: min(10px, calc(var(--cover-height) * 0.012)); }
  &[data-photo] .answer-link { margin-top: 8px; }
  @container card (max-width: 759px) {
    /* Below a photo two short names share a line, so that all that follows has room. */
    &[data-line] {
      gap: calc(var(--cover-height) * 0.018);
      .medallion:not([data-landscape] *) { width: min(84cqi, calc(var(--cover-height) * 0.345)); }
      .names {
        display: flex;
        align-items: baseline;
        justify-content: center;
        margin-block: calc(var(--cover-height) * 0.008);
        font-size: min(15cqi, calc(80cqi / var(--row)));
        white-space: nowrap;
      }
      .line { display: flex; align-items: baseline; }
      .joiner.joiner { margin: 0 0.42em; font-size: 0.62em; &::before, &::after { display: none; } }
    }
    &[data-photo] .dates { margin-top: calc(var(--cover-height) * 0.006); padding-block: 5px 6px; }
    &[data-landscape] .dates { margin-top: calc(var(--cover-height) * 0.01); }
  }
  .name { margin-right: -0.03em; }
  .lead {
    margin-bottom: 0.5em;
    font: 500 calc(1.25 * var(--em))/1.3 ${serif};
    text-transform: none;
    letter-spacing: 0;
  }
  .joiner {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.45em;
    margin: 0.18em 0 calc(0.18em + 8px);
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
    margin-top: calc(var(--cover-height) * 0.008);
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
  @container card (min-width: 760px) {
    /* The arms or the medallion and the words beside it are always as far apart; rules are as long as the measure. */
    --measure: 44cqi;
    &[data-photo] { --measure: 41cqi; }
    &[data-landscape] { --measure: 35cqi; }
    &, &[data-photo] {
      flex-direction: row;
      gap: clamp(28px, 5cqi, 88px);
      padding: clamp(52px, calc(var(--cover-height) * 0.07), 64px) 32px;
    }
    .words, &[data-photo] .words { gap: calc(var(--cover-height) * 0.02); }
    .words { min-width: var(--measure); font-size: 1.22em; }
    .frieze { height: 34px; }
    .frame { inset: 46px 18px; }
    && > .crest { flex: none; height: min(38cqi, calc(var(--cover-height) * 0.6)); max-width: 37cqi; }
    .names, &[data-photo] .names {
      font-size: min(9.5rem - 2rem * var(--lines), calc(var(--measure) / var(--ems)), calc(var(--cover-height) * 0.19 / max(1.5, var(--lines))));
    }
    .dates {
      padding: min(11px, calc(var(--cover-height) * 0.012)) 4px;
      white-space: nowrap;
    }
    .numerals { font-size: calc(1.75 * var(--em)); }
    .city { line-height: 1.4; }
    .joiner, &[data-photo] .joiner { margin: 0.08em 0 calc(0.16em + 8px); font-size: max(0.62em, 2.25rem); }
    .medallion { flex: none; width: min(40cqi, calc(var(--cover-height) * 0.66)); }
    &[data-landscape] .medallion { width: min(49.5cqi, 100cqi - 412px, var(--cover-height) * 0.84); }
  }
  @container card (min-width: 1000px) {
    &[data-row] .names, &[data-row][data-photo] .names {
      display: flex;
      align-items: baseline;
      margin-block: calc(var(--cover-height) * 0.02);
      font-size: min(8rem, calc(var(--measure) / (var(--row) - 0.15)));
      white-space: nowrap;
      .line { display: flex; align-items: baseline; }
      .joiner.joiner { margin: 0 0.42em; font-size: 0.62em; &::before, &::after { display: none; } }
    }
  }
  @media print {
    &&, &&[data-photo] { flex-direction: column; padding-block: 14mm; gap: 2.5mm; }
    .crest { height: 36mm; }
    .medallion { width: 52mm; }
    &&[data-landscape] .medallion { width: 64mm; }
    &&[data-photo] .words { gap: 2mm; }
  }
  ${whileOpening(engrave)}
`

/** Names that are wider together, in em, stand one above the other on a desktop too. */
const longestRow = { alone: 9.8, photo: 6.4, belowPhoto: 9 } as const

function ImperialCover({ card, names, date, greeting, alone, still }: FormatProps) {
  const figures = [date.day, date.monthNumber, date.year].map((figure) => numerals(Number(figure)))
  const isBroad = landscapeFocus(card) !== null
  const crest = { initials: names.initials, font: capitals, emblem: emblemOf(names) }
  const drawn = { ...names, lines: names.lines.map((line) => line.toLocaleUpperCase('es')) }
  const row = (room: keyof typeof longestRow) => oneRow(drawn, cinzel, longestRow[room])
  return (
    <Cover
      {...mounted(card)}
      {...row(card.coverImageUrl ? 'photo' : 'alone')}
      {...(card.coverImageUrl && {
        'data-line': row('belowPhoto')['data-row'],
        style: row('belowPhoto').style,
      })}
    >
      <div className="frame" />
      <div className="frieze above" />
      {card.coverImageUrl ? (
        <div className="medallion">
          <div className="round">
            <MountedPhoto card={card} still={still} share={[59, 32]} broad={[73, 42]} />
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
