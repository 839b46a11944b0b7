import styled from 'styled-components'
import type { FormatDesign, FormatProps } from '../format.ts'
import { Swash } from '../ornaments/swash.tsx'
import { AnswerLink } from '../parts/answer-link.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { oneRow } from '../parts/one-row.ts'
import { mounted } from '../photo/mounted.ts'
import { MountedPhoto } from '../photo/mounted-photo.tsx'
import { pinyonScript } from '../typefaces/pinyon-script.ts'
import { besidePhoto } from './script/beside-photo.ts'
import { ScriptDetails } from './script/details.tsx'
import { hand, roman, typefaces } from './script/letters.ts'
import { penStrokes } from './script/pen-strokes.ts'

/**
 * A tall oval, drawn in two strokes: the pen lifts for the names, which are wider than it, and each stroke ends in a
 * curl where it gives way.
 */
const Cover = styled.header`
  ${coverBase}
  --answer-link-fill: transparent;
  --answer-link-ink: var(--ink);
  --answer-link-line: var(--ornament-deep);
  --answer-link-radius: 999px;
  align-items: center;
  justify-content: center;
  padding: clamp(20px, calc(var(--cover-height) * 0.03), 44px) 10px;
  text-align: center;
  font: 400 calc(1.0625 * var(--em))/1.5 ${roman};
  --wide: min(75cqi, 30rem, max(16.5rem, calc(var(--cover-height) * 0.46)));
  --pen: 1.34px;
  /* What two people's names and the word between them leave, a title has for its lines alone. */
  --share: 0.225;
  --across: 80cqi;
  &:has(.joiner) { --share: 0.19; --across: 89cqi; }

  .half {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: end;
    width: var(--wide);
    padding: calc(var(--wide) * 0.26) 6px 14px;
    border: var(--pen) solid var(--ornament-deep);
    border-bottom: 0;
    /* Half an ellipse, whatever the words' height: radii in px would be cut to a flat top. */
    border-radius: 50% 50% 0 0 / 100% 100% 0 0;
  }
  .half.lower {
    align-content: start;
    padding: 10px 0 calc(var(--wide) * 0.25);
    border: var(--pen) solid var(--ornament-deep);
    border-top: 0;
    border-radius: 0 0 50% 50% / 0 0 100% 100%;
  }
  .curl {
    position: absolute;
    top: 100%;
    left: calc(-1 * var(--pen));
    width: var(--curl-width, 38px);
    height: auto;
    aspect-ratio: 34 / 24;
    fill: none;
    stroke: var(--ornament-deep);
    stroke-width: var(--pen);
    stroke-linecap: round;
    overflow: visible;
  }
  .curl path { vector-effect: non-scaling-stroke; }
  .curl + .curl { left: auto; right: calc(-1 * var(--pen)); transform: scaleX(-1); }
  .lower .curl { top: auto; bottom: 100%; transform: scaleY(-1); }
  .lower .curl + .curl { transform: scale(-1); }
  .greeting {
    max-width: calc(var(--wide) * 0.78);
    margin-bottom: 0.25em;
    font-size: 1.08em;
    line-height: 1.3;
    text-wrap: balance;
  }
  .honour { max-width: 12em; color: var(--ink-soft); line-height: 1.4; text-wrap: balance; }
  .names {
    margin: clamp(22px, calc(var(--cover-height) * 0.042), 40px) 0;
    font: 400
      min(29cqi, 12rem, calc(var(--cover-height) * var(--share) / var(--lines)), calc(var(--across) / var(--ems)))/1
      ${hand};
    color: var(--ink);
    /* Long names are small: their hairlines are a little heavier. */
    -webkit-text-stroke: clamp(0px, calc(0.75px - 0.011em), 0.35px);
  }
  .line { padding: 0.06em 0.1em; }
  .lead { margin-bottom: 0.5em; font: 400 calc(1.1875 * var(--em))/1.3 ${roman}; }
  .joiner {
    margin: 0.04em 0 0.42em;
    font-size: max(0.5em, 2.375rem);
    line-height: 1;
    -webkit-text-stroke: 0.4px;
    color: var(--accent);
  }
  /* Without the word between two people the letters are higher: room for their flourishes beside the curls. */
  &:not([data-photo], :has(.joiner)) .names { margin-block: clamp(34px, calc(var(--cover-height) * 0.05), 52px); }
  /* Two short names cross the oval in one line, as one long name does. */
  &[data-row] {
    .names { font-size: min(calc(97cqi / var(--row)), 15rem, calc(var(--cover-height) * 0.23)); line-height: 1.25; }
    .line { display: inline; padding: 0; }
    .joiner { display: inline; margin: 0 0.3em 0 0.4em; font-size: 0.62em; }
  }
  /* In one line where the oval is widest. */
  .long-date { display: block; margin: 0 auto; font-size: min(1.15em, 4.9cqi); line-height: 1.35; white-space: nowrap; }
  .city { max-width: min(17em, calc(var(--wide) * 0.72)); margin-top: 0.5em; color: var(--ink-soft); line-height: 1.4; }

  &[data-photo] {
    /* The whole oval holds the photo; the words have the paper below. */
    .half.upper {
      padding: 0;
      height: calc(var(--cover-height) * 0.365);
      width: calc(var(--cover-height) * 0.309);
      border: 0;
    }
    ${penStrokes}
    .half.lower { width: auto; padding: 0; border: 0; }
    .window { position: absolute; inset: 9px; overflow: hidden; border-radius: 50%; }
    .names {
      margin: clamp(12px, calc(var(--cover-height) * 0.018), 20px) 0;
      font-size: min(24cqi, 12rem, calc(var(--cover-height) * 0.165 / var(--lines)), calc(83cqi / var(--ems)));
    }
    &[data-row] .names { font-size: min(calc(90cqi / var(--row)), calc(var(--cover-height) * 0.14)); }
    .swash { width: min(52cqi, 220px); height: auto; margin-bottom: 10px; color: var(--ornament-deep); }
    &:not([data-row]) .joiner { margin: 0 0 0.34em; font-size: max(0.46em, 2.25rem); }
    .before { margin-top: calc(var(--cover-height) * 0.022); }
    .long-date { max-width: none; }
    .honour, .city { max-width: none; }
    .greeting { max-width: 88cqi; font-size: 1.1em; }
  }
  /* A broad photo has the oval lying down. */
  &[data-landscape] {
    --in: 4.8px;
    .half.upper { width: min(84cqi, calc(var(--cover-height) * 0.45)); height: auto; aspect-ratio: 1.42; }
    .names { font-size: min(26cqi, 12rem, calc(var(--cover-height) * 0.185 / var(--lines)), calc(86cqi / var(--ems))); }
    &[data-row] .names { font-size: min(calc(90cqi / var(--row)), calc(var(--cover-height) * 0.16)); }
  }
  @container card (min-width: 760px) {
    --wide: min(34rem, calc(var(--cover-height) * 0.56));
    --pen: 2px;
    --curl-width: 52px;
    font-size: calc(1.1875 * var(--em));
    /* So narrow that a company's name crosses it. */
    &:not(:has(.joiner)) { --wide: min(37rem, calc(var(--cover-height) * 0.64)); --share: 0.285; }
    &:has(.joiner) { --share: 0.25; }
    &:has(.joiner) .names { --beside: 0.225; }
    /* Long names cross both sides by the same, and the strokes end in larger curls over and under them. */
    &:has(.joiner):not([data-row], [data-photo]) {
      --wide: min(42rem, calc(var(--cover-height) * 0.68));
      .half { padding-top: calc(var(--wide) * 0.065); }
      .half.lower { padding: 10px 0 calc(var(--wide) * 0.08); }
      .names { margin-block: calc(var(--cover-height) * 0.042); }
    }
    .half { padding-top: calc(var(--wide) * 0.11); }
    &:not([data-photo], :has(.joiner)) .half.upper { padding-top: calc(var(--wide) * 0.1); }
    &:not([data-row]) .joiner { margin: -0.1em 0 0.24em; font-size: 0.56em; }
    .half.lower { padding-bottom: calc(var(--wide) * 0.13); }
    .names { margin-block: calc(var(--cover-height) * 0.022); }
    &:not([data-photo], :has(.joiner)) .names { margin-block: calc(var(--cover-height) * 0.044); }
    .honour { max-width: 14em; }
  }
  ${besidePhoto}
  @media print { --wide: 84mm; &[data-landscape] .half.upper { width: 71mm; } &[data-photo] .half.upper { height: 50mm; } }

`

