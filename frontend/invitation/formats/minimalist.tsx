import styled, { css, keyframes } from 'styled-components'
import type { DetailsProps, FormatDesign, FormatProps } from '../format.ts'
import { AnswerLink } from '../parts/answer-link.tsx'
import { Calendar } from '../parts/calendar.tsx'
import { Closing } from '../parts/closing.tsx'
import { Countdown } from '../parts/countdown.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { whileOpening } from '../parts/opening.ts'
import { ownMarks } from '../parts/own-marks.ts'
import { sectionsOf } from '../parts/sections.tsx'
import { MountedPhoto } from '../photo/mounted-photo.tsx'
import { jost } from '../typefaces/jost.ts'
import { fontStack } from '../typefaces/typeface.ts'

const sans = fontStack(jost)
/** The one left edge that everything hangs from. */
const edge = 'clamp(28px, 11cqi, 200px)'

const drawn = keyframes`from { transform: scaleX(0); }`

/** The single rule is the horizon of the page; a photo is a band that leaves it on one side. */
const Cover = styled.header`
  ${coverBase}
  padding: clamp(32px, 8cqi, 96px) ${edge} 0;
  font: 400 var(--em)/1.5 ${sans};

  --answer-link-fill: var(--paper);
  --answer-link-ink: var(--ink);
  --answer-link-line: var(--ink);

  .greeting { color: var(--ink-soft); max-width: 20em; }
  .names {
    margin-top: auto;
    padding-top: 18cqi;
    font: 200 min(18cqi, 9.25rem, calc(88cqi / var(--ems)), calc(var(--cover-height) * 0.33 / var(--lines)))/1.04 ${sans};
    letter-spacing: -0.02em;
    /* The hairlines of a long name, which is set smaller, stay as strong. */
    -webkit-text-stroke: max(0px, calc(0.7px - 0.008em));
  }
  .lead {
    margin-bottom: 0.8em;
    font: 400 calc(1.0625 * var(--em))/1.4 ${sans};
    letter-spacing: 0;
    color: var(--ink-soft);
  }
  .joiner {
    font-size: max(0.44em, 1.875rem);
    font-weight: 400;
    line-height: 1.3;
    -webkit-text-stroke: 0;
    letter-spacing: 0;
    color: var(--accent);
  }
  .rule {
    height: 1px;
    margin: clamp(28px, 8cqi, 64px) calc(-1 * ${edge}) 0 0;
    background: var(--ink);
    border: 0;
  }
  .date {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 32px;
    padding: clamp(18px, 4cqi, 32px) 0 clamp(36px, 9cqi, 72px);
  }
  .numerals {
    font: 200 min(19cqi, 8.5rem)/1.1 ${sans};
    letter-spacing: -0.045em;
    margin-left: -0.04em;
    font-variant-numeric: tabular-nums;
  }
  .numerals span { color: var(--accent); }

  .band {
    position: relative;
    overflow: hidden;
    flex: 1 1 calc(var(--cover-height) * 0.34);
    min-height: calc(var(--cover-height) * 0.28);
    margin: clamp(20px, 5cqi, 32px) calc(-1 * ${edge}) 0 0;
  }
  /* A pale photo has an edge too. */
  .band::after { content: ''; position: absolute; inset: 0; box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--ink) 12%, transparent); }
  &[data-photo] {
    padding-top: clamp(24px, 6cqi, 56px);
    .names {
      margin: 0;
      padding-top: clamp(20px, 6cqi, 40px);
      font-size: min(15cqi, 6rem, calc(90cqi / var(--ems)), calc(var(--cover-height) * 0.22 / var(--lines)));
    }
    .rule { margin-top: clamp(16px, 5cqi, 40px); }
    .date { padding: clamp(10px, 2.4cqi, 24px) 0 clamp(20px, 5cqi, 48px); }
    .numerals { font-size: min(15cqi, 7rem); }
  }
  @container card (min-width: 760px) {
    .names { padding-top: 6cqi; }
    &[data-photo] {
      padding-right: calc(42cqi + 3cqi);
      .band { position: absolute; inset: 0 0 auto auto; width: 42cqi; height: clamp(84%, 52.5cqi, 100%); margin: 0; }
      .date { align-items: center; }
      .numerals { flex-basis: 100%; }
      .names { margin-top: auto; font-size: min(7cqi, 7rem, calc(46cqi / var(--ems)), calc(var(--cover-height) * 0.3 / var(--lines))); }
      .rule { margin-right: -3cqi; }
      .numerals { font-size: min(10cqi, 7.5rem); }
    }
  }
  @media print {
    /* Heads stay in a band that leaves room for two places. */
    .band { min-height: 66mm; }
    &&[data-photo] .names { padding-top: 5mm; font-size: min(10cqi, calc(62cqi / var(--ems))); }
    &[data-photo] .numerals { font-size: 11cqi; }
  }
  ${whileOpening(css`.rule { transform-origin: left; animation: ${drawn} 600ms ease-out; }`)}
`
const cross =
  'polygon(0 8%, 8% 0, 50% 42%, 92% 0, 100% 8%, 58% 50%, 100% 92%, 92% 100%, 50% 58%, 8% 100%, 0 92%, 42% 50%)'

