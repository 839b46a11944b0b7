import styled, { css, keyframes } from 'styled-components'
import type { FormatDesign, FormatProps } from '../format.ts'
import { GlassFrame } from '../ornaments/glass-frame.tsx'
import { AnswerLink } from '../parts/answer-link.tsx'
import { coverBase } from '../parts/cover.ts'
import { legalForm } from '../parts/legal-form.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { oneRow } from '../parts/one-row.ts'
import { whileOpening } from '../parts/opening.ts'
import { landscapeFocus, mounted, withPhoto } from '../photo/mounted.ts'
import { MountedPhoto } from '../photo/mounted-photo.tsx'
import { italiana } from '../typefaces/italiana.ts'
import { textWidth } from '../typefaces/typeface.ts'
import { aroundPhoto, oneLine } from './geometric/around-photo.ts'
import { GeometricDetails } from './geometric/details.tsx'
import { cutEnds, display, glassInk, sans, typefaces } from './geometric/stationery.ts'

/** The lines are drawn and the sprigs come out. */
const trace = keyframes`from { stroke-dashoffset: 1; }`
const sprout = keyframes`from { scale: 0; }`
const build = css`
  .drawn { stroke-dasharray: 1; animation: ${trace} 560ms ease-out both; }
  .sprig path { animation: ${sprout} 420ms 180ms ease-out both; }
`
/** A glass house in thin lines around the words; with a photo, that is the gem in its head or side. */
const Cover = styled.header<ReturnType<typeof mounted>>`
  ${coverBase}
  @media (min-width: 760px) { --crowded: 0.5; }
  --answer-link-ink: var(--ink);
  align-items: center;
  padding: clamp(34px, 9cqi, 60px) clamp(24px, 8cqi, 60px);
  text-align: center;
  background: var(--paper);
  color: var(--ink);
  font: 400 calc(1.03 * var(--em))/1.55 ${sans};

  .frame {
    position: absolute;
    --side: 10px;
    --end: 36px;
    inset: var(--end) var(--side);
    width: calc(100% - 2 * var(--side));
    height: calc(100% - 2 * var(--end));
    color: var(--ornament-deep);
  }
  .broad { display: none; }
  ${glassInk}
  .words {
    flex: 1;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    width: 100%;
    padding: 8px;
  }
  /* What height is left lies evenly around the names and the whole. */
  .words > :first-child, .words::after { content: ''; margin-top: auto; }
  .answer-link { padding-inline: clamp(20px, 8.4cqi, 34px); ${cutEnds('var(--ornament-deep)', 'var(--paper)')} }
  .greeting { font-size: 1.05em; text-wrap: balance; }
  .house { position: relative; padding-block: 92px; font-size: 1.12em; }
  .small { max-width: 15em; text-wrap: balance; }
  .names {
    margin-block: auto;
    padding-block: clamp(12px, var(--cover-height) * 0.046, 52px);
    font:
      400 min(
        20cqi,
        5.5rem,
        79cqi / var(--ems),
        var(--cover-height) * 0.285 / max(2, var(--lines))
      )/1.1 ${display};
    -webkit-text-stroke: min(0.02em, 0.9px + 0.006em);
    letter-spacing: 0.015em;
  }
  /* A title has no word between two people to stand off from the glass. */
  @container card (max-width: 759px) {
    /* Low names have a lower house. */
    &[data-low] .frame { --side: clamp(6px, 10cqi - 26px, 13px); --end: max(36px, calc(var(--cover-height) * 0.052)); }
    &[data-low] .house { font-size: 0.93em; .names { font-size: min(74cqi / var(--ems), (100cqi - 94px) / var(--ems), var(--cover-height) * 0.285 / max(2, var(--lines))); -webkit-text-stroke: 0.034em; } }
    &[data-low] .house .city { margin-top: 1.5em; }
    &[data-low] .house .answer-link { margin-top: calc(var(--cover-height) * 0.05); }
    &[data-low] .house .joiner { font-size: 1.9rem; line-height: 1.8; }
    .house .names:not(:has(.joiner)) { font-size: min(28cqi, 7.5rem, 74cqi / var(--ems)); line-height: 1.16; }
  }
  ${legalForm(sans)}
  .legal-form { margin-top: 0.7em; }
  .lead { margin-bottom: 0.35em; -webkit-text-stroke: 0.012em; font: 400 calc(1.5 * var(--em))/1.3 ${display}; }
  /* Its tail is as far from the second name as its arms from the first. */
  .joiner { position: relative; top: -0.17em; font-size: max(0.6em, min(3rem, var(--cover-height) * 0.058)); line-height: 1.45; color: var(--accent); }
  /* On one line of the narrow house. */
  .long-date { font-weight: 400; font-size: clamp(1rem, 4.3cqi, 1.0625em); }
  .city { max-width: 18em; margin-top: 0.9em; font-size: min(0.97em, 1.0625rem); line-height: 1.45; }
  @container card (max-width: 359px) {
    /* As high as the words need between head and foot of so narrow a frame. */
    .house { padding: 150px 14px 132px; }
    .house .greeting { font-size: 1em; }
    .house .names { font-size: min(17cqi, 74cqi / var(--ems)); }
  }
  @container card (min-width: 760px) {
    font-size: calc(1.15 * var(--em));
    .broad { display: block; --side: max(44px, 50% - 640px); --end: 39px; }
    &:not([data-photo]) .slim { display: none; }
    .house { padding-block: calc(var(--cover-height) * 0.066); font-size: 1.25em; }
    &:not([data-row]) .house:has(.joiner) { font-size: 1.13em; }
    &:not([data-row]) .house .joiner { font-size: max(0.7em, 2.75rem); line-height: 1.34; }
    &:has([data-crowded]) .house .joiner.joiner { font-size: 1.9rem; }
    &[data-row]:not([data-photo]) {
      ${oneLine}
      .names { font-size: min(12rem, 65cqi / var(--row), var(--cover-height) * 0.22); }
    }
    .names {
      font-size:
        min(
          9rem,
          62cqi / var(--ems),
          860px / var(--ems),
          var(--cover-height) * 0.166 / max(2, var(--lines))
        );
      padding-block: calc(var(--cover-height) * 0.025) calc(var(--cover-height) * 0.035);
    }
    /* Without the word between two people the lines may be higher. */
    &:not([data-photo], :has(.joiner)) .names {
      font-size: min(10rem, 62cqi / var(--ems), 800px / var(--ems), var(--cover-height) * 0.215 / max(1.15, var(--lines)));
    }
    &:not([data-photo]):has(.legal-form) {
      .house { font-size: min(1.1em, var(--cover-height) * 0.0268); }
      .names { font-size: min(10rem, 62cqi / var(--ems), 800px / var(--ems), var(--cover-height) * 0.228 / max(1.15, var(--lines))); }
      .legal-form { margin-top: 0.5em; }
    }
    .lead { font-size: calc(2.1 * var(--em)); }
    &:not([data-photo]):has(.lead) .names { padding-block: calc(var(--cover-height) * 0.034) calc(var(--cover-height) * 0.02); font-size: min(11rem, 62cqi / var(--ems), var(--cover-height) * 0.225); line-height: 1; }
    &:not([data-photo]):has(.lead) .house { font-size: 1.09em; }
    .long-date { font-size: 1.0625em; }
    .city { font-size: 0.95em; }
  }
  ${withPhoto(aroundPhoto)}
  @media print {
    &&, &&[data-photo] { flex-direction: column; padding: 9mm 12mm 4mm; }
    .broad, .tail { display: none; }
    .slim { display: block; --side: calc(50% - 62mm); --end: 9mm; }
    .words { max-width: 92mm; }
    &&[data-photo] { --end: 9mm; --side: calc(50% - 62mm); --upper: 68mm; padding-top: 80mm; }
    &&[data-landscape] { --upper: 58mm; padding-top: 70mm; }
    .names, &&[data-photo] .names {
      font-size: min(13cqi, 56cqi / var(--ems), 28mm / var(--lines));
      margin-block: 2mm;
    }
  }
  ${whileOpening(build)}
`