/** Names that are wider together, in em, have a line each. */
const longestRow = 5

function ScriptCover({ card, names, date, greeting, alone, still }: FormatProps) {
  const words = (
    <>
      {greeting && <p className="greeting">{greeting}</p>}
      <p className="honour">Nos haría muy felices {alone ? 'tenerte' : 'teneros'} con nosotros</p>
    </>
  )
  const curls = (
    <>
      <Curl />
      <Curl />
    </>
  )
  return (
    <Cover {...mounted(card)} {...oneRow(names, pinyonScript, longestRow)}>
      <div className="half upper">
        {card.coverImageUrl ? (
          <div className="window">
            <MountedPhoto card={card} still={still} share={[66, 37]} broad={[84, 46]} />
          </div>
        ) : (
          words
        )}
        {curls}
        {card.coverImageUrl && curls}
      </div>
      {card.coverImageUrl && <div className="before">{words}</div>}
      <Names broad names={names} typeface={pinyonScript} />
      {card.coverImageUrl && <Swash />}
      <div className="half lower">
        <LongDate date={date} />
        {card.ceremonyPlace && <p className="city">{card.ceremonyPlace}</p>}
        {!card.coverImageUrl && curls}
      </div>
      <AnswerLink card={card} still={still} />
    </Cover>
  )
}

/** Where the pen lifts: the stroke turns inwards and ends in a drop. */
const Curl = () => (
  <svg className="curl" viewBox="0 0 34 24" aria-hidden="true">
    <path d="M0.500 0C0.500 13 8 20 17 19c7-1 9-8 4-10-4-1-6 3-4 5" />
    <circle cx="17.500" cy="13.500" r="1.500" fill="var(--ornament-deep)" stroke="none" />
  </svg>
)

export default {
  typefaces,
  Cover: ScriptCover,
  Details: ScriptDetails,
} satisfies FormatDesign
