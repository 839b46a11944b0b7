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
import { hand, legalForm, roman, typefaces } from './script/letters.ts'
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
  --wide: min(80cqi, 30rem, max(16.5rem, calc(var(--cover-height) * 0.46)));
  /* A pointed pen: a hairline over the top, pressed where the stroke runs down. */
  --hair: 0.9px;
  --pen: 2.1px;
  /* What two people's names and the word between them leave, a title has for its lines alone. */
  --share: 0.225;
  --across: 80cqi;
  &:has(.joiner) { --share: 0.19; --across: 88cqi; }

  .half {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: end;
    width: var(--wide);
    padding: calc(var(--wide) * 0.23) 6px 14px;
  }
  .half.lower { align-content: start; padding: 10px 0 calc(var(--wide) * 0.23); }
  .half::before {
    content: '';
    position: absolute;
    inset: 0 0 -2px;
    border: solid var(--ornament-deep);
    border-width: var(--hair) var(--pen) 0;
    /* Half an ellipse, whatever the words' height: radii in px would be cut to a flat top. */
    border-radius: 50% 50% 0 0 / 100% 100% 0 0;
    /* The open side has no line at all, not even the shadow of one. */
    clip-path: inset(0 0 2px);
  }
  .half.lower::before { inset: -2px 0 0; transform: scaleY(-1); }
  .curl {
    position: absolute;
    top: 100%;
    left: 0;
    width: var(--curl-width, 38px);
    height: auto;
    aspect-ratio: 34 / 24;
    fill: var(--ornament-deep);
    overflow: visible;
  }
  .curl + .curl { left: auto; right: 0; transform: scaleX(-1); }
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
    margin: clamp(22px, calc(var(--cover-height) * 0.056), 54px) 0;
    font: 400
      min(29cqi, 12rem, calc(var(--cover-height) * var(--share) / var(--lines)), calc(var(--across) / var(--ems)))/1
      ${hand};
    color: var(--ink);
    /* Long names are small: their hairlines are a little heavier. */
    -webkit-text-stroke: clamp(0px, calc(0.75px - 0.011em), 0.35px);
  }
  .line { padding: 0.06em 0.1em; }
  .legal-form { font: 400 ${legalForm.size}em/1 ${roman}; -webkit-text-stroke: 0; }
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
    .names {
      font-size: min(calc(100cqi / var(--row)), 17rem, calc(var(--cover-height) * 0.27));
      line-height: 1.2;
      white-space: nowrap;
    }
    .line { display: inline; padding: 0; }
    .joiner { display: inline; margin: 0 0.3em 0 0.4em; font-size: 0.62em; }
  }
  /* In one line where the oval is widest. */
  .long-date { display: block; margin: 0 auto; font-size: min(1.15em, 4.9cqi); line-height: 1.35; white-space: nowrap; }
  .city {
    max-width: min(18em, calc(var(--wide) * 0.84));
    margin-top: 0.4em;
    font-size: 0.96em;
    color: var(--ink-soft);
    line-height: 1.4;
  }

  &[data-photo] {
    --pen: 1.7px;
    /* The whole oval holds the photo; the words have the paper below. */
    .half.upper {
      padding: 0;
      height: calc(var(--cover-height) * 0.365);
      width: calc(var(--cover-height) * 0.309);
    }
    ${penStrokes}
    .half.lower { width: auto; padding: 0; }
    .half.lower::before { content: none; }
    .window { position: absolute; inset: 9px; overflow: hidden; border-radius: 50%; }
    .names {
      margin: clamp(12px, calc(var(--cover-height) * 0.018), 20px) 0;
      font-size: min(24cqi, 12rem, calc(var(--cover-height) * 0.136 / var(--lines)), calc(90cqi / var(--ems)));
    }
    &[data-row] .names { font-size: min(calc(97cqi / var(--row)), calc(var(--cover-height) * 0.15)); }
    .swash { width: min(52cqi, 220px); height: auto; margin-bottom: 10px; color: var(--ornament-deep); }
    &:not([data-row]) .joiner { margin: 0 0 0.34em; font-size: max(0.46em, 2.25rem); }
    .before { margin-top: calc(var(--cover-height) * 0.022); }
    .long-date { max-width: none; }
    .honour, .city { max-width: none; }
    .greeting { max-width: 88cqi; font-size: 1.1em; }
  }
  /* A broad photo has the oval lying down. */
  &[data-landscape] {
    --in: 4.3px;
    .half.upper { width: min(80cqi, calc(var(--cover-height) * 0.45)); height: auto; aspect-ratio: 1.28; }
    .names { font-size: min(26cqi, 12rem, calc(var(--cover-height) * 0.185 / var(--lines)), calc(86cqi / var(--ems))); }
    &[data-row] .names { font-size: min(calc(97cqi / var(--row)), calc(var(--cover-height) * 0.16)); }
  }
  @container card (min-width: 760px) {
    --wide: min(36rem, calc(var(--cover-height) * 0.6));
    --hair: 1.2px;
    --pen: 3px;
    --curl-width: 54px;
    font-size: calc(1.3 * var(--em));
    /* So narrow that a company's name crosses it. */
    &:not(:has(.joiner)) { --wide: min(37rem, calc(var(--cover-height) * 0.64)); --share: 0.275; }
    &:has(.joiner) { --share: 0.25; }
    &:has(.joiner) .names { --beside: 0.225; }
    .half { padding-top: calc(var(--wide) * 0.085); }
    .half.lower { padding-bottom: calc(var(--wide) * 0.1); }
    .names { margin-block: calc(var(--cover-height) * 0.018); }
    .honour { max-width: 14em; }
    &:not([data-photo], :has(.joiner)) .half.upper { padding-top: calc(var(--wide) * 0.08); }
    &:not([data-photo], :has(.joiner)) .names { margin-block: calc(var(--cover-height) * 0.047); }
    /* Long names cross both sides by the same; over and under them the arches are flat. */
    &:has(.joiner):not([data-row], [data-photo]) {
      --wide: min(44rem, calc(var(--cover-height) * 0.76));
      font-size: calc(1.22 * var(--em));
      .half { padding-top: calc(var(--wide) * 0.05); }
      .half.lower { padding: 6px 0 calc(var(--wide) * 0.06); }
      .names { margin-block: calc(var(--cover-height) * 0.05); }
      .honour { max-width: none; }
    }
    &:not([data-row]) .joiner { margin: -0.1em 0 0.2em; font-size: 0.62em; }
  }
  ${besidePhoto}
  @media print {
    --wide: 84mm;
    &[data-landscape] .half.upper { width: 71mm; }
    &[data-photo] .half.upper { height: 50mm; }
  }

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
            <MountedPhoto card={card} still={still} share={[66, 37]} broad={[84, 51]} />
          </div>
        ) : (
          words
        )}
        {curls}
        {card.coverImageUrl && curls}
      </div>
      {card.coverImageUrl && <div className="before">{words}</div>}
      <Names broad names={names} typeface={pinyonScript} legalForm={legalForm} />
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
    <path d="M0-1V0C0 13.500 7.500 21 17.200 19.700c7.400-1.100 9.400-8.900 4-11.100-4.400-1.300-6.800 2.900-4.700 5.500a1.600 1.600 0 1 0 1.300-2.700c.7-1.500 1.900-2.300 3.200-1.900 3.900 1.700 2.100 7.900-3.900 8.700C9 19.200 1.900 12 1.880 0V-1Z" />
  </svg>
)

export default {
  typefaces,
  Cover: ScriptCover,
  Details: ScriptDetails,
} satisfies FormatDesign
