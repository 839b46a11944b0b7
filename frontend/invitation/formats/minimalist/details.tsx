import styled from 'styled-components'
import type { DetailsProps } from '../../format.ts'
import { Calendar } from '../../parts/calendar.tsx'
import { Closing } from '../../parts/closing.tsx'
import { Countdown } from '../../parts/countdown.tsx'
import { ownMarks } from '../../parts/own-marks.ts'
import { sectionsOf } from '../../parts/sections.tsx'
import { columns, edge, sans, typefaces } from './letters.ts'

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
  .prose, .list { max-width: 30em; text-wrap: balance; font-size: clamp(1.0625rem, 4cqi, 1.25rem); line-height: 1.6; }
  .list li { display: flex; flex-wrap: wrap; gap: 0 20px; align-items: baseline; }
  .map, .calendar a { text-decoration-color: var(--ornament); text-underline-offset: 0.4em; }
  .map { margin-top: 0.5rem; }
  .countdown { flex-wrap: wrap; align-items: baseline; gap: 0 1.5rem; color: var(--ink-soft); }
  .countdown .figure { flex-direction: row; align-items: baseline; gap: 0.3em; }
  .countdown .value { color: var(--ink); }
  .countdown .figure:nth-of-type(2) { flex-basis: 100%; gap: 0.6em; }
  .countdown .figure:nth-of-type(2) .value {
    font: 200 min(34cqi, 15rem)/0.95 ${sans};
    letter-spacing: -0.05em;
    margin-left: -0.04em;
  }
  .calendar { display: flex; flex-wrap: wrap; gap: 0 28px; }

  && [role='region'] { max-width: none; margin: 0; }
  [role='region'] h2 {
    font: 200 clamp(2.25rem, 9cqi, 3.5rem)/1.08 ${sans};
    letter-spacing: -0.025em;
    color: var(--ink);
    text-wrap: balance;
  }
  [role='region'] .note { color: var(--ink-soft); }
  /* Words hang from the left edge in the buttons too. */
  [role='region'] fieldset:first-of-type > label {
    place-content: center space-between;
    border-color: var(--ink);
    padding-inline: clamp(6px, 2.4cqi, 16px);
    text-align: start;
    letter-spacing: -0.01em;
    white-space: nowrap;
  }
  [role='region'] button[type='submit'] {
    min-height: 64px;
    padding-inline: 16px;
    font-weight: 300;
    font-size: 1.375rem;
    text-align: start;
  }
  [role='region'] [aria-label^='Una persona'] { border: 0; font: 200 2rem/1 ${sans}; }
  @container card (max-width: 359px) { [role='region'] fieldset:first-of-type > label { white-space: normal; } }
  .closing { padding-bottom: 0; }
  .closing-words { max-width: 22em; font: 300 clamp(1.25rem, 5cqi, 1.75rem)/1.4 ${sans}; text-wrap: pretty; }
  .signature {
    margin-top: clamp(28px, 4cqi, 56px);
    font: 200 max(1.5rem, min(4.5rem, 9cqi, calc(78cqi / var(--ems))))/1.1 ${sans};
    letter-spacing: -0.02em;
  }
  .signature span { display: block; }
  .colophon { margin-top: clamp(28px, 4cqi, 56px); font-size: 1rem; color: var(--ink-soft); }
  @container card (min-width: 760px) {
    /* Label, figure, words: three edges that go down the whole page. */
    .when, section { grid-template-columns: ${columns}; gap: 0; align-items: baseline; }
    section > div {
      grid-column: 2 / -1;
      display: grid;
      grid-template-columns: 24cqi minmax(0, 1fr);
      align-items: baseline;
    }
    .countdown .figure:nth-of-type(2) .value { font-size: min(13cqi, 11.5rem); }
    font-size: 1.1875rem;
    h2 { font-size: 1.375rem; }
    .colophon { font-size: 1.0625rem; }
    .time { grid-row: 1 / 3; font-size: clamp(3rem, 6cqi, 5.5rem); }
    .venue { font-size: clamp(1.25rem, 1.72cqi, 1.75rem); }
    .venue, .map { grid-column: 2; margin-top: 0; }
    .map { margin-top: 0.75rem; justify-self: start; }
    .prose, .list { grid-column: 1 / -1; max-width: none; font: 300 clamp(1.25rem, 2cqi, 1.75rem)/1.5 ${sans}; }
    .list { display: flex; flex-wrap: wrap; gap: 0 56px; }
    .calendar { flex-direction: column; align-self: end; }
    && [role='region'], .closing { padding-left: 28cqi; }
    && [role='region'] > * { max-width: 46rem; }
    .closing-words { max-width: none; }
  }
  @media print {
    .time { font-size: 1.75rem; }
    .venue { font-size: 1.0625rem; margin-top: 0.25rem; }
    section::before { right: 0; }
  }
`

export function MinimalistDetails({ card, names, date, still, children }: DetailsProps) {
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