/** Two names that are wider together, in em, have a line each. */
const longestRow = 7
/** A line that is wider, in em, is low on a phone. */
const longest = 6.4
/** As the styles have it: with the stroke that makes this thin face legible, its letters would touch. */
const tracking = 0.015

function GeometricCover({ card, names, date, greeting, alone, still }: FormatProps) {
  const isHouse = !card.coverImageUrl
  const isBroad = landscapeFocus(card) !== null
  return (
    <Cover
      {...mounted(card)}
      {...oneRow(names, italiana, longestRow)}
      data-low={names.lines.some((line) => textWidth(italiana, line) > longest) || undefined}
    >
      {isHouse ? (
        <>
          <GlassFrame shape="broad" className="frame broad" />
          <GlassFrame shape="tall" className="frame slim" />
        </>
      ) : (
        <>
          <div className="gem">
            <div className="stone">
              <MountedPhoto card={card} still={still} share={[80, 43]} broad={[86, 49]} />
            </div>
          </div>
          <GlassFrame shape={isBroad ? 'lying' : 'beside'} className="frame broad" />
          <GlassFrame shape={isBroad ? 'slab' : 'gem'} className="frame slim upper" />
        </>
      )}
      <div className={isHouse ? 'words house' : 'words'}>
        {greeting && <p className="greeting">{greeting}</p>}
        <p className="small honour">{alone ? 'te' : 'os'} esperamos para celebrar</p>
        <Names broad names={names} typeface={italiana} tracking={tracking} formBelow />
        <LongDate date={date} />
        {card.ceremonyPlace && <p className="city">{card.ceremonyPlace}</p>}
        <AnswerLink card={card} still={still} />
      </div>
      {!isHouse && <GlassFrame shape="tailpiece" className="tail" />}
    </Cover>
  )
}

export default {
  typefaces,
  Cover: GeometricCover,
  Details: GeometricDetails,
} satisfies FormatDesign
