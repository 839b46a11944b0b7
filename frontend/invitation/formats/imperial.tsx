import styled, { css, keyframes } from 'styled-components'
import { roman as numerals } from '../event-date.ts'
import type { FormatDesign, FormatProps } from '../format.ts'
import { Crest } from '../ornaments/crest.tsx'
import { emblemOf } from '../ornaments/emblem.tsx'
import { Meander } from '../ornaments/meander.tsx'
import { AnswerLink } from '../parts/answer-link.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
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
  padding: 40px 24px 52px;
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
  .crest { width: min(68cqi, 18rem, calc(var(--cover-height) * 0.26)); height: auto; color: var(--ornament-deep); }
  .crest text { fill: var(--ink); }
  /* What rests on the wreath hides the tips below it. */
  .crest .seat { fill: var(--paper); stroke: none; }
  .crest .leaf { fill: color-mix(in srgb, var(--ornament) 30%, transparent); }
  .crest .field { fill: color-mix(in srgb, var(--ornament) 14%, var(--paper)); }
  .medallion { position: relative; width: min(76cqi, calc(var(--cover-height) * 0.345)); aspect-ratio: 320 / 340; }
  .medallion .crest.crest { position: relative; width: 100%; }
  .medallion .round {
    position: absolute;
    left: 16%;
    top: 22.1%;
    width: 68%;
    aspect-ratio: 1;
    overflow: hidden;
    border-radius: 50%;
  }
  /* A broad photo's oval lies down, and so does its wreath. */
  &[data-landscape] {
    .medallion { width: min(88cqi, calc(var(--cover-height) * 0.43)); aspect-ratio: 428 / 340; }
    .medallion .round { left: 12%; width: 76%; aspect-ratio: 3 / 2; }
  }
  .words { display: grid; justify-items: center; gap: inherit; }
  .greeting { font-size: 1.2em; }
  .names {
    font: 400
      min(14cqi, 4.75rem, calc(86cqi / var(--ems)), calc(var(--cover-height) * 0.17 / max(2, var(--lines))))/1.18
      ${capitals};
    letter-spacing: 0.03em;
    text-transform: uppercase;
  }
  &[data-photo] .names {
    font-size: min(14cqi, calc(86cqi / var(--ems)), calc(var(--cover-height) * 0.11 / max(2, var(--lines))));
  }
  &[data-landscape] .names {
    font-size: min(14cqi, calc(86cqi / var(--ems)), calc(var(--cover-height) * 0.135 / max(2, var(--lines))));
  }
  &[data-photo] { gap: min(10px, calc(var(--cover-height) * 0.012)); }
  &[data-photo] .answer-link { margin-top: 8px; }
  @container card (max-width: 759px) { &[data-photo] .dates { padding-block: 5px 6px; } }
  &[data-photo] .joiner { margin: 0 0 0.16em; }
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
    margin: 0.06em 0 0.22em;
    font: italic 500 max(0.62em, 1.75rem)/1.1 ${serif};
    text-transform: none;
    letter-spacing: 0;
    color: var(--accent);
  }
  /* The wreath's line on either side, as the numerals have it. */
  .joiner::before, .joiner::after { content: ''; width: min(12cqi, 64px); border-top: 1px solid var(--ornament); }
  .dates { margin-top: calc(var(--cover-height) * 0.008); padding: 7px 20px 8px; border: solid var(--ornament); border-width: 1px 0; }
  .numerals {
    font: 400 clamp(1.125rem, 4.6cqi, 1.5rem)/1.3 ${capitals};
    letter-spacing: 0.08em;
  }
  .long-date { color: var(--ink-soft); font-size: min(1.1em, 5.1cqi); }
  .city { font-size: 1.02em; line-height: 1.3; }
  @container card (min-width: 760px) {
    /* The arms or the medallion, and the words beside it. */
    &, &[data-photo] {
      flex-direction: row;
      gap: clamp(28px, 5cqi, 96px);
      padding: clamp(52px, calc(var(--cover-height) * 0.07), 64px) 48px;
    }
    .words, &[data-photo] .words { gap: calc(var(--cover-height) * 0.02); }
    .words { min-width: 40cqi; font-size: 1.1em; }
    .frieze { height: 34px; }
    .frame { inset: 46px 18px; }
    .crest { flex: none; width: min(36cqi, calc(var(--cover-height) * 0.6)); }
    .names, &[data-photo] .names {
      font-size: min(5.5rem, calc(49cqi / var(--ems)), calc(var(--cover-height) * 0.19 / max(2, var(--lines))));
    }
    .dates {
      padding: min(11px, calc(var(--cover-height) * 0.012)) clamp(4px, calc(9cqi - 86px), 44px);
      white-space: nowrap;
    }
    .numerals { font-size: calc(1.6 * var(--em)); }
    .city { line-height: 1.4; }
    .joiner, &[data-photo] .joiner { margin: 0 0 0.12em; font-size: max(0.62em, 2.25rem); }
    .medallion { flex: none; width: min(38cqi, calc(var(--cover-height) * 0.66)); }
    &[data-landscape] {
      gap: clamp(24px, 3.4cqi, 64px);
      .medallion { width: min(47cqi, calc(var(--cover-height) * 0.86)); }
      .words { min-width: 36cqi; }
      .names {
        font-size: min(5.125rem, calc(40cqi / var(--ems)), calc(var(--cover-height) * 0.185 / max(2, var(--lines))));
      }
    }
  }
  @media print {
    &&, &&[data-photo] { flex-direction: column; padding-block: 14mm; gap: 2.5mm; }
    .crest { width: 36mm; }
    .medallion { width: 52mm; }
    &&[data-landscape] .medallion { width: 64mm; }
    &&[data-photo] .words { gap: 2mm; }
  }
  ${whileOpening(engrave)}
`

function ImperialCover({ card, names, date, greeting, alone, still }: FormatProps) {
  const figures = [date.day, date.monthNumber, date.year].map((figure) => numerals(Number(figure)))
  const isBroad = landscapeFocus(card) !== null
  const crest = { initials: names.initials, font: capitals, emblem: emblemOf(names) }
  return (
    <Cover {...mounted(card)}>
      <div className="frame" />
      <Meander className="frieze above" />
      {card.coverImageUrl ? (
        <div className="medallion">
          <div className="round">
            <MountedPhoto card={card} still={still} share={[52, 29]} broad={[66, 36]} />
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
      <Meander className="frieze below" />
    </Cover>
  )
}

export default {
  typefaces,
  Cover: ImperialCover,
  Details: ImperialDetails,
} satisfies FormatDesign