const Details = styled.div`
  padding: clamp(56px, 9cqi, 128px) ${edge} clamp(56px, 8cqi, 112px);
  font: 400 1.0625rem/1.6 ${sans};
  --display-font: ${sans};
  --text-font: ${sans};
  --field: transparent;
  --field-lines: 0 0 1px;
  --label-font: ${sans};
  --control-radius: 0;
  --button-radius: 0;
  --answer-align: start;
  --mark-line: var(--ink);
  --mark-radius: 0;
  --mark-shape: ${cross};
  ${ownMarks}

  /* Every label on the wall hangs from a line that leaves the page on the right. */
  .when, section, && [role='region'], .closing {
    position: relative;
    padding: clamp(18px, 2.2cqi, 28px) 0 clamp(48px, 7cqi, 88px);
    &::before {
      content: '';
      position: absolute;
      top: 0;
      left: 0;
      right: calc(-1 * ${edge});
      border-top: 1px solid var(--hairline);
    }
  }
  .when::before { display: none; }
  .when { padding-top: 0; }
  .when, section { display: grid; gap: 14px; }
  h2 { font: 400 1.0625rem/1.6 ${sans}; color: var(--ink-soft); }
  .time { font: 200 clamp(3rem, 12cqi, 4.5rem)/1 ${sans}; letter-spacing: -0.035em; margin-left: -0.03em; }
  .venue { margin-top: 0.75rem; font: 300 clamp(1.25rem, 5cqi, 1.75rem)/1.35 ${sans}; text-wrap: pretty; }
  .prose, .list { max-width: 30em; font-size: clamp(1.0625rem, 4cqi, 1.25rem); line-height: 1.6; }
  .list li { display: flex; flex-wrap: wrap; gap: 0 20px; align-items: baseline; }
  .map, .calendar a { text-decoration-color: var(--ornament); text-underline-offset: 0.4em; }
  .map { margin-top: 0.5rem; }
  .countdown { flex-wrap: wrap; align-items: baseline; gap: 0 1.5rem; color: var(--ink-soft); }
  .countdown .figure { flex-direction: row; align-items: baseline; gap: 0.3em; }
  .countdown .value { color: var(--ink); }
  .countdown .figure:nth-of-type(2) { flex-basis: 100%; gap: 0.15em; }
  .countdown .figure:nth-of-type(2) .value { font: 200 min(34cqi, 15rem)/0.95 ${sans}; letter-spacing: -0.05em; margin-left: -0.04em; }
  .calendar { display: flex; flex-wrap: wrap; gap: 0 28px; }

  && [role='region'] { max-width: none; margin: 0; }
  [role='region'] h2 { font: 200 clamp(2.25rem, 9cqi, 3.5rem)/1.08 ${sans}; letter-spacing: -0.025em; color: var(--ink); text-wrap: balance; }
  [role='region'] .note { color: var(--ink-soft); }
  /* Words hang from the left edge in the buttons too. */
  [role='region'] fieldset:first-of-type > label { place-content: center space-between; border-color: var(--ink); padding-inline: 16px; text-align: start; }
  [role='region'] button[type='submit'] { min-height: 64px; padding-inline: 16px; font-weight: 300; font-size: 1.375rem; text-align: start; }
  .closing { padding-bottom: 0; }
  .closing-words { max-width: 22em; font: 300 clamp(1.25rem, 5cqi, 1.75rem)/1.4 ${sans}; text-wrap: pretty; }
  .signature { margin-top: clamp(28px, 4cqi, 56px); font: 200 max(1.5rem, min(4.5rem, 9cqi, calc(78cqi / var(--ems))))/1.1 ${sans}; letter-spacing: -0.02em; }
  .signature span { display: block; }
  .colophon { margin-top: clamp(28px, 4cqi, 56px); font-size: 1rem; color: var(--ink-soft); }
  @container card (min-width: 760px) {
    .when, section { grid-template-columns: 3fr 7fr; gap: 0 40px; align-items: baseline; }
    .when .calendar { grid-column: 2; margin-top: 20px; }
    && [role='region'], .closing { padding-left: calc(30% + 12px); }
    && [role='region'] > * { max-width: 36rem; }
    .time + .venue { margin-top: 1rem; }
  }
  @media print { .time { font-size: 1.75rem; } .venue { font-size: 1.0625rem; margin-top: 0.25rem; } section::before { right: 0; } }
`
const typefaces = [jost]

function MinimalistCover({ card, names, date, greeting, still }: FormatProps) {
  return (
    <Cover data-photo={card.coverImageUrl ? 'mounted' : undefined}>
      <p className="greeting">{greeting ?? 'Invitación'}</p>
      {card.coverImageUrl && (
        <div className="band">
          <MountedPhoto card={card} still={still} shape="plate" />
        </div>
      )}
      <Names names={names} typeface={jost} />
      <hr className="rule" />
      <div className="date">
        <p className="numerals" aria-hidden="true">
          {date.day.padStart(2, '0')}
          <span>.</span>
          {date.monthNumber}
          <span>.</span>
          {date.year.slice(-2)}
        </p>
        <LongDate date={date} />
        <AnswerLink card={card} still={still} />
      </div>
    </Cover>
  )
}

function MinimalistDetails({ card, names, date, still, children }: DetailsProps) {
  return (
    <Details>
      <div className="when">
        <h2>Cuándo</h2>
        <Countdown date={date} still={still} />
        <Calendar />
      </div>
      {sectionsOf(card).map(({ key, title, content }) => (
        <section key={key}>
          <h2>{title}</h2>
          <div>{content}</div>
        </section>
      ))}
      {children}
      <Closing card={card} names={names} typefaces={typefaces} />
    </Details>
  )
}

export default {
  typefaces,
  Cover: MinimalistCover,
  Details: MinimalistDetails,
} satisfies FormatDesign
